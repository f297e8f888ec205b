import type { ApiRequest } from '#lib/generated/prisma/client.ts'
import { isId, momentOf } from '#lib/ids.ts'
import type { RequestView } from '#lib/requests/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toRequestView = (row: ApiRequest): RequestView =>
  withoutAbsent({
    id: row.id,
    createdAt: momentOf(row.id).toISOString(),
    method: row.method,
    path: row.path,
    operation: row.operationPath,
    status: row.status,
    durationMs: row.durationMs,
    errorCode: row.errorCode,
    error: row.error,
    orderId: row.orderId,
    keyId: isId('apiKey', row.callerId) ? row.callerId : null,
    userId: isId('user', row.callerId) ? row.callerId : null,
    idempotencyKey: row.idempotencyKey,
    replayed: row.replayed,
  })

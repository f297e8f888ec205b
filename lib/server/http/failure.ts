import { sqlState } from '#lib/db.ts'
import { ApiError, errorStatuses } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { jsonResponse } from '#lib/server/http/json-response.ts'

/** The specification's own answer to a request without a bearer token: these bytes and no member more. */
export const missingBearerBody = '{"error":"Authorization bearer token is required"}'

const unavailableStates = new Set([
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
])

function isDatabaseOutOfReach(error: unknown): boolean {
  if (unavailableStates.has(sqlState(error) ?? '')) return true
  let at: unknown = error
  for (let depth = 0; depth < 6 && typeof at === 'object' && at !== null; depth += 1) {
    const seen = at as {
      code?: unknown
      kind?: unknown
      cause?: unknown
      meta?: { driverAdapterError?: unknown }
      message?: unknown
    }
    if (typeof seen.code === 'string' && unreachableCodes.has(seen.code)) return true
    if (
      seen.kind === 'DatabaseNotReachable' ||
      seen.kind === 'ConnectionClosed' ||
      seen.kind === 'SocketTimeout' ||
      seen.kind === 'TooManyConnections'
    )
      return true
    at = seen.meta?.driverAdapterError ?? seen.cause
  }
  return false
}

/** What went wrong, as a refusal: an ApiError as it is, an unreachable database as 503, anything else as a silent 500. */
function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseOutOfReach(error)) {
    log.warn('database out of reach', { requestId, cause: error instanceof Error ? error.message : String(error) })
    return new ApiError('unavailable', 'The service is out of reach for the moment. Try again shortly.', {
      headers: { 'Retry-After': '2' },
    })
  }
  log.error('unexpected failure', error, { requestId })
  return new ApiError('internal', 'Something went wrong on our side. The requestId finds it in our logs.')
}

/** A refusal as callers read it. */
export const errorBodyOf = ({ message, code, members, details }: ApiError, requestId: string) => ({
  error: message,
  code,
  requestId,
  ...members,
  ...(details === undefined ? {} : { details }),
})

export function errorResponse(error: unknown, requestId: string, headers: Record<string, string>): Response {
  const refusal = asApiError(error, requestId)
  return jsonResponse(JSON.stringify(errorBodyOf(refusal, requestId)), {
    status: errorStatuses[refusal.code],
    headers: { ...headers, ...refusal.headers, 'Content-Type': 'application/json' },
  })
}

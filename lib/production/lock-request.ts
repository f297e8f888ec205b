import { lockClient } from '#lib/clients/lock-client.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { Client } from '#lib/generated/prisma/client.ts'

/** A client whose request for production is open, under its row lock: nothing is written beside a decision. */
export async function lockRequest(tx: Tx, clientId: string): Promise<Client> {
  if ((await lockClient(tx, clientId)) === 0) throw notFound()
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  if (client.productionState !== 'requested')
    throw new ApiError('production_not_requested', 'No request for production is open.')
  return client
}

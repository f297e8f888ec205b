import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { ApiKey } from '#lib/generated/prisma/client.ts'

export async function lockKey(tx: Tx, { clientId, environment }: CustomerActor, keyId: string): Promise<ApiKey> {
  await tx.$queryRaw`SELECT 1 FROM api_keys WHERE id = ${keyId} AND client_id = ${clientId} FOR UPDATE`
  const row = await tx.apiKey.findFirst({ where: { id: keyId, clientId, environment } })
  if (!row) throw notFound()
  return row
}

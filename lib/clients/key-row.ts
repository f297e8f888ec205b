import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { Prisma, type ApiKey } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

const lockOwn = defineCommand(
  (id: string, clientId: string) =>
    Prisma.sql`SELECT 1 FROM api_keys WHERE id = ${id} AND client_id = ${clientId} FOR UPDATE`,
)

export async function lockKey(tx: Tx, { clientId, environment }: CustomerActor, keyId: string): Promise<ApiKey> {
  await lockOwn(tx, keyId, clientId)
  const row = await tx.apiKey.findFirst({ where: { id: keyId, clientId, environment } })
  if (!row) throw notFound()
  return row
}

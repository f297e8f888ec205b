import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { SignOnDomain } from '#lib/generated/prisma/client.ts'

export async function getDomainRow(tx: Tx, { clientId }: CustomerActor, id: string): Promise<SignOnDomain> {
  const row = await tx.signOnDomain.findFirst({ where: { id, clientId } })
  if (!row) throw notFound()
  return row
}

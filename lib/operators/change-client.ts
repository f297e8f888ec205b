import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Client, Prisma } from '#lib/generated/prisma/client.ts'
import { audit } from '#lib/operators/audit.ts'

type Change = { action: string; reason?: string | undefined; data: Prisma.ClientUpdateInput }

// Under the row lock, so that before and after in the audit log are what this action found and left.
export async function changeClient(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  { action, reason, data }: Change,
): Promise<{ before: ClientView; after: ClientView }> {
  const [locked] = await tx.$queryRaw<Pick<Client, 'id'>[]>`SELECT id FROM clients WHERE id = ${clientId} FOR UPDATE`
  if (!locked) throw notFound()
  const before = toClientView(await tx.client.findUniqueOrThrow({ where: { id: clientId } }))
  const after = toClientView(await tx.client.update({ where: { id: clientId }, data }))
  await audit(tx, actor, { action, targetType: 'client', targetId: clientId, reason, before, after })
  return { before, after }
}

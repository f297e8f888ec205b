import type { OperatorActor } from '#lib/actor.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import type { DeedName } from '#lib/operators/action-names.ts'
import { audit } from '#lib/operators/audit.ts'
import { defineLock } from '#lib/sql.ts'

type Change = {
  action: DeedName
  reason?: string | undefined
  data: Prisma.ClientUpdateInput | ((before: ClientView) => Prisma.ClientUpdateInput)
}

export const lockClient = defineLock('clients')

// Under the row lock, so that before and after in the audit log are what this action found and left.
export async function changeClient(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  { action, reason, data }: Change,
): Promise<{ before: ClientView; after: ClientView }> {
  if ((await lockClient(tx, clientId)) === 0) throw notFound()
  const before = toClientView(await tx.client.findUniqueOrThrow({ where: { id: clientId } }))
  const change = typeof data === 'function' ? data(before) : data
  const after = toClientView(await tx.client.update({ where: { id: clientId }, data: change }))
  await audit(tx, actor, { action, targetType: 'client', targetId: clientId, reason, before, after })
  return { before, after }
}

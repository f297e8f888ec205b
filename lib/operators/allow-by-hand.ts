import type { OperatorActor } from '#lib/actor.ts'
import { openForPeople } from '#lib/clients/open-for-people.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { toClientView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'

/** Lets a client's people order in production; its keys wait for `enableProduction`. Repeating it changes and mails nothing. */
export async function allowByHand(tx: Tx, actor: OperatorActor, clientId: string): Promise<ClientView> {
  const before = await tx.client.findUnique({ where: { id: clientId } })
  if (!before) throw notFound()
  await openForPeople(tx, clientId, actor)
  const after = toClientView(await tx.client.findUniqueOrThrow({ where: { id: clientId } }))
  const was = toClientView(before)
  await audit(tx, actor, {
    action: 'client.allow_by_hand',
    targetType: 'client',
    targetId: clientId,
    before: was,
    after,
  })
  return after
}

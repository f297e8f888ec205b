import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import { getDomainRow } from '#lib/sign-on/domain-row.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { toSignOnView } from '#lib/sign-on/view.ts'

/** Gives a domain up: nobody of it comes in for the first time any more. Who has come in is known by more than the address. */
export async function removeDomain(tx: Tx, actor: CustomerActor, domainId: string): Promise<SignOnView> {
  const { clientId } = actor
  await lockClient(tx, clientId)
  await requireStillOwner(tx, actor)
  const { domain } = await getDomainRow(tx, actor, domainId)
  await tx.signOnDomain.delete({ where: { id: domainId } })
  await recordClientAction(tx, { clientId, actor, type: 'sign_on.domain_removed', payload: { domain } })
  return toSignOnView(tx, clientId)
}

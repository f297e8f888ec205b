import { randomBytes } from 'node:crypto'
import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { toSignOnView } from '#lib/sign-on/view.ts'

const mostDomains = 20

/** Claims a domain. That alone opens nothing: anybody may claim any. */
export async function addDomain(tx: Tx, actor: CustomerActor, domain: string): Promise<SignOnView> {
  const { clientId } = actor
  await lockClient(tx, clientId)
  await requireStillOwner(tx, actor)
  if (await tx.signOnDomain.findFirst({ where: { clientId, domain } })) return toSignOnView(tx, clientId)
  if ((await tx.signOnDomain.count({ where: { clientId } })) >= mostDomains)
    throw invalid('domain', `cannot be added: you have ${mostDomains}, which is the limit. Remove one first`)
  const token = randomBytes(24).toString('base64url')
  await tx.signOnDomain.create({ data: { id: newId('domain'), clientId, domain, token } })
  await recordClientAction(tx, { clientId, actor, type: 'sign_on.domain_added', payload: { domain } })
  return toSignOnView(tx, clientId)
}

import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { tellOwner } from '#lib/mail/tell-owner.ts'
import { endBegunSessions } from '#lib/factors/end-begun-sessions.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { requireStillOwner } from '#lib/members/permissions.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { toSignOnView } from '#lib/sign-on/view.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Takes single sign-on away, and ends what it has begun. Domains stay proved, and who somebody is at the provider stays known. */
export async function removeSignOn(tx: Tx, actor: CustomerActor): Promise<SignOnView> {
  const { clientId } = actor
  await lockClient(tx, clientId)
  await requireStillOwner(tx, actor)
  const { count } = await tx.signOn.deleteMany({ where: { clientId } })
  if (count > 0) {
    await endBegunSessions(tx, { clientId, except: actor.sessionId })
    await recordClientAction(tx, { clientId, actor, type: 'sign_on.removed' })
    const { name } = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { name: true } })
    const what = t('nobodySignsInToAt', { name })
    await tellOwner(tx, actor, t('singleSignOnOfWas', { name }), what)
  }
  return toSignOnView(tx, clientId)
}

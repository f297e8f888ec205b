import type { PersonActor } from '#lib/actor.ts'
import { isUniqueViolation } from '#lib/database-errors.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { refusal } from '#lib/refusals.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'
import { sealOf } from '#lib/users/reset-password.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Changes an address by the link that was mailed to the new one, and tells both. Whose account it is says so, signed in: an address
 * that was typed wrongly is a stranger's, who reads that mail too.
 */
export async function confirmAddress(tx: Tx, actor: PersonActor, token: string): Promise<{ email: string }> {
  const { userId, email, seal, from, sessionId } = readLink('address', token)
  const owner = await findOwner(tx, actor)
  if (owner.id !== userId) throw invalid('token', refusal('linkForOtherAccount'))
  if (owner.email !== from || sealOf(owner) !== seal) throw brokenLink()
  const letter = securityLetter(
    t('theAddressOfYourCallslip'),
    t('theAddressOfYourAccount', { from, email }),
    owner.origin,
  )
  // While it is theirs: a mail is of whoever has its address.
  await postMail(tx, { to: owner, letter })
  const asked = sessionId === undefined ? {} : { sessions: { some: { id: sessionId, endedAt: null } } }
  // The old address in the WHERE: of one link used twice at once, one counts.
  const { count } = await tx.user
    .updateMany({
      where: { id: userId, email: from, sessionVersion: owner.sessionVersion, disabledAt: null, ...asked },
      data: { email, emailVerifiedAt: new Date() },
    })
    .catch((error: unknown) => {
      // Somebody has registered with it since, or in this very moment: the index knows.
      throw isUniqueViolation(error) ? brokenLink() : error
    })
  if (count === 0) throw brokenLink()
  await postMail(tx, { to: { ...owner, email }, letter })
  return { email }
}

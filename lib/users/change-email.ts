import type { PersonActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { mayMail } from '#lib/users/few-mails.ts'
import { makeLink } from '#lib/users/mail-link.ts'
import { requireFewAttempts } from '#lib/users/register.ts'
import { sealOf } from '#lib/users/reset-password.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'
import { refusal } from '#lib/refusals.ts'

const t = wordsOf(catalogue)

/**
 * Before the transaction, so that whoever tries many addresses is stopped, and nobody holds one connection to wait for another. Returns
 * whether the new address is mailed once more.
 */
export async function prepareChange(actor: PersonActor, email: string): Promise<boolean> {
  const owner = await findOwner(getDb(), actor)
  if (email === owner.email) throw invalid('email', refusal('emailSame'))
  await requireFewAttempts('email', owner.id, owner.origin.network)
  return mayMail('email', email, owner.origin.network)
}

/**
 * Mails a link to the new address that changes it, and tells the old one. Where the address is somebody else's, they are
 * told, and the caller learns nothing of the difference.
 */
export async function changeEmail(
  tx: Tx,
  actor: PersonActor,
  email: string,
  mails: boolean,
): Promise<{ success: true }> {
  const owner = await findOwner(tx, actor)
  const taken = await tx.user.findUnique({ where: { email }, select: { name: true } })
  const { sessionId } = actor
  const link = makeLink('address', { userId: owner.id, email, seal: sealOf(owner), from: owner.email, sessionId })
  if (mails)
    await postMail(tx, {
      // Whoever reads there has not said yet that they are the person who asks.
      to: { email, ...(taken ? { name: taken.name } : {}) },
      letter: taken ? takenLetter() : confirmLetter(link),
    })
  const asked = securityLetter(t('anotherAddressWasAskedFor'), t('theAddressOfYourAccountIs', { email }), owner.origin)
  await postMail(tx, { to: owner, letter: asked })
  return { success: true }
}

export const confirmLetter = (url: string): Letter => ({
  subject: t('confirmYourNewAddressFor'),
  body: [t('somebodyProbablyYouWantsTo'), t('theLinkWorksOnceAnd')],
  link: { label: t('useThisAddress'), url, secret: true },
})

export const takenLetter = (): Letter => ({
  subject: t('yourAddressWasAskedFor'),
  body: [t('somebodyPerhapsYouAskedTo'), t('ifBothAccountsAreYours')],
  link: { label: t('signIn'), url: portalUrl('/sign-in') },
})

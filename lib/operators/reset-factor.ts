import type { Tx } from '#lib/db.ts'
import { forgetFactors } from '#lib/factors/forget-factors.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { recordCommand } from '#lib/operators/record-command.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Takes a lost factor off an account, with everything that stands in for it, and ends its sessions. The person is told, for
 * it is what a thief would talk an operator into. Undefined where nobody has the address.
 */
export async function resetFactor(tx: Tx, email: string): Promise<number | undefined> {
  const user = await tx.user.findUnique({ where: { email } })
  if (!user) return undefined
  const factors = await forgetFactors(tx, user.id)
  // The demo's operator as well, from now on.
  await tx.user.update({ where: { id: user.id }, data: { factorExempt: false } })
  await endSessions(tx, user.id)
  await recordCommand(tx, 'person.reset_factor', user.id, { before: { factors }, after: { factors: 0 } })
  const letter = securityLetter(
    t('theSecondFactorOfYour'),
    t('yourPasskeysAuthenticatorAppsAnd', { until: user.operator ? t('atYourNextSignIn') : t('untilYouAddANew') }),
    { network: null, agent: t('aCommandOnTheServer') },
  )
  await postMail(tx, { to: user, letter })
  return factors
}

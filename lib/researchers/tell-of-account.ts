import { askedFrom, type PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-researcher.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Tells a researcher that what they earn goes to another account from now on, whoever's hand it was. */
export async function tellOfAccount(
  tx: Tx,
  actor: PersonActor,
  researcherId: string,
  replaced: boolean,
): Promise<void> {
  const { user } = await tx.researcher.findUniqueOrThrow({ where: { id: researcherId }, select: { user: true } })
  if (!user) return
  const where = actor.environment === 'development' ? t('inTheRehearsal') : ''
  const letter = securityLetter(
    replaced ? t('thePayoutAccountOfYour') : t('thePayoutAccountOfYourProfileWasOpened'),
    t('whatYouEarnGoesTo', {
      where,
      change: replaced ? t('putInThePlaceOf') : t('opened'),
      who: actor.type === 'operator' ? t('byAnOperator') : '',
    }),
    // An operator's place is nobody else's business.
    actor.type === 'operator' ? { network: null, agent: null } : askedFrom(actor),
  )
  await postMail(tx, { to: user, letter })
}

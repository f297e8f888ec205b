import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { factorRequired } from '#lib/factors/factor-required.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import type { FactorView } from '#lib/factors/schema.ts'
import { toFactorView } from '#lib/factors/view.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Takes a factor off an account; with the last one go the recovery codes. An operator keeps one. */
export async function removeFactor(tx: Tx, actor: PersonActor, id: string): Promise<FactorView> {
  const owner = await findOwner(tx, actor)
  await lockOwner(tx, owner.id)
  const row = await tx.factor.findFirst({ where: { id, userId: owner.id } })
  if (!row) throw notFound()
  const last = (await tx.factor.count({ where: { userId: owner.id } })) === 1
  if (last && owner.operator && !owner.factorExempt)
    throw factorRequired('An operator keeps at least one. Add another one first, then remove this one.')
  await tx.factor.delete({ where: { id } })
  if (last) await tx.recoveryCode.deleteMany({ where: { userId: owner.id } })
  const what = row.kind === 'passkey' ? t('passkey') : t('authenticatorApp')
  const letter = securityLetter(
    t('theWasRemovedFromYour', { what, name: row.name }),
    t('theSignsNobodyInAny', { what, name: row.name, now: last ? t('fromNowOnThePassword') : '' }),
    owner.origin,
  )
  await postMail(tx, { to: owner, letter })
  return toFactorView(row)
}

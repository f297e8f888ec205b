import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { factorRequired } from '#lib/factors/factor-required.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import { lockOwner } from '#lib/factors/lock-owner.ts'
import { makeRecoveryCodes } from '#lib/factors/make-recovery-codes.ts'
import type { NewRecoveryCodesView } from '#lib/factors/schema.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export async function renewRecoveryCodes(tx: Tx, actor: PersonActor): Promise<NewRecoveryCodesView> {
  const owner = await findOwner(tx, actor)
  await lockOwner(tx, owner.id)
  if ((await tx.factor.count({ where: { userId: owner.id } })) === 0)
    throw factorRequired('Add a passkey or an authenticator app first: recovery codes stand in for one.')
  const recoveryCodes = await makeRecoveryCodes(tx, owner.id)
  const letter = securityLetter(t('yourCallslipRecoveryCodesAre'), t('tenNewRecoveryCodesWere'), owner.origin)
  await postMail(tx, { to: owner, letter })
  return { left: recoveryCodes.length, recoveryCodes }
}

import type { Tx } from '#lib/db.ts'
import type { Owner } from '#lib/factors/find-owner.ts'
import { makeRecoveryCodes } from '#lib/factors/make-recovery-codes.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Makes ten others in place of a person's recovery codes, and tells them: those that they have kept are void. */
export async function replaceRecoveryCodes(tx: Tx, owner: Owner): Promise<string[]> {
  const letter = securityLetter(t('yourCallslipRecoveryCodesAre'), t('tenNewRecoveryCodesWere'), owner.origin)
  await postMail(tx, { to: owner, letter })
  return makeRecoveryCodes(tx, owner.id)
}

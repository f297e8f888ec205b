import type { Tx } from '#lib/db.ts'
import { hashOfCode } from '#lib/factors/make-recovery-codes.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter, type SeenFrom } from '#lib/mail/security-letter.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whether a recovery code is one of a person's, and still good; it isn't afterwards, and the person is told. */
export async function takeRecoveryCode(tx: Tx, userId: string, code: string, origin: SeenFrom): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, hash: hashOfCode(code), usedAt: null },
    data: { usedAt: new Date() },
  })
  if (count === 0) return false
  const [to, left] = await Promise.all([
    tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, email: true } }),
    tx.recoveryCode.count({ where: { userId, usedAt: null } }),
  ])
  const letter = securityLetter(t('aRecoveryCodeWasUsed'), t('oneOfYourRecoveryCodes', { left }), origin)
  await postMail(tx, { to, letter })
  return true
}

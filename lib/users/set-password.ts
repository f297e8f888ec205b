import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter, type SeenFrom } from '#lib/mail/security-letter.ts'
import { endSessions } from '#lib/factors/end-sessions.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Owner = { id: string; name: string; email: string; passwordHash: string; emailVerifiedAt: Date | null }

/** The old hash and address in the WHERE: of two changes at once, or of one link used twice at once, one counts. */
export async function setPassword(tx: Tx, user: Owner, passwordHash: string, origin: SeenFrom): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash, email: user.email },
    data: { passwordHash, sessionVersion: { increment: 1 }, emailVerifiedAt: user.emailVerifiedAt ?? new Date() },
  })
  if (count === 0) return false
  await endSessions(tx, user.id)
  await postMail(tx, { to: user, letter: changedLetter(origin) })
  return true
}

const changedLetter = (origin: SeenFrom) =>
  securityLetter(t('yourCallslipPasswordHasBeen'), t('yourPasswordForCallslipHas'), origin)

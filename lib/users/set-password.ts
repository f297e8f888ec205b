import type { Tx } from '#lib/db.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { securityLetter, type SeenFrom } from '#lib/mail/security-letter.ts'
import { endSessions } from '#lib/users/end-sessions.ts'

type Owner = { id: string; name: string; email: string; passwordHash: string; emailVerifiedAt: Date | null }

/** The old hash in the WHERE: of two changes at once, or of one link used twice at once, one counts. */
export async function setPassword(tx: Tx, user: Owner, passwordHash: string, origin: SeenFrom): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash, sessionVersion: { increment: 1 }, emailVerifiedAt: user.emailVerifiedAt ?? new Date() },
  })
  if (count === 0) return false
  await endSessions(tx, user.id)
  await postMail(tx, { to: user, letter: changedLetter(origin) })
  return true
}

const changedLetter = (origin: SeenFrom) =>
  securityLetter(
    'Your Callslip password has been changed',
    'Your password for Callslip has been changed, and everyone who was signed in with the old one is signed out.',
    origin,
  )

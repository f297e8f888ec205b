import type { Tx } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/send-mail.ts'

type Owner = { id: string; name: string; email: string; passwordHash: string; emailVerifiedAt: Date | null }

/** The old hash in the WHERE: of two changes at once, or of one link used twice at once, one counts. */
export async function setPassword(tx: Tx, user: Owner, passwordHash: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash, sessionVersion: { increment: 1 }, emailVerifiedAt: user.emailVerifiedAt ?? new Date() },
  })
  if (count === 0) return false
  const text = `Hello ${user.name},\n\nyour password for Callslip has been changed, and everyone who was signed in with the old one is signed out.\n\nIf that was not you, write to us at once.`
  await postMail(tx, {
    dedupeKey: `password:${newId('mail')}`,
    recipient: user.email,
    subject: 'Your Callslip password has been changed',
    text,
  })
  return true
}

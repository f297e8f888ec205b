import { createHash } from 'node:crypto'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { Letter } from '#lib/mail/letter.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { brokenLink, makeLink, readLink } from '#lib/users/mail-link.ts'
import { hashPassword } from '#lib/users/password.ts'
import { requireFewAttempts } from '#lib/users/register.ts'

const sealOf = (user: { passwordHash: string; sessionVersion: number }) =>
  createHash('sha256').update(`${user.sessionVersion}:${user.passwordHash}`).digest('base64url')

/** Mails a link for choosing a new password, where the address has an account; the caller can't tell. */
export async function forgotPassword(email: string): Promise<void> {
  await requireFewAttempts('forgot', email)
  const user = await getDb().user.findUnique({ where: { email } })
  if (!user || user.disabledAt) return
  const link = makeLink('reset', { userId: user.id, seal: sealOf(user) })
  await inTransaction((tx) => postMail(tx, { to: user, letter: resetLetter(link) }))
}

const resetLetter = (url: string): Letter => ({
  subject: 'Choose a new password for Callslip',
  body: [
    'Choose a new password for Callslip with the link below.',
    'The link works once and is good for an hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  ],
  link: { label: 'Choose a new password', url },
})

/** Sets the password behind a link and ends every session; answers whose it was. */
export async function resetPassword(token: string, password: string): Promise<{ email: string }> {
  const { userId, seal } = readLink('reset', token)
  const user = await getDb().user.findUnique({ where: { id: userId } })
  if (!user || user.disabledAt || sealOf(user) !== seal) throw brokenLink()
  const passwordHash = await hashPassword(password)
  const changed = await inTransaction((tx) => setPassword(tx, user, passwordHash))
  if (!changed) throw brokenLink()
  return { email: user.email }
}

type Owner = { id: string; name: string; email: string; passwordHash: string; emailVerifiedAt: Date | null }

/** The old hash in the WHERE: of two changes at once, or of one link used twice at once, one counts. */
export async function setPassword(tx: Tx, user: Owner, passwordHash: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash, sessionVersion: { increment: 1 }, emailVerifiedAt: user.emailVerifiedAt ?? new Date() },
  })
  if (count === 0) return false
  await postMail(tx, { to: user, letter: changedLetter })
  return true
}

const changedLetter: Letter = {
  subject: 'Your Callslip password has been changed',
  body: [
    'Your password for Callslip has been changed, and everyone who was signed in with the old one is signed out.',
    'If that was not you, write to us at once.',
  ],
}

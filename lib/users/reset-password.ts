import { createHash } from 'node:crypto'
import { getDb, inTransaction } from '#lib/db.ts'
import type { SeenFrom } from '#lib/mail/security-letter.ts'
import { brokenLink, readLink } from '#lib/users/mail-link.ts'
import { hashPassword, requireUncommon } from '#lib/users/password.ts'
import { setPassword } from '#lib/users/set-password.ts'

/** What a link is bound to: a mailbox that was left behind must not open the account. */
export const sealOf = (user: { passwordHash: string; sessionVersion: number; email: string }) =>
  createHash('sha256').update(`${user.sessionVersion}:${user.passwordHash}:${user.email}`).digest('base64url')

/** Sets the password behind a link and ends every session; returns whose it was. */
export async function resetPassword(token: string, password: string, origin: SeenFrom): Promise<{ email: string }> {
  const { userId, seal } = readLink('reset', token)
  const user = await getDb().user.findUnique({ where: { id: userId } })
  if (!user || user.disabledAt || sealOf(user) !== seal) throw brokenLink()
  await requireUncommon(password, 'password')
  const passwordHash = await hashPassword(password)
  const changed = await inTransaction((tx) => setPassword(tx, user, passwordHash, origin))
  if (!changed) throw brokenLink()
  return { email: user.email }
}

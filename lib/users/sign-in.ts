import { z } from 'zod'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb } from '#lib/db.ts'
import { isPassword } from '#lib/users/password.ts'

const credentials = z.object({ email: z.string().trim().toLowerCase().max(320), password: z.string().min(1).max(200) })

export type SignedIn = { id: string; name: string; email: string; sessionVersion: number }

const attempts = { perMinute: 10, burst: 10 }

/** The person behind an address and a password; null where they don't fit, or after ten failures in a minute. */
export async function signIn(given: unknown): Promise<SignedIn | null> {
  const parsed = credentials.safeParse(given)
  if (!parsed.success || /[\u0000]/.test(parsed.data.email) || !parsed.data.email.isWellFormed()) return null
  const { email, password } = parsed.data
  const { drawn } = await drawTokens(`login:${email}`, 'development', attempts, 1)
  if (drawn < 1) return null
  const user = await getDb().user.findUnique({ where: { email } })
  if (!(await isPassword(password, user?.passwordHash)) || !user || user.disabledAt) return null
  // Only failures count: what was drawn for a success goes back.
  await drawTokens(`login:${email}`, 'development', attempts, -1)
  return { id: user.id, name: user.name, email: user.email, sessionVersion: user.sessionVersion }
}

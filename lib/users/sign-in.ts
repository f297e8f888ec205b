import { z } from 'zod'
import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb } from '#lib/db.ts'
import { hashOf } from '#lib/users/register.ts'
import { isPassword } from '#lib/users/password.ts'

const credentials = z.object({ email: z.string().trim().toLowerCase().max(320), password: z.string().min(1).max(200) })

export type SignedIn = { id: string; name: string; email: string; sessionVersion: number }

// From one network: against one account, and against all of them together. Against one account from everywhere there is a
// limit too, so wide that its owner is locked out only by an attack from many networks at once.
const limits = (address: string, network: string) => [
  [`login:${hashOf(address)}:${network}`, { perMinute: 2, burst: 10 }] as const,
  [`login:from ${network}`, { perMinute: 10, burst: 60 }] as const,
  [`login:${hashOf(address)}`, { perMinute: 30, burst: 300 }] as const,
]

/** The person behind an address and a password; null where they don't fit, or after too many failures. */
export async function signIn(given: unknown, network: string | null): Promise<SignedIn | null> {
  const parsed = credentials.safeParse(given)
  if (!parsed.success || /[\u0000]/.test(parsed.data.email) || !parsed.data.email.isWellFormed()) return null
  const { email, password } = parsed.data
  const buckets = limits(email, network ?? 'an unknown network')
  // One after the other: a network that has used up its own takes nothing from the account's.
  for (const [bucket, allowance] of buckets)
    if ((await drawTokens(bucket, 'development', allowance, 1)).drawn < 1) return null
  const user = await getDb().user.findUnique({ where: { email } })
  if (!(await isPassword(password, user?.passwordHash)) || !user || user.disabledAt) return null
  // Only failures count: what was drawn for a success goes back.
  await Promise.all(buckets.map(([bucket, allowance]) => drawTokens(bucket, 'development', allowance, -1)))
  return { id: user.id, name: user.name, email: user.email, sessionVersion: user.sessionVersion }
}

import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { hashOf } from '#lib/users/sign-in-limits.ts'

const fiveADay = 5 / (24 * 60)

/**
 * Whether an address that somebody typed is mailed once more: five times a day for one network, or one client, and ten times for all
 * together. It is for the mail alone: the answer is the same. From one nobody uses up what is another's, and from two
 * not what is of a network that is `known`: the account was signed in to from there.
 */
export async function mayMail(occasion: string, address: string, from: string | null, known = false): Promise<boolean> {
  const to = `${occasion}:to ${hashOf(address)}`
  const own = `${to}:${from ?? 'an unknown network'}`
  const { drawn } = await drawTokens(own, 'development', { perMinute: fiveADay, burst: 5 }, 1)
  if (drawn < 1 || known) return drawn === 1
  return (await drawTokens(to, 'development', { perMinute: fiveADay, burst: 10 }, 1)).drawn === 1
}

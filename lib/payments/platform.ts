import type Stripe from 'stripe'
import type { Environment } from '#lib/env.ts'
import { getProvider } from '#lib/payments/provider.ts'

const known = new Map<Environment, { country: string; askedAt: number }>()

/** The country of our own account at the provider, on which depends what researchers' accounts may be. It doesn't change. */
export async function getPlatformCountry(environment: Environment): Promise<string> {
  const kept = known.get(environment)
  if (kept && Date.now() - kept.askedAt < 3_600_000) return kept.country
  const { country = '' }: Stripe.Account = await getProvider(environment).stripe.accounts.retrieveCurrent()
  known.set(environment, { country, askedAt: Date.now() })
  return country
}

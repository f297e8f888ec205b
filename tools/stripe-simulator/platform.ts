import { z } from 'zod'
import type { Call } from '#tools/stripe-simulator/call.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** What is true of the platform's own account; a control route changes it. */
const Platform = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('FR'),
  charges_enabled: z.boolean().default(true),
  /** When its balance goes to its bank. */
  payouts: z.enum(['manual', 'daily']).default('manual'),
  /** Whether it may use the first version of the accounts API, which Stripe opens to new platforms only when asked in the dashboard. */
  accounts_v1: z.boolean().default(true),
  /** Whether it has answered for its connected accounts' losses, without which it may open none. */
  profile_complete: z.boolean().default(true),
  /** Whether Stripe has let it pay recipients outside its market, which nobody may of themselves. */
  cross_border: z.boolean().default(false),
  /** Countries whose accounts may have transfers without card payments; all but the US where not said. */
  transfers_only: z.array(z.string()).optional(),
})
type Platform = z.output<typeof Platform>

export const readPlatform = (store: Store): Platform => Platform.parse(JSON.parse(store.setting('platform') ?? '{}'))

export function setPlatform(store: Store, body: unknown): Platform {
  store.set('platform', JSON.stringify(Platform.parse(body)))
  return readPlatform(store)
}

/** GET /v1/account: whoever's key it is. */
export function retrievePlatform(call: Call): unknown {
  call.params.only()
  const { country, charges_enabled, payouts } = readPlatform(call.store)
  return {
    id: 'acct_platform',
    object: 'account',
    business_profile: { name: 'Callslip (simulated)' },
    charges_enabled,
    country,
    default_currency: country === 'US' ? 'usd' : 'eur',
    details_submitted: true,
    payouts_enabled: true,
    settings: {
      ...{ branding: {}, card_payments: {}, dashboard: {}, payments: {} },
      payouts: { debit_negative_balances: true, schedule: { delay_days: 2, interval: payouts } },
    },
    type: 'standard',
  }
}

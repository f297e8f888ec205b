import type Stripe from 'stripe'
import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import { getProvider } from '#lib/payments/provider.ts'

/**
 * A researcher's account at the provider in one environment: the present one, or one opened now. `onboarding`: it is on its
 * way to the provider's pages, which the simulator then insists on too; accounts of the demo are ready without.
 */
export async function openAccount(
  researcher: Researcher & { accounts: ResearcherAccount[] },
  environment: Environment,
  { onboarding = false } = {},
): Promise<Stripe.Account> {
  const { stripe } = getProvider(environment)
  const known = researcher.accounts.find((account) => account.environment === environment)
  if (known) return stripe.accounts.retrieve(known.accountId)
  return stripe.accounts.create(
    {
      type: 'express',
      capabilities: { transfers: { requested: true } },
      business_type: 'individual',
      metadata: { researcher_id: researcher.id, ...(onboarding ? { onboarding: 'required' } : {}) },
    },
    { idempotencyKey: `callslip-account-${environment}-${researcher.id}${onboarding ? '-onboarding' : ''}` },
  )
}

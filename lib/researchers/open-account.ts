import type Stripe from 'stripe'
import { alpha2Of } from '#lib/countries.ts'
import type { Environment } from '#lib/env.ts'
import type { Researcher, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import { getPlatformCountry } from '#lib/payments/platform.ts'
import { getProvider, isUnknown } from '#lib/payments/provider.ts'
import { termsOf, toTermsParams } from '#lib/researchers/account-terms.ts'
import { createAccount, isTransfersOnlyRefusal } from '#lib/researchers/create-account.ts'
import type { OnboardInput } from '#lib/payments/schema.ts'

export type WithAccounts = Researcher & { accounts: ResearcherAccount[] }

/**
 * The account that a researcher has in one environment, as the provider shows it; undefined where there is none, or none
 * that today's provider knows: a rehearsal may have been on the simulator.
 */
export async function findAccount(
  { accounts }: Pick<WithAccounts, 'accounts'>,
  environment: Environment,
): Promise<Stripe.Account | undefined> {
  const known = accounts.find((account) => account.environment === environment)
  if (!known) return undefined
  try {
    return await getProvider(environment).stripe.accounts.retrieve(known.accountId)
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

/**
 * A researcher's account at the provider in one environment: the present one, or one opened now. `onboarding`: it is on its
 * way to the provider's pages, which the simulator then insists on too; accounts of the demo are ready without.
 */
export async function openAccount(
  researcher: WithAccounts,
  environment: Environment,
  { countryISOA3, businessType = 'individual', onboarding = false }: OnboardInput & { onboarding?: boolean } = {},
): Promise<Stripe.Account> {
  const present = await findAccount(researcher, environment)
  if (present) return present
  const platform = await getPlatformCountry(environment)
  // Whoever works in one country only most likely lives there.
  const [only, ...others] = researcher.countries
  const country = alpha2Of(countryISOA3 ?? (others.length === 0 ? (only ?? '') : '')) ?? platform
  const terms = termsOf(platform, country)
  const params: Stripe.AccountCreateParams = {
    // Its holder has a small dashboard of the provider's, which also collects what is required; fees and losses are ours.
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    ...(country === '' ? {} : { country }),
    business_type: businessType,
    metadata: { researcher_id: researcher.id, ...(onboarding ? { onboarding: 'required' } : {}) },
  }
  try {
    return await createAccount(researcher, environment, { ...params, ...toTermsParams(terms) })
  } catch (error) {
    // Where the provider hasn't approved accounts that are only paid, one that may take cards too is no different to us.
    // A recipient can't.
    if (!isTransfersOnlyRefusal(error) || terms.agreement === 'recipient') throw error
    return createAccount(researcher, environment, { ...params, ...toTermsParams({ ...terms, cardPayments: true }) })
  }
}

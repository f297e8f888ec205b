import type Stripe from 'stripe'
import type { ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { notFound } from '#lib/errors.ts'
import { askProvider, getProvider } from '#lib/payments/provider.ts'
import type { OnboardInput } from '#lib/payments/schema.ts'
import { findOwnResearcher } from '#lib/researchers/get-profile.ts'
import { rethrowRefusal } from '#lib/researchers/create-account.ts'
import { openAccount } from '#lib/researchers/open-account.ts'

export type Onboarding = { account: Stripe.Account; url: string }

/** The provider's half, outside the transaction: the account there is, or a new one, and a link to what it still asks for. */
export async function prepareOnboarding(actor: ResearcherActor, input: OnboardInput = {}): Promise<Onboarding> {
  const researcher = await findOwnResearcher(getDb(), actor)
  if (!researcher) throw notFound()
  const { PORTAL_URL } = getEnv()
  const back = (came: string) => `${PORTAL_URL}/research/profile?environment=${actor.environment}&payout=${came}`
  return askProvider(async () => {
    const account = await openAccount(researcher, actor.environment, { ...input, onboarding: true }).catch(
      rethrowRefusal,
    )
    const link = await getProvider(actor.environment).stripe.accountLinks.create({
      // A stale link leads to `refresh_url`; the page there asks for a new one.
      account: account.id,
      type: 'account_onboarding',
      return_url: back('returned'),
      refresh_url: back('stale'),
    })
    return { account, url: link.url }
  })
}

import type { ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { askProvider, getProvider } from '#lib/payments/provider.ts'
import { findOwnResearcher } from '#lib/researchers/get-profile.ts'

/** A link that signs the account's holder in at the provider; it works once, so it is made when it is wanted. */
export async function prepareDashboard(actor: ResearcherActor): Promise<{ url: string }> {
  const researcher = await findOwnResearcher(getDb(), actor)
  const account = researcher?.accounts.find(({ environment }) => environment === actor.environment)
  if (!account?.hasDashboard)
    throw new ApiError(
      'researcher_account_not_ready',
      'There is no dashboard yet: the payout account has to be opened, and the questions answered, first.',
    )
  const { stripe } = getProvider(actor.environment)
  const { url } = await askProvider(() => stripe.accounts.createLoginLink(account.accountId))
  return { url }
}

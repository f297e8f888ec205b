import type Stripe from 'stripe'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { AccountState } from '#lib/generated/prisma/client.ts'
import { getProvider } from '#lib/payments/provider.ts'

/** What an account at the provider means for us: can money be sent there? */
export function stateOf(account: Stripe.Account): { state: AccountState; requirementsDue: string[] } {
  const requirementsDue = account.requirements?.currently_due ?? []
  if (account.capabilities?.transfers === 'active' && account.payouts_enabled)
    return { state: 'active', requirementsDue }
  return { state: account.details_submitted ? 'restricted' : 'pending', requirementsDue }
}

/** Keeps the present state of a researcher's payment account; unknown accounts are none of ours. */
export async function refreshAccount(environment: Environment, accountId: string): Promise<void> {
  const known = await getDb().researcherAccount.findFirst({ where: { accountId, environment } })
  if (!known) return
  const account = await getProvider(environment).stripe.accounts.retrieve(accountId)
  await getDb().researcherAccount.update({ where: { accountId }, data: stateOf(account) })
}

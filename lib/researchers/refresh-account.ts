import type Stripe from 'stripe'
import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { AccountState, ResearcherAccount } from '#lib/generated/prisma/client.ts'
import { getProvider } from '#lib/payments/provider.ts'

type Kept = Pick<
  ResearcherAccount,
  'accountId' | 'state' | 'requirementsDue' | 'requirementsDeadline' | 'country' | 'hasDashboard'
>

/** `pending`: its holder has yet to answer everything, or the provider to look at the answers; `restricted`: stopped until somebody acts. */
function stateOf({ capabilities, payouts_enabled, details_submitted, requirements }: Stripe.Account): AccountState {
  if (capabilities?.transfers === 'active' && payouts_enabled) return 'active'
  if (/^(rejected\.|(listed|under_review|platform_paused)$)/.test(requirements?.disabled_reason ?? ''))
    return 'restricted'
  const isDue = [requirements?.currently_due, requirements?.past_due].some((due) => due && due.length > 0)
  return details_submitted && isDue ? 'restricted' : 'pending'
}

/** What we keep of an account at the provider: above all, can money be sent there? */
export function toAccountRow(account: Stripe.Account): Kept {
  const { requirements, controller, details_submitted, country } = account
  const deadline = requirements?.current_deadline ?? null
  return {
    accountId: account.id,
    state: stateOf(account),
    requirementsDue: requirements?.currently_due ?? [],
    requirementsDeadline: deadline === null ? null : new Date(deadline * 1000),
    country: country ?? null,
    hasDashboard: details_submitted && (controller?.stripe_dashboard?.type === 'express' || account.type === 'express'),
  }
}

/** Keeps the present state of a researcher's payment account; unknown accounts are none of ours. */
export async function refreshAccount(environment: Environment, accountId: string): Promise<void> {
  const known = await getDb().researcherAccount.findFirst({ where: { accountId, environment } })
  if (!known) return
  const account = await getProvider(environment).stripe.accounts.retrieve(accountId)
  await getDb().researcherAccount.update({ where: { accountId }, data: toAccountRow(account) })
}

import type Stripe from 'stripe'
import type { ResearcherActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { askProvider } from '#lib/payments/provider.ts'
import { findOwnResearcher, getProfile } from '#lib/researchers/get-profile.ts'
import { keepAccount } from '#lib/researchers/keep-account.ts'
import { findAccount } from '#lib/researchers/open-account.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'

/** The account as the provider has it now; undefined where none was opened. */
export async function prepareRefresh(actor: ResearcherActor): Promise<Stripe.Account | undefined> {
  const researcher = await findOwnResearcher(getDb(), actor)
  return researcher ? askProvider(() => findAccount(researcher, actor.environment)) : undefined
}

/** Keeps what the provider says by now, for whoever comes back from its pages before its own event does. */
export async function refreshOwnAccount(
  tx: Tx,
  actor: ResearcherActor,
  account: Stripe.Account | undefined,
): Promise<ResearchProfileView> {
  if (account) await keepAccount(tx, actor, actor.id, account)
  return getProfile(tx, actor)
}

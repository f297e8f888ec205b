import type Stripe from 'stripe'
import type { ResearcherActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { notFound } from '#lib/errors.ts'
import { askProvider, getProvider } from '#lib/payments/provider.ts'
import { findOwnResearcher, getProfile } from '#lib/researchers/get-profile.ts'
import { openAccount } from '#lib/researchers/open-account.ts'
import { stateOf } from '#lib/researchers/refresh-account.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'

export type Onboarding = { account: Stripe.Account; url: string }

/** The provider's half, outside the transaction: the account there is, or a new one, and a link to what it still asks for. */
export async function prepareOnboarding(actor: ResearcherActor): Promise<Onboarding> {
  const researcher = await findOwnResearcher(getDb(), actor)
  if (!researcher) throw notFound()
  const { PORTAL_URL } = getEnv()
  const back = (came: string) => `${PORTAL_URL}/research/profile?environment=${actor.environment}&payout=${came}`
  return askProvider(async () => {
    const account = await openAccount(researcher, actor.environment, { onboarding: true })
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

/** The account as the provider has it now; undefined where none was opened. */
export async function retrieveAccount(actor: ResearcherActor): Promise<Stripe.Account | undefined> {
  const researcher = await findOwnResearcher(getDb(), actor)
  const known = researcher?.accounts.find(({ environment }) => environment === actor.environment)
  return known && askProvider(() => getProvider(actor.environment).stripe.accounts.retrieve(known.accountId))
}

export async function keepOwnAccount(
  tx: Tx,
  { id: researcherId, environment }: ResearcherActor,
  account: Stripe.Account,
): Promise<void> {
  const content = { accountId: account.id, ...stateOf(account) }
  await tx.researcherAccount.upsert({
    where: { researcherId_environment: { researcherId, environment } },
    create: { researcherId, environment, ...content },
    update: content,
  })
}

/** Keeps what the provider says by now, for whoever comes back from its pages before its own event does. */
export async function refreshOwnAccount(
  tx: Tx,
  actor: ResearcherActor,
  account: Stripe.Account | undefined,
): Promise<ResearchProfileView> {
  if (account) await keepOwnAccount(tx, actor, account)
  return getProfile(tx, actor)
}

import type Stripe from 'stripe'
import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'

export async function keepOwnAccount(
  tx: Tx,
  { id: researcherId, environment }: ResearcherActor,
  account: Stripe.Account,
): Promise<void> {
  const content = toAccountRow(account)
  await tx.researcherAccount.upsert({
    where: { researcherId_environment: { researcherId, environment } },
    create: { researcherId, environment, ...content },
    update: content,
  })
}

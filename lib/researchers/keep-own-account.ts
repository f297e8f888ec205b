import type Stripe from 'stripe'
import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'
import { tellOfAccount } from '#lib/researchers/tell-of-account.ts'

export async function keepOwnAccount(tx: Tx, actor: ResearcherActor, account: Stripe.Account): Promise<void> {
  const { id: researcherId, environment } = actor
  const content = toAccountRow(account)
  const known = await tx.researcherAccount.findUnique({
    where: { researcherId_environment: { researcherId, environment } },
  })
  await tx.researcherAccount.upsert({
    where: { researcherId_environment: { researcherId, environment } },
    create: { researcherId, environment, ...content },
    update: content,
  })
  if (known?.accountId !== content.accountId) await tellOfAccount(tx, actor, researcherId, known !== null)
}

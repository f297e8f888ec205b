import type Stripe from 'stripe'
import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { tellOwner } from '#lib/mail/tell-owner.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'

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
  if (known?.accountId === content.accountId) return
  await tellOwner(
    tx,
    actor,
    'The payout account of your Callslip profile is another one',
    `What you earn${environment === 'development' ? ' in the sandbox' : ''} goes to a payout account that was ${known ? 'put in the place of the one before' : 'opened'} just now.`,
  )
}

import type Stripe from 'stripe'
import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { enqueue } from '#lib/jobs.ts'
import { lookAtAccountJob, paymentQueue } from '#lib/payments/jobs.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'
import { tellOfAccount } from '#lib/researchers/tell-of-account.ts'

/**
 * Keeps what somebody has just heard of a researcher's account, and has it looked at once more in a moment: on the way here it may have
 * become older than what an event has brought meanwhile. Returns what was kept before, and what is now.
 */
export async function keepAccount(tx: Tx, actor: PersonActor, researcherId: string, account: Stripe.Account) {
  const { environment } = actor
  const content = toAccountRow(account)
  const where = { researcherId_environment: { researcherId, environment } }
  const known = await tx.researcherAccount.findUnique({ where })
  await tx.researcherAccount.upsert({ where, create: { researcherId, environment, ...content }, update: content })
  const { accountId } = content
  await enqueue(
    tx,
    lookAtAccountJob,
    { environment, accountId },
    { queue: paymentQueue(accountId), key: `account:${accountId}`, delayMs: 2_000 },
  )
  if (known?.accountId !== accountId) await tellOfAccount(tx, actor, researcherId, known !== null)
  return { known, content }
}

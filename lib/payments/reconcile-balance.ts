import type Stripe from 'stripe'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma, type Payment, type ShareMovement } from '#lib/generated/prisma/client.ts'
import { bookedAs, isOfBalance, keepTransactions, toTransactionRow } from '#lib/payments/keep-transactions.ts'
import { toPosting } from '#lib/payments/ledger.ts'
import { postToLedger } from '#lib/payments/post-to-ledger.ts'
import { writePostings } from '#lib/payments/write-postings.ts'
import { getProvider, isConfigured } from '#lib/payments/provider.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'
import { planSync } from '#lib/payments/plan-sync.ts'
import { defineCommand, defineQuery, int8, text } from '#lib/sql.ts'

const DAY_MS = 86_400_000

/**
 * Holds the ledger against the provider's own books: every movement of the platform's balance has its posting, and what is
 * left over agrees with the balance that the provider states. A movement of one of our payments that was missed sets off a
 * look at that payment; one of no payment is posted as it is, to be explained by an operator where it has to be.
 */
export async function reconcileBalance(environment: Environment): Promise<void> {
  if (!isConfigured(environment)) return
  const { stripe } = getProvider(environment)
  const db = getDb()
  const checks = await db.balanceCheck.findMany({ where: { environment } })
  // All that was booked until the last time is kept, for only then was that written: the newest that is kept may be of a payment,
  // looked at by itself, with others missing before it.
  const last = Math.min(...checks.map(({ checkedAt }) => checkedAt.getTime()))
  const since = Number.isFinite(last) ? { created: { gte: Math.floor((last - DAY_MS) / 1000) } } : {}
  const page: Stripe.BalanceTransaction[] = []
  for await (const booked of stripe.balanceTransactions.list({ ...since, limit: 100, expand: ['data.source'] })) {
    if (isOfBalance(booked)) page.push(booked)
    if (page.length === 100) await keepPage(environment, page.splice(0))
  }
  await keepPage(environment, page)
  const balance = await stripe.balance.retrieve()
  // One that is empty may not be stated any more.
  const stated = new Map(checks.map(({ currency }) => [currency, 0]))
  for (const { currency, amount } of [...balance.available, ...balance.pending])
    stated.set(currency.toUpperCase(), (stated.get(currency.toUpperCase()) ?? 0) + amount)
  for (const [currency, amount] of stated) await keepCheck(db, environment, currency, BigInt(amount))
}

async function keepPage(environment: Environment, page: readonly Stripe.BalanceTransaction[]): Promise<void> {
  const db = getDb()
  const rows = await db.balanceTransaction.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    select: { id: true },
  })
  const known = new Set(rows.map(({ id }) => id))
  for (const booked of page.filter(({ id }) => !known.has(id))) {
    const payment = await findPayment(environment, booked)
    const movement = payment ? null : await findMovement(environment, booked)
    if (payment) await inTransaction((tx) => planSync(tx, payment, true))
    else if (!movement) await keepForeign(environment, booked)
    // Whoever is just asking for it keeps its answer, or looks for it again.
    else if (movement.status !== 'pending') await keepMove(movement, booked)
  }
}

/** The payment whose charge, refund or dispute the balance was moved by. */
async function findPayment(environment: Environment, { source }: Stripe.BalanceTransaction): Promise<Payment | null> {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  const paymentIntentId = typeof intent === 'object' ? intent?.id : intent
  return paymentIntentId ? getDb().payment.findFirst({ where: { environment, paymentIntentId } }) : null
}

/** By the provider's id, or by ours where its answer isn't kept yet; one that was given up is nobody's. */
async function findMovement(environment: Environment, { source }: Stripe.BalanceTransaction) {
  if (typeof source !== 'object' || source === null) return null
  const ours = 'metadata' in source ? source.metadata?.['movement_id'] : undefined
  const underway = ours === undefined ? [] : [{ id: ours, status: { not: 'refused' as const } }]
  const where = { payment: { environment }, OR: [{ providerId: source.id }, ...underway] }
  return getDb().shareMovement.findFirst({ where, include: { payment: true } })
}

/** A transfer or reversal that was answered before it was booked. */
const keepMove = (
  { payment, amountMinor }: ShareMovement & { payment: Payment },
  booked: Stripe.BalanceTransaction,
): Promise<void> =>
  withLockedPayment(payment, async (tx, order, current) => {
    await postToLedger(tx, order, await keepTransactions(tx, current, bookedAs(booked, -amountMinor)))
  })

const keepForeign = (environment: Environment, booked: Stripe.BalanceTransaction) =>
  inTransaction(async (tx) => {
    for (const booking of bookedAs(booked, booked.amount)) {
      const row = toTransactionRow(environment, null, booking)
      await tx.balanceTransaction.createMany({ data: [row], skipDuplicates: true })
      await writePostings(tx, [toPosting(row, row.currency)], { environment, paymentId: null })
    }
  })

const keepCheck = defineCommand(
  (environment: Environment, currency: string, stated: bigint) => Prisma.sql`
    INSERT INTO balance_checks AS c (environment, currency, provider_minor, ledger_minor, checked_at, differs_since)
    SELECT ${environment}::"Environment", ${currency}, ${stated}::bigint, ledger, now(), CASE WHEN ledger <> ${stated}::bigint THEN now() END
    FROM (SELECT coalesce(sum(amount_minor), 0)::bigint AS ledger FROM ledger_entries
      WHERE environment = ${environment}::"Environment" AND account = 'provider' AND currency = ${currency}) l
    ON CONFLICT (environment, currency) DO UPDATE SET provider_minor = excluded.provider_minor, ledger_minor = excluded.ledger_minor,
      checked_at = excluded.checked_at, differs_since = CASE WHEN excluded.differs_since IS NOT NULL THEN coalesce(c.differs_since, excluded.differs_since) END`,
)

/** What the ledger knows no reason for, in each currency. */
export const findUnexplained = defineQuery(
  { currency: text, sum: int8, movements: int8 },
  (environment: Environment) => Prisma.sql`
    SELECT e.currency, sum(-e.amount_minor)::bigint AS sum, count(*) AS movements FROM ledger_entries e
    WHERE e.environment = ${environment}::"Environment" AND e.account = 'unassigned' AND NOT starts_with(e.posting, 'explained:')
      AND NOT EXISTS (SELECT 1 FROM ledger_entries x WHERE x.posting = 'explained:' || e.posting)
    GROUP BY e.currency ORDER BY e.currency`,
)

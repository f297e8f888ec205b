import { expect } from 'vitest'
import { snapshot } from '#lib/billing/schema.ts'
import { getDb } from '#lib/db.ts'
import { stripe } from '#tools/testing/market.ts'

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

/**
 * Holds a customer's statements, all of them together, against the provider's books: what was charged to their cards, less what
 * went back and what their banks gave them; and each one's total against its own lines and entries.
 */
export async function checkStatements(clientId: string): Promise<void> {
  const statements = await getDb().billingDocument.findMany({ where: { clientId, kind: 'statement' } })
  for (const { totalMinor, snapshot: stored } of statements) {
    const { entries = [], lines } = snapshot.parse(stored)
    expect(lines.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(totalMinor)
    expect(entries.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(totalMinor)
  }
  const payments = await getDb().payment.findMany({ where: { order: { clientId }, chargeId: { not: null } } })
  let kept = 0
  for (const { paymentIntentId } of payments) {
    const id = paymentIntentId ?? ''
    const intent = await stripe.paymentIntents.retrieve(id)
    const { data: refunds } = await stripe.refunds.list({ payment_intent: id, limit: 100 })
    const { data: disputes } = await stripe.disputes.list({ payment_intent: id })
    kept +=
      intent.amount_received -
      sum(refunds.filter(({ status }) => status === 'succeeded')) -
      sum(disputes.filter(({ status }) => status === 'lost'))
  }
  expect(statements.reduce((total, { totalMinor }) => total + totalMinor, 0)).toBe(kept)
}

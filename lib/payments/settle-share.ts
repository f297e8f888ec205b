import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma, type Payment, type ShareMovement } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { settlePayment } from '#lib/payments/settle-payment.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { getProvider, isRefusal } from '#lib/payments/provider.ts'
import { withLockedPayment } from '#lib/payments/sync-payment.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'

/**
 * Moves a researcher's share to where it is due: what they are owed is transferred, what they owe is reversed, one recorded
 * try after the other. The provider's refusal ends the tries for now, and stands on the payment: an operator sees it, and
 * the sweep, their account's next change or the operator begin anew. What can't be taken back is offset by later shares.
 */
export async function settleShare(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment) return
  for (;;) {
    const movement = await withLockedPayment(payment, (tx, _order, current) => findOrPlan(tx, current))
    if (!movement || !(await carryOut(payment, movement))) return
  }
}

/** The try that is underway, or the next one that is needed. Call it under the order's lock. */
async function findOrPlan(tx: Tx, payment: Payment): Promise<ShareMovement | undefined> {
  const underway = await tx.shareMovement.findFirst({ where: { paymentId: payment.id, status: 'pending' } })
  if (underway) return underway
  const owed = payment.shareDueMinor - payment.shareSentMinor
  if (owed === 0) return undefined
  return owed > 0 ? planTransfer(tx, payment, owed) : planReversal(tx, payment, -owed)
}

async function planTransfer(tx: Tx, payment: Payment, owed: number): Promise<ShareMovement | undefined> {
  const left = owed - (await offsetDebts(tx, payment, owed))
  if (left === 0) return undefined
  return tx.shareMovement.create({
    data: { id: newId('shareMovement'), paymentId: payment.id, kind: 'transfer', amountMinor: left },
  })
}

/** A reversal of the newest transfer that anything is left of. */
async function planReversal(tx: Tx, payment: Payment, owing: number): Promise<ShareMovement | undefined> {
  const done = await tx.shareMovement.findMany({
    where: { paymentId: payment.id, status: 'succeeded' },
    orderBy: { id: 'desc' },
  })
  for (const { kind, providerId, amountMinor } of done) {
    if (kind !== 'transfer' || providerId === null) continue
    const taken = done
      .filter(({ transferId }) => transferId === providerId)
      .reduce((sum, row) => sum - row.amountMinor, 0)
    const amount = Math.min(owing, amountMinor - taken)
    if (amount <= 0) continue
    return tx.shareMovement.create({
      data: {
        id: newId('shareMovement'),
        paymentId: payment.id,
        kind: 'reversal',
        amountMinor: -amount,
        transferId: providerId,
      },
    })
  }
  await noteRefusal(tx, payment.id, 'No transfer is left to take it back from.')
  return undefined
}

const lockDebts = defineQuery(
  { id: text, debt: int4 },
  (environment: Environment, accountId: string, currency: string) => Prisma.sql`
    SELECT id, share_sent_minor - share_due_minor AS debt FROM payments
    WHERE share_due_minor <> share_sent_minor AND environment = ${environment}::"Environment" AND share_refused_at IS NOT NULL
      AND share_sent_minor > share_due_minor AND researcher_account_id = ${accountId} AND currency = ${currency}
    ORDER BY id FOR NO KEY UPDATE`,
)

/**
 * Sets what a researcher owes for other payments, because a reversal was refused, off against this one. Both rows of a pair
 * commit together. Returns how much that was. Only payments that are owed to lock ones that owe, so none waits in a circle.
 */
async function offsetDebts(tx: Tx, payment: Payment, owed: number): Promise<number> {
  let left = owed
  const debts = await lockDebts(tx, payment.environment, payment.researcherAccountId, payment.currency)
  for (const { id, debt } of debts) {
    const amount = Math.min(left, debt)
    // A reversal that is underway may still succeed.
    const underway = await tx.shareMovement.count({ where: { paymentId: id, status: 'pending' } })
    if (amount === 0 || underway > 0) continue
    await tx.shareMovement.createMany({
      data: [
        { paymentId: id, counterpartId: payment.id, amountMinor: -amount },
        { paymentId: payment.id, counterpartId: id, amountMinor: amount },
      ].map((row) => ({ ...row, id: newId('shareMovement'), kind: 'offset', status: 'succeeded' })),
    })
    const settled = amount === debt ? { shareRefusedAt: null, shareRefusal: null } : {}
    await tx.payment.update({ where: { id }, data: { shareSentMinor: { decrement: amount }, ...settled } })
    await tx.payment.update({ where: { id: payment.id }, data: { shareSentMinor: { increment: amount } } })
    left -= amount
  }
  return owed - left
}

const noteRefusal = (tx: Tx, id: string, shareRefusal: string) =>
  tx.payment.update({ where: { id }, data: { shareRefusedAt: new Date(), shareRefusal } })

/** Asks the provider, and keeps what it answers. Returns whether it moved. */
async function carryOut(payment: Payment, movement: ShareMovement): Promise<boolean> {
  let made: { id: string }
  try {
    made = (await findMade(payment, movement)) ?? (await create(payment, movement))
  } catch (error) {
    if (!isRefusal(error)) throw error
    const refusal = { status: 'refused', refusalCode: error.code ?? null, refusal: error.message } as const
    await withLockedPayment(payment, async (tx) => {
      await tx.shareMovement.update({ where: { id: movement.id }, data: refusal })
      await noteRefusal(tx, payment.id, error.message)
    })
    return false
  }
  await withLockedPayment(payment, async (tx, order, current) => {
    const { count } = await tx.shareMovement.updateMany({
      where: { id: movement.id, status: 'pending' },
      data: { status: 'succeeded', providerId: made.id },
    })
    if (count === 0) return
    const moved = await tx.payment.update({
      where: { id: payment.id },
      data: {
        shareSentMinor: { increment: movement.amountMinor },
        shareRefusedAt: null,
        shareRefusal: null,
        ...(movement.kind === 'transfer' && current.transferId === null ? { transferId: made.id } : {}),
      },
    })
    const settled = await settlePayment(tx, order, moved)
    if (movement.kind !== 'transfer') return
    const payload = paymentPayload(settled, { status: settled.status, transferId: made.id })
    await recordEvents(tx, systemActor(order.environment), order.id, [{ type: 'payment.transferred', payload }])
  })
  return true
}

/** What an earlier try has made whose answer was lost; the provider forgets keys after a day. */
async function findMade(
  payment: Payment,
  { id, kind, triedAt, transferId }: ShareMovement,
): Promise<{ id: string } | undefined> {
  if (triedAt === null) {
    await getDb().shareMovement.update({ where: { id }, data: { triedAt: new Date() } })
    return undefined
  }
  const { stripe } = getProvider(payment.environment)
  const made: AsyncIterable<Stripe.Transfer | Stripe.TransferReversal> =
    kind === 'reversal' && transferId !== null
      ? stripe.transfers.listReversals(transferId, { limit: 100 })
      : stripe.transfers.list({ transfer_group: payment.orderId, limit: 100 })
  for await (const one of made) if (one.metadata?.['movement_id'] === id) return one
  return undefined
}

function create(payment: Payment, movement: ShareMovement): Promise<{ id: string }> {
  const { transfers } = getProvider(payment.environment).stripe
  const metadata = { order_id: payment.orderId, payment_id: payment.id, movement_id: movement.id }
  const options = { idempotencyKey: `callslip-share-${movement.id}` }
  if (movement.kind === 'reversal' && movement.transferId !== null)
    return transfers.createReversal(movement.transferId, { amount: -movement.amountMinor, metadata }, options)
  return transfers.create(
    {
      amount: movement.amountMinor,
      currency: payment.currency.toLowerCase(),
      destination: payment.researcherAccountId,
      transfer_group: payment.orderId,
      ...(payment.chargeId === null ? {} : { source_transaction: payment.chargeId }),
      metadata,
    },
    options,
  )
}

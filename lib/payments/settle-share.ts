import type Stripe from 'stripe'
import { systemActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Payment, ShareMovement } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { bookedAs, keepTransactions } from '#lib/payments/keep-transactions.ts'
import { offsetDebts } from '#lib/payments/offset-debts.ts'
import { createOnce, findTried, type Making } from '#lib/payments/make-once.ts'
import { settlePayment } from '#lib/payments/settle-payment.ts'
import { paymentPayload } from '#lib/payments/payment-payload.ts'
import { getProvider, isRefusal, isUnknown } from '#lib/payments/provider.ts'
import { settlementOf, type Settled } from '#lib/payments/share.ts'
import { refreshPayment } from '#lib/payments/refresh-payment.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/**
 * Moves a researcher's share to where it is due: what they are owed is transferred, what they owe is reversed, one recorded
 * try after the other. The provider's refusal ends the tries for now, and stands on the payment: an operator sees it, and
 * the sweep, their account's next change or the operator begin anew. What can't be taken back is offset by later shares.
 */
export async function settleShare(paymentId: string): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment) return
  // A try whose answer was lost may have moved money, also where nothing is due any more.
  const isSettled = payment.shareDueMinor === payment.shareSentMinor
  if (isSettled && (await getDb().shareMovement.count({ where: { paymentId, status: 'pending' } })) === 0) return
  const settled = await ensureSettlement(payment)
  for (;;) {
    const next = await withLockedPayment(settled, async (tx, order, current) => ({
      payment: withSettlement(current),
      movement: await findOrPlan(tx, order, withSettlement(current)),
      owed: current.shareDueMinor - current.shareSentMinor,
    }))
    if (!next.movement || !(await carryOut(next.payment, next.movement, next.owed))) return
  }
}

type SettledPayment = Payment & Settled

const withSettlement = (payment: Payment): SettledPayment => {
  const { settlementMinor, settlementCurrency } = payment
  if (settlementMinor === null || settlementCurrency === null)
    throw new Error(`what the charge of ${payment.id} brought is not known yet`)
  return { ...payment, settlementMinor, settlementCurrency }
}

/** What a charge brought is known a moment after its capture, and only in that currency can its share be moved. */
async function ensureSettlement(payment: Payment): Promise<SettledPayment> {
  if (payment.settlementMinor !== null || payment.paymentIntentId === null) return withSettlement(payment)
  const { payment: looked } = await refreshPayment(payment, payment.paymentIntentId)
  return withSettlement(looked)
}

/** The try that is underway, or the next one that is needed. Call it under the order's lock. */
async function findOrPlan(tx: Tx, order: OrderRow, payment: SettledPayment): Promise<ShareMovement | undefined> {
  const underway = await tx.shareMovement.findFirst({ where: { paymentId: payment.id, status: 'pending' } })
  if (underway) return underway
  const owed = payment.shareDueMinor - payment.shareSentMinor
  if (owed === 0) return undefined
  return owed > 0 ? planTransfer(tx, order, payment, owed) : planReversal(tx, payment, -owed)
}

async function planTransfer(
  tx: Tx,
  order: OrderRow,
  payment: SettledPayment,
  owed: number,
): Promise<ShareMovement | undefined> {
  const offset = await offsetDebts(tx, payment, owed)
  if (offset === owed) {
    // Settled without a transfer, of which an event could tell.
    await settlePayment(tx, order, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }))
    return undefined
  }
  const settlementMinor =
    settlementOf(payment.shareDueMinor, payment) - settlementOf(payment.shareSentMinor + offset, payment)
  const data = { id: newId('shareMovement'), paymentId: payment.id, kind: 'transfer' } as const
  return tx.shareMovement.create({ data: { ...data, amountMinor: owed - offset, settlementMinor } })
}

/** A reversal of the newest transfer that anything is left of. */
async function planReversal(tx: Tx, payment: SettledPayment, owing: number): Promise<ShareMovement | undefined> {
  const done = await tx.shareMovement.findMany({
    where: { paymentId: payment.id, status: 'succeeded' },
    orderBy: { id: 'desc' },
  })
  for (const { kind, providerId, amountMinor, settlementMinor } of done) {
    if (kind !== 'transfer' || providerId === null) continue
    const taken = done.filter(({ transferId }) => transferId === providerId)
    const left = taken.reduce((sum, row) => sum + row.amountMinor, amountMinor)
    const settledLeft = taken.reduce((sum, row) => sum + (row.settlementMinor ?? 0), settlementMinor ?? 0)
    const amount = Math.min(owing, left)
    if (amount <= 0) continue
    const level = payment.shareSentMinor
    const settled = settlementOf(level, payment) - settlementOf(level - amount, payment)
    return tx.shareMovement.create({
      data: {
        id: newId('shareMovement'),
        paymentId: payment.id,
        kind: 'reversal',
        amountMinor: -amount,
        settlementMinor: amount === left ? -settledLeft : -Math.min(settled, settledLeft),
        transferId: providerId,
      },
    })
  }
  await noteRefusal(tx, payment.id, 'No transfer is left to take it back from.')
  return undefined
}

async function noteRefusal(tx: Tx, id: string, shareRefusal: string): Promise<void> {
  const now = new Date()
  const { shareRefusedAt: last, shareRefusedSince } = await tx.payment.findUniqueOrThrow({ where: { id } })
  // Refused once more, it waits since the first time: it is late all the same, and nothing new to whoever has put it off.
  const since = last === null ? now : (shareRefusedSince ?? last)
  await tx.payment.update({ where: { id }, data: { shareRefusedAt: now, shareRefusedSince: since, shareRefusal } })
}

type Made = Pick<Stripe.Transfer | Stripe.TransferReversal, 'id' | 'balance_transaction'>

/** Whether a movement is still wanted: what is owed, either way, is at least as much. */
const isOwed = (owed: number, amount: number) =>
  Math.sign(owed) === Math.sign(amount) && Math.abs(owed) >= Math.abs(amount)

/**
 * A try that the provider doesn't know of, and that what has happened since leaves no use for. Should it come to be made all the
 * same, the comparison with the provider's books names it.
 */
async function dropMovement(payment: Payment, { id }: ShareMovement): Promise<void> {
  const data = { status: 'refused', refusal: 'It was not owed any more when it could be asked for again.' } as const
  await withLockedPayment(payment, (tx) => tx.shareMovement.updateMany({ where: { id, status: 'pending' }, data }))
}

/**
 * Asks the provider, and keeps what it answers. Returns whether there may be more to move.
 * @param owed what the researcher was to have beyond what they had, when the movement was found
 */
async function carryOut(payment: SettledPayment, movement: ShareMovement, owed: number): Promise<boolean> {
  const making = makingOf(payment, movement)
  let made: Made | undefined
  try {
    // What rounds to nothing in the currency of the settlement is nothing to move.
    if (movement.settlementMinor !== 0) made = await findTried(making)
    if (!made && !isOwed(owed, movement.amountMinor)) {
      await dropMovement(payment, movement)
      return true
    }
    if (!made && movement.settlementMinor !== 0) made = await createOnce(making)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const refusal = { status: 'refused', refusalCode: error.code ?? null, refusal: error.message } as const
    return withLockedPayment(payment, async (tx, _order, current) => {
      await tx.shareMovement.update({ where: { id: movement.id }, data: refusal })
      if (movement.kind === 'transfer' && isUnknown(error) && (await takePresentAccount(tx, current))) return true
      await noteRefusal(tx, payment.id, error.message)
      return false
    })
  }
  await withLockedPayment(payment, async (tx, order, current) => {
    const { count } = await tx.shareMovement.updateMany({
      where: { id: movement.id, status: 'pending' },
      data: { status: 'succeeded', providerId: made?.id ?? null },
    })
    if (count === 0) return
    const moved = await tx.payment.update({
      where: { id: payment.id },
      data: {
        shareSentMinor: { increment: movement.amountMinor },
        shareRefusedAt: null,
        shareRefusal: null,
        ...(made && movement.kind === 'transfer' && current.transferId === null ? { transferId: made.id } : {}),
      },
    })
    const kept = await keepTransactions(tx, moved, bookedAs(made?.balance_transaction, -movement.amountMinor))
    const settled = await settlePayment(tx, order, kept)
    if (!made || movement.kind !== 'transfer') return
    const payload = paymentPayload(settled, { status: settled.status, transferId: made.id })
    await recordEvents(tx, systemActor(order.environment), order.id, [{ type: 'payment.transferred', payload }])
  })
  return true
}

/**
 * Whether the researcher has another account by now than when the customer paid; if so, what has gone nowhere yet is due there.
 * Call it where the provider doesn't know the first.
 */
async function takePresentAccount(tx: Tx, payment: Payment): Promise<boolean> {
  const { id, environment, offerId, researcherAccountId, transferId } = payment
  if (transferId !== null) return false
  const ofOffer = { offers: { some: { id: offerId } } }
  const present = await tx.researcherAccount.findFirst({ where: { environment, researcher: ofOffer } })
  if (!present || present.accountId === researcherAccountId) return false
  await tx.payment.update({ where: { id }, data: { researcherAccountId: present.accountId } })
  return true
}

function makingOf(payment: SettledPayment, movement: ShareMovement): Making<Made> {
  const { id, triedAt } = movement
  return {
    key: `callslip-share-${id}`,
    triedAt,
    note: (before) =>
      getDb().shareMovement.updateMany({ where: { id, triedAt: before }, data: { triedAt: new Date() } }),
    find: () => findMade(payment, movement),
    create: (options) => create(payment, movement, options),
  }
}

async function findMade(payment: Payment, { id, kind, transferId }: ShareMovement): Promise<Made | undefined> {
  const { transfers } = getProvider(payment.environment).stripe
  const expand = ['data.balance_transaction']
  const made: AsyncIterable<Stripe.Transfer | Stripe.TransferReversal> =
    kind === 'reversal' && transferId !== null
      ? transfers.listReversals(transferId, { limit: 100, expand })
      : transfers.list({ transfer_group: payment.orderId, limit: 100, expand })
  for await (const one of made) if (one.metadata?.['movement_id'] === id) return one
  return undefined
}

function create(payment: SettledPayment, movement: ShareMovement, options: Stripe.RequestOptions): Promise<Made> {
  const { transfers } = getProvider(payment.environment).stripe
  const metadata = { order_id: payment.orderId, payment_id: payment.id, movement_id: movement.id }
  const expand = ['balance_transaction']
  if (movement.kind === 'reversal' && movement.transferId !== null)
    return transfers.createReversal(
      movement.transferId,
      { amount: -(movement.settlementMinor ?? movement.amountMinor), metadata, expand },
      options,
    )
  return transfers.create(
    {
      amount: movement.settlementMinor ?? movement.amountMinor,
      // The provider takes no other with a source.
      currency: payment.settlementCurrency.toLowerCase(),
      destination: payment.researcherAccountId,
      transfer_group: payment.orderId,
      ...(payment.chargeId === null ? {} : { source_transaction: payment.chargeId }),
      metadata,
      expand,
    },
    options,
  )
}

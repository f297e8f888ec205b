import { Prisma, type Dispute, type Order, type Payment } from '#lib/generated/prisma/client.ts'
import { closedStatuses, disputedOf, isLost, isOpen } from '#lib/payments/dispute.ts'
import { isOver, noFindOf } from '#lib/payments/share.ts'
import { chargedStatuses } from '#lib/payments/state.ts'

type End = Pick<Order, 'status' | 'outcome' | 'selectedOfferId'>
type Money = Parameters<typeof noFindOf>[0] & Pick<Payment, 'offerId' | 'status' | 'refundedMinor' | 'reversedMinor'>

/** Whose a payment's money is. Minor units of its currency; `keptMinor` is the sum of the two below it. */
export type NetMoney = {
  /** What went back to the customer: by refunds that arrived, and by disputes that a bank decided for them. */
  returnedMinor: number
  /** What stays of the price: less than what is left of the charge where a refund is agreed to that hasn't arrived yet. */
  keptMinor: number
  shareMinor: number
  feeMinor: number
  /** What of `keptMinor` a bank hasn't decided about. */
  disputedMinor: number
}

/**
 * Decisions about the whole order that refunds only follow: nothing is kept of one that ended, nor for an offer that it has gone
 * on without (it was given back), and no more than agreed without a find.
 */
function ceilingOf(order: End, payment: Money) {
  if (isOver(order, payment)) return { amountMinor: 0, transferAmountMinor: 0 }
  return (order.outcome === 'not_found' ? noFindOf(payment) : undefined) ?? payment
}

/**
 * What is left of a payment, and whose it is: the one place for every amount that is called net, on pages, in mails, tables and
 * sums. `netMoneyOfP` is the same for the database; a test holds one against the other.
 */
export function netMoney(
  order: End,
  payment: Money,
  disputes: readonly Pick<Dispute, 'amountMinor' | 'status'>[],
): NetMoney {
  // As long as a dispute is open or lost, that is the payment's status (`settle`).
  const asked = payment.status === 'disputed' ? disputes : []
  const lostMinor = asked.filter(isLost).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const returnedMinor = Math.min(payment.refundedMinor + lostMinor, payment.amountMinor)
  const ceiling = ceilingOf(order, payment)
  const keptMinor = Math.min(payment.amountMinor - returnedMinor, ceiling.amountMinor)
  const shareMinor = Math.min(payment.transferAmountMinor - payment.reversedMinor, ceiling.transferAmountMinor)
  return {
    returnedMinor,
    keptMinor,
    shareMinor,
    feeMinor: keptMinor - shareMinor,
    disputedMinor: Math.min(keptMinor, disputedOf(asked.filter(isOpen))),
  }
}

/** `isCharged` of payments `p`: written out, so that an index of some states can serve it. */
export const isChargedP = Prisma.raw(`p.status IN (${chargedStatuses.map((status) => `'${status}'`).join(', ')})`)

/**
 * `netMoney` of payments `p`, as something to join: `JOIN ${netMoneyOfP} ON true`. The order is looked up only where it can make
 * a difference, and disputes only where there are any; sums over a year of payments go through it. OFFSET 0 keeps the planner from
 * writing the subquery out at each of the places that ask what it found.
 */
export const netMoneyOfP = Prisma.sql`LATERAL (
  SELECT returned_minor, kept_minor, share_minor, kept_minor - share_minor AS fee_minor,
    CASE WHEN p.status = 'disputed' THEN least(kept_minor, (
      SELECT coalesce(sum(d.amount_minor), 0) FROM disputes d WHERE d.payment_id = p.id AND d.status NOT IN (${Prisma.join(closedStatuses)})
    ))::int ELSE 0 END AS disputed_minor
  FROM (
    SELECT returned_minor,
      CASE is_end WHEN 'over' THEN 0 WHEN 'not_found' THEN least(p.amount_minor - returned_minor, p.no_find_amount_minor)
        ELSE p.amount_minor - returned_minor END AS kept_minor,
      CASE is_end WHEN 'over' THEN 0 WHEN 'not_found' THEN least(p.transfer_amount_minor - p.reversed_minor, p.no_find_transfer_amount_minor)
        ELSE p.transfer_amount_minor - p.reversed_minor END AS share_minor
    FROM (
      SELECT least(p.amount_minor, p.refunded_minor + CASE WHEN p.status = 'disputed' THEN coalesce((
          SELECT sum(d.amount_minor) FROM disputes d WHERE d.payment_id = p.id AND d.status = 'lost'), 0) ELSE 0 END)::int AS returned_minor,
        CASE WHEN p.status <> 'transferred' OR p.no_find_amount_minor IS NOT NULL THEN (
          SELECT CASE WHEN x.status IN ('cancelled', 'withdrawn') OR x.selected_offer_id IS DISTINCT FROM p.offer_id THEN 'over' WHEN x.outcome = 'not_found' THEN 'not_found' END
          FROM orders x WHERE x.id = p.order_id) END AS is_end
      OFFSET 0
    ) facts
  ) whose
) net`

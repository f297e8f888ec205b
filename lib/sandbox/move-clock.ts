import type { CustomerActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { getOrderRow, lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { askProvider, getProvider, isRefusal } from '#lib/payments/provider.ts'
import { getClock } from '#lib/sandbox/get-clock.ts'
import { everyMinuteJob } from '#lib/sandbox/jobs.ts'
import { dayMs, daysUntil, findMoments } from '#lib/sandbox/moments.ts'
import type { ClockView, MoveClockInput } from '#lib/sandbox/schema.ts'
import { defineCommand } from '#lib/sql.ts'

/** How many days are to pass. Throws where the moment isn't ahead. */
async function daysOf(tx: Tx, order: OrderRow, { until, days }: MoveClockInput): Promise<number> {
  if (until === undefined) return days ?? 0
  const ahead = await findMoments(tx, order)
  const found = ahead.find(({ moment }) => moment === until)
  if (found) return daysUntil(found.at) + (days ?? 0)
  const names = ahead.map(({ moment }) => moment).join(', ') || 'nothing'
  throw new ApiError('order_state_conflict', `${until} is not ahead of this order. Ahead of it: ${names}.`, {
    members: { status: order.status },
  })
}

/**
 * The provider's part: at the end of its days a hold is gone there. Time can't be moved at the provider, so the hold is canceled,
 * which looks the same afterwards.
 */
export async function prepareClock(actor: CustomerActor, orderId: string, input: MoveClockInput): Promise<void> {
  const order = await getOrderRow(getDb(), actor, orderId)
  const then = new Date(Date.now() + (await daysOf(getDb(), order, input)) * dayMs)
  const payment = await getDb().payment.findFirst({
    where: { orderId, status: 'authorized', captureBefore: { lte: then }, order: { status: 'confirmed' } },
    select: { paymentIntentId: true, environment: true },
  })
  const intentId = payment?.paymentIntentId
  if (!payment || !intentId) return
  const { stripe } = getProvider(payment.environment)
  await askProvider(async () => {
    try {
      await stripe.paymentIntents.cancel(intentId)
    } catch (error) {
      // Gone already, or captured at this very moment: what it is now is looked at afterwards.
      if (!isRefusal(error)) throw error
    }
  })
}

// All that a deadline counts from, and what stands beside it, so that an order isn't delivered before it was placed. What was said
// keeps its time: events, messages and documents.
const moveOrder = defineCommand(
  (id: string, days: number) => Prisma.sql`
    WITH span AS (SELECT make_interval(days => ${days}::int) AS t),
    o AS (UPDATE offers SET created_at = created_at - t, expires_at = expires_at - t,
      estimated_completion_date = (estimated_completion_date - t)::date FROM span WHERE order_id = ${id}),
    p AS (UPDATE payments SET created_at = created_at - t, capture_before = capture_before - t FROM span WHERE order_id = ${id}),
    r AS (UPDATE refunds SET retry_at = retry_at - t FROM span
      WHERE payment_id IN (SELECT id FROM payments WHERE order_id = ${id})),
    v AS (UPDATE reviews SET created_at = created_at - t, due_at = due_at - t FROM span WHERE order_id = ${id})
    UPDATE orders SET created_at = created_at - t, opened_at = opened_at - t, confirmed_at = confirmed_at - t,
      started_at = started_at - t, uncollected_since = uncollected_since - t, delivered_at = delivered_at - t,
      completed_at = completed_at - t, closed_at = closed_at - t, question_at = question_at - t,
      acceptance_not_before = acceptance_not_before - t,
      estimated_completion_date = (estimated_completion_date - t)::date, updated_at = clock_timestamp()
    FROM span WHERE id = ${id}`,
)

/**
 * Lets days pass for one order: its times move back by them, and what the clock sets off each minute is set off now. Whatever is
 * due then happens by the same verbs that time would call.
 */
export async function moveClock(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  input: MoveClockInput,
): Promise<ClockView> {
  const order = await lockOrder(tx, actor, orderId)
  const movedDays = await daysOf(tx, order, input)
  await moveOrder(tx, orderId, movedDays)
  await enqueue(tx, everyMinuteJob, {}, { key: 'every_minute:asked', maxAttempts: 3 })
  return { movedDays, ...(await getClock(tx, actor, orderId)) }
}

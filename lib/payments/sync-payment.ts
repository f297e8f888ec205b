import { systemActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { Payment } from '#lib/generated/prisma/client.ts'
import { completeIntent } from '#lib/payments/complete-intent.ts'
import { endPayment } from '#lib/payments/end-payment.ts'
import { isUnknown } from '#lib/payments/provider.ts'
import { refreshPayment } from '#lib/payments/refresh-payment.ts'
import { isUnpaid } from '#lib/payments/state.ts'
import { withLockedPayment } from '#lib/payments/with-locked-payment.ts'

/** Brings a payment to where the provider says it is; the job behind the provider's events, the completer and the sweeps. */
export async function syncPayment(paymentId: string, options: { disputes?: boolean | undefined } = {}): Promise<void> {
  const payment = await getDb().payment.findUnique({ where: { id: paymentId } })
  if (!payment || (payment.paymentIntentId === null && !isUnpaid(payment.status))) return
  const intentId = await completeIntent(payment)
  if (intentId === undefined) return
  try {
    await refreshPayment(payment, intentId, { disputes: options.disputes ?? false })
  } catch (error) {
    if (!isUnknown(error) || !isUnpaid(payment.status)) throw error
    await endUnknown(payment)
  }
}

/** Nobody can confirm what the provider doesn't know: the next initiate is to begin another, not to hand this one out again. */
const endUnknown = (payment: Payment) =>
  withLockedPayment(payment, async (tx, { id, environment }, { status }) => {
    if (isUnpaid(status)) await recordEvents(tx, systemActor(environment), id, await endPayment(tx, id))
  })

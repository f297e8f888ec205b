import type { TaskList } from 'graphile-worker'
import { getDb, inTransaction } from '#lib/db.ts'
import { getStorage } from '#lib/documents/get-storage.ts'
import { eventTypes } from '#lib/events/schema.ts'
import { jobs, type JobName, type JobPayload } from '#lib/jobs.ts'
import { postNotice } from '#lib/mail/post-notice.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { expireOffers } from '#lib/offers/expire-offers.ts'
import { completeSilentOrders } from '#lib/orders/complete-silent-orders.ts'
import { capturePayment } from '#lib/payments/capture-payment.ts'
import { handleProviderEvent } from '#lib/payments/handle-provider-event.ts'
import { carryOutRefund } from '#lib/payments/carry-out-refund.ts'
import { releasePayment } from '#lib/payments/release-payment.ts'
import { flagHolds, sweepPayments } from '#lib/payments/sweep-payments.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { transferPayment } from '#lib/payments/transfer-payment.ts'
import { mailAlerts } from '#lib/researchers/alert-researchers.ts'
import { runSandboxStep } from '#lib/sandbox/run-step.ts'
import { deliverWebhook } from '#lib/webhooks/deliver.ts'
import { recoverSlice } from '#lib/webhooks/recover-slice.ts'
import { effectsOf } from '#lib/server/worker/effects.ts'
import { reap } from '#lib/server/worker/reap.ts'

async function handleEvent(eventId: string): Promise<void> {
  const event = await getDb().event.findUnique({ where: { id: eventId } })
  const type = eventTypes.find((known) => known === event?.type)
  if (!event || !type) return
  await inTransaction(async (tx) => {
    for (const effect of effectsOf(type)) await effect(tx, event)
  })
}

const work: { [N in JobName]: (payload: JobPayload<N>) => Promise<void> } = {
  event: ({ eventId }) => handleEvent(eventId),
  deliver_webhook: ({ deliveryId }) => deliverWebhook(deliveryId),
  recover_webhooks: (payload) => recoverSlice(payload),
  provider_event: ({ environment, providerEventId }) => handleProviderEvent(environment, providerEventId),
  sync_payment: ({ paymentId }) => syncPayment(paymentId),
  capture_payment: ({ paymentId }) => capturePayment(paymentId),
  release_payment: ({ paymentId }) => releasePayment(paymentId),
  transfer_payment: ({ paymentId }) => transferPayment(paymentId),
  refund_payment: ({ refundId }) => carryOutRefund(refundId),
  sandbox_step: (payload) => runSandboxStep(payload),
  post_notice: (payload) => postNotice(payload),
  send_mail: ({ mailId }) => sendMail(mailId),
  alert_researcher: ({ researcherId }) => mailAlerts(researcherId),
  remove_file: ({ storageKey }) => getStorage().remove(storageKey),
}

const task =
  <N extends JobName>(name: N) =>
  async (payload: unknown) =>
    work[name](jobs[name].parse(payload) as JobPayload<N>)

/** Every task of the worker: the jobs, and what the clock sets off. Each may run twice for the same payload. */
export const taskList: TaskList = {
  ...Object.fromEntries((Object.keys(jobs) as JobName[]).map((name) => [name, task(name)])),
  every_minute: async () => {
    await sweepPayments()
    await flagHolds()
    await expireOffers()
    await completeSilentOrders()
  },
  every_day: reap,
}

/** In cron's words; of several workers one takes each turn. */
export const crontab = '* * * * * every_minute\n17 3 * * * every_day'

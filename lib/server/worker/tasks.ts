import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { checkRules } from '#lib/alerts/check-rules.ts'
import { sendAlertJob } from '#lib/alerts/jobs.ts'
import { sendAlert } from '#lib/alerts/send-alert.ts'
import { expireApprovals } from '#lib/approvals/expire-approvals.ts'
import { checkChain } from '#lib/audit/check-chain.ts'
import { forgetAttempts } from '#lib/audit/forget-attempts.ts'
import { issueClientStatements } from '#lib/billing/issue-client-statements.ts'
import { issueMissing } from '#lib/billing/issue-missing.ts'
import { issueOrderInvoice } from '#lib/billing/issue-order-invoice.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { issueStatements } from '#lib/billing/issue-statements.ts'
import { issueDocumentsJob, issueInvoiceJob } from '#lib/billing/jobs.ts'
import { openAccountsJob } from '#lib/clients/jobs.ts'
import type { Crew } from '#lib/crews.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { environments } from '#lib/env.ts'
import { keepEarnings } from '#lib/earnings/keep-earnings.ts'
import { fillRows } from '#lib/finance/fill-rows.ts'
import { rollFiguresJob } from '#lib/figures/jobs.ts'
import { rollFigures } from '#lib/figures/roll-figures.ts'
import { openAccounts } from '#lib/first-orders/open-accounts.ts'
import type { Job } from '#lib/jobs.ts'
import { onOccasion } from '#lib/log.ts'
import { removeFileJob } from '#lib/files/jobs.ts'
import { eventJob } from '#lib/events/jobs.ts'
import { sendMailJob } from '#lib/mail/jobs.ts'
import { postNoticeJob } from '#lib/notices/jobs.ts'
import { occasionOf } from '#lib/notices/notices.ts'
import { mailInstead } from '#lib/notices/mail-instead.ts'
import { stillHolds } from '#lib/notices/still-holds.ts'
import {
  capturePaymentJob,
  lookAtAccountJob,
  probeProviderJob,
  providerJobs,
  providerEventJob,
  refundPaymentJob,
  releasePaymentJob,
  settleShareJob,
  syncPaymentJob,
} from '#lib/payments/jobs.ts'
import { sendPushJob } from '#lib/push/jobs.ts'
import { sendPush } from '#lib/push/send-push.ts'
import { deleteAccount } from '#lib/rights/delete-account.ts'
import { expireExports } from '#lib/rights/expire-exports.ts'
import { giveUpExports } from '#lib/rights/give-up-exports.ts'
import { deleteAccountJob, makeExportJob } from '#lib/rights/jobs.ts'
import { makeExport } from '#lib/rights/make-export.ts'
import { planDeletions } from '#lib/rights/plan-deletions.ts'
import { alertResearcherJob } from '#lib/researchers/jobs.ts'
import { everyMinuteJob, sandboxStepJob } from '#lib/sandbox/jobs.ts'
import { renewLink } from '#lib/users/mail-link.ts'
import { deliverManyJob, deliverWebhookJob, recoverWebhooksJob } from '#lib/webhooks/jobs.ts'
import { postNotice } from '#lib/notices/post-notice.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { expireOffers } from '#lib/offers/expire-offers.ts'
import { fillExpiries } from '#lib/offers/fill-expiries.ts'
import { fillWords } from '#lib/orders/fill-words.ts'
import { forgetPersons } from '#lib/orders/forget-persons.ts'
import { openLateCases } from '#lib/cases/open-late-cases.ts'
import { completeSilentOrders } from '#lib/agreements/complete-silent-orders.ts'
import { capturePayment } from '#lib/payments/capture-payment.ts'
import { carryOutRefund } from '#lib/payments/carry-out-refund.ts'
import { forgetLeavers } from '#lib/payments/forget-leavers.ts'
import { probeProvider, withProvider } from '#lib/payments/probe-provider.ts'
import { reconcileBalance } from '#lib/payments/reconcile-balance.ts'
import { releasePayment } from '#lib/payments/release-payment.ts'
import { flagHolds } from '#lib/notices/flag-holds.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { settleShare } from '#lib/payments/settle-share.ts'
import { lookAtPayouts } from '#lib/researchers/look-at-payouts.ts'
import { mailAlerts } from '#lib/researchers/mail-alerts.ts'
import { openDueReviews } from '#lib/reviews/open-due-reviews.ts'
import { runSandboxStep } from '#lib/sandbox/run-step.ts'
import { deliverMany } from '#lib/webhooks/deliver-many.ts'
import { deliverWebhook } from '#lib/webhooks/deliver.ts'
import { traces } from '#lib/traces.ts'
import { checkAlerts } from '#lib/webhooks/check-alerts.ts'
import { recoverSlice } from '#lib/webhooks/recover-slice.ts'
import { doEach } from '#lib/do-each.ts'
import { checkStatus } from '#lib/status/check-status.ts'
import { carryOn } from '#lib/server/worker/effects.ts'
import { lookAtAccount } from '#lib/server/worker/look-at-account.ts'
import { handleProviderEvent } from '#lib/server/worker/handle-provider-event.ts'
import { forgetGivenUp } from '#lib/server/worker/forget-given-up.ts'
import { reap } from '#lib/server/worker/reap.ts'

/** For an event that the dispatcher couldn't carry on with others, and for those that an older version has left. */
async function handleEvent(eventId: string): Promise<void> {
  const event = await getDb().event.findUnique({ where: { id: eventId } })
  if (event) await inTransaction((tx) => carryOn(tx, [event]))
}

const carried = z.object({ traceparent: z.string() })
/** What it came of, where that is followed (lib/jobs.ts). */
const parentOf = (payload: unknown): string | undefined => carried.safeParse(payload).data?.traceparent

/** Filled as the list below is made. */
const crewByName = new Map<string, Crew>()

/** What a job does; its payload is what was planned, perhaps by an older version of this program. */
const on = <Payload extends z.ZodType>(
  job: Job<Payload>,
  work: (payload: z.output<Payload>) => Promise<void>,
): TaskList => {
  crewByName.set(job.name, job.crew)
  return {
    [job.name]: (payload, { job: { id: jobId } }) => {
      const run = () => work(job.payload.parse(payload))
      const follow = () => traces().span(`job ${job.name}`, { kind: 'consumer', parent: parentOf(payload) }, run)
      return onOccasion({ job: job.name, jobId }, () =>
        providerJobs.some(({ name }) => name === job.name) ? withProvider(payload, follow) : follow(),
      )
    },
  }
}

/** What the clock sets off. One that ends well has done what those before it were given up for: none is dead any more. */
const round = (name: string, work: () => Promise<unknown>): TaskList => ({
  [name]: async () => {
    await work()
    await forgetGivenUp(getDb(), name)
  },
})

/** Every task of the worker: the jobs, and what the clock sets off. Each may run twice for the same payload. */
export const taskList: TaskList = {
  ...on(eventJob, ({ eventId }) => handleEvent(eventId)),
  ...on(deliverWebhookJob, ({ deliveryId, ...how }) => deliverWebhook(deliveryId, how)),
  ...on(deliverManyJob, ({ deliveryIds, lane }) => deliverMany(deliveryIds, { lane })),
  ...on(recoverWebhooksJob, recoverSlice),
  ...on(providerEventJob, ({ environment, providerEventId }) => handleProviderEvent(environment, providerEventId)),
  ...on(lookAtAccountJob, ({ environment, accountId }) => lookAtAccount(environment, accountId)),
  ...on(syncPaymentJob, ({ paymentId, disputes }) => syncPayment(paymentId, { disputes })),
  ...on(capturePaymentJob, ({ paymentId }) => capturePayment(paymentId)),
  ...on(releasePaymentJob, ({ paymentId }) => releasePayment(paymentId)),
  ...on(settleShareJob, ({ paymentId }) => settleShare(paymentId)),
  ...on(refundPaymentJob, ({ refundId }) => carryOutRefund(refundId)),
  ...on(issueInvoiceJob, ({ orderId }) => issueOrderInvoice(orderId)),
  ...on(issueDocumentsJob, ({ paymentId }) => issuePaymentDocuments(paymentId)),
  ...on(probeProviderJob, probeProvider),
  ...on(sandboxStepJob, runSandboxStep),
  ...on(postNoticeJob, postNotice),
  ...on(sendMailJob, ({ mailId, ...how }) => sendMail(mailId, { occasionOf, stillHolds, renewLink }, how)),
  ...on(sendPushJob, ({ messageId }) => sendPush(messageId, mailInstead)),
  ...on(alertResearcherJob, ({ researcherId }) => mailAlerts(researcherId)),
  ...on(openAccountsJob, openAccounts),
  ...on(sendAlertJob, sendAlert),
  ...on(makeExportJob, ({ exportId }) => makeExport(exportId)),
  ...on(deleteAccountJob, ({ deletionId }) => deleteAccount(deletionId)),
  ...on(removeFileJob, ({ storageKey }) => getStorage().remove(storageKey)),
  ...round(everyMinuteJob.name, () =>
    doEach([
      sweepPayments,
      flagHolds,
      expireOffers,
      completeSilentOrders,
      openDueReviews,
      expireApprovals,
      checkAlerts,
      checkRules,
      checkStatus,
    ]),
  ),
  ...round(rollFiguresJob.name, () => rollFigures(getDb())),
  // A key that one environment's provider refuses is nothing to the other's.
  ...round('every_hour', () =>
    doEach([
      openLateCases,
      planDeletions,
      expireExports,
      giveUpExports,
      fillRows,
      ...environments.map((one) => () => reconcileBalance(one)),
      fillWords,
      fillExpiries,
      keepEarnings,
    ]),
  ),
  ...round('every_day', () =>
    doEach([
      // Before the statements, which tell what became of them.
      ...environments.map((one) => () => lookAtPayouts(one)),
      issueMissing,
      issueStatements,
      issueClientStatements,
      forgetPersons,
      forgetLeavers,
      reap,
      forgetAttempts,
      checkChain,
      // Heals what no event told of: the sandbox moves orders to other days.
      () => rollFigures(getDb(), { all: true }),
    ]),
  ),
}

/** The tasks of one crew. What only the clock sets off is no noun's job. */
export const tasksOf = (crew: Crew): TaskList =>
  Object.fromEntries(Object.entries(taskList).filter(([name]) => (crewByName.get(name) ?? 'timers') === crew))

/**
 * In cron's words; of several workers one takes each turn. What fails comes again with the next round: three tries, or one that always
 * fails would be given up, and told of, only days later.
 */
export const crontab =
  '* * * * * every_minute ?max=3\n*/10 * * * * every_ten_minutes ?max=3\n41 * * * * every_hour ?max=3\n17 3 * * * every_day ?max=3'

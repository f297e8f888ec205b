import type Stripe from 'stripe'
import type { Dispute } from '#lib/generated/prisma/client.ts'

// The provider's list of statuses is open: whatever isn't known to be over is not over.
export const closedStatuses = ['won', 'lost', 'warning_closed', 'prevented']

/** Nobody has decided yet, so none of the share moves. */
export const isOpen = ({ status }: Pick<Dispute, 'status'>) => !closedStatuses.includes(status)
/** The card holder's bank has given the money back to them. */
export const isLost = ({ status }: Pick<Dispute, 'status'>) => status === 'lost'

/** What of a charge's amounts banks ask about, or have given back. */
export const disputedOf = (disputes: readonly Pick<Dispute, 'amountMinor' | 'status'>[]): number =>
  disputes.filter((one) => isOpen(one) || isLost(one)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What is kept of a dispute; `before`: what was kept already. */
export const toDisputeRow = (paymentId: string, dispute: Stripe.Dispute, before?: Pick<Dispute, 'submittedAt'>) => ({
  id: dispute.id,
  paymentId,
  status: dispute.status,
  reason: dispute.reason,
  refundable: dispute.is_charge_refundable,
  amountMinor: dispute.amount,
  currency: dispute.currency.toUpperCase(),
  // Taken with the amount; one that is given back stands there as less than nothing.
  feeMinor: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
  feeCurrency: dispute.balance_transactions[0]?.currency.toUpperCase() ?? null,
  dueBy: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  // An inquiry that was answered and still became a dispute can be answered anew.
  submittedAt: dispute.evidence_details.submission_count > 0 ? (before?.submittedAt ?? new Date()) : null,
  createdAt: new Date(dispute.created * 1000),
})

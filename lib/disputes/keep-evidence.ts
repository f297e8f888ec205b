import type Stripe from 'stripe'
import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import { claimDraft } from '#lib/disputes/claim-draft.ts'
import { getDispute } from '#lib/disputes/get-dispute.ts'
import { getDisputeRow, isAnswerable, isAppealed } from '#lib/disputes/get-dispute-row.ts'
import type { DisputeView, Evidence, EvidenceInput } from '#lib/disputes/schema.ts'
import { ApiError } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { isLost, isOpen, toDisputeRow } from '#lib/payments/dispute.ts'
import { planSync } from '#lib/payments/plan-sync.ts'
import { askProvider, getProvider, isRefusal } from '#lib/payments/provider.ts'

type Sending = { evidence: Evidence; submit: boolean }

/** Whose sending it was, at the provider: evidence may be sent from its dashboard too, and an answer may be lost. */
const sender = 'sent_by'
const isSent = ({ evidence_details }: Stripe.Dispute) => evidence_details.submission_count > 0
const tooLate = (why: string) => new ApiError('dispute_not_answerable', why)

/**
 * Outside any transaction: lays evidence by at the provider, or sends it to the bank, which is possible once. Whether that
 * has happened is asked of the provider first, for an answer may have been lost. Returns the dispute as it shows it then.
 */
export async function prepareEvidence(
  actor: OperatorActor,
  id: string,
  { savedAt, ...evidence }: EvidenceInput,
  { submit }: { submit: boolean },
): Promise<Stripe.Dispute> {
  const row = await getDisputeRow(getDb(), actor, id)
  const { stripe } = getProvider(row.payment.environment)
  const shown = await askProvider(() => stripe.disputes.retrieve(id))
  if (isAppealed(shown.status)) throw tooLate("An appeal is answered at the provider's dashboard.")
  if (isSent(shown) && submit) return shown
  if (isSent(shown) || !isAnswerable({ ...row, ...toDisputeRow(row.paymentId, shown, row) }))
    throw tooLate(
      isSent(shown) ? 'Evidence has gone to the bank already.' : `The dispute is ${shown.status.replaceAll('_', ' ')}.`,
    )
  const giveBack = await claimDraft(actor, id, { savedAt, evidence })
  try {
    return await askProvider(() => send(stripe, actor, shown, { evidence, submit }))
  } catch (error) {
    await giveBack()
    throw error
  }
}

async function send(
  stripe: Stripe,
  actor: OperatorActor,
  { id, evidence: there }: Stripe.Dispute,
  { evidence, submit }: Sending,
): Promise<Stripe.Dispute> {
  try {
    // No key: a fault of the provider's own would be repeated under it for a day, and evidence is taken once anyway.
    return await stripe.disputes.update(id, {
      evidence: toProvider(evidence, there),
      submit,
      ...(submit ? { metadata: { [sender]: actor.id } } : {}),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Taken from another tab since it was looked at.
    const now = submit ? await stripe.disputes.retrieve(id) : undefined
    if (now !== undefined && isSent(now)) return now
    throw tooLate(`The provider refused it: ${error.message}`)
  }
}

const said = (text: string | null) => (text === null || text === nothing ? '' : text)

const fromProvider = (shown: Stripe.Dispute.Evidence): Evidence => ({
  productDescription: said(shown.product_description),
  customerName: said(shown.customer_name),
  customerEmailAddress: said(shown.customer_email_address),
  serviceDate: said(shown.service_date),
  accessActivityLog: said(shown.access_activity_log),
  cancellationPolicyDisclosure: said(shown.cancellation_policy_disclosure),
  refundRefusalExplanation: said(shown.refund_refusal_explanation),
  uncategorizedText: said(shown.uncategorized_text),
})

/** Stands where a text was taken away again: the provider has no way to make one empty. */
const nothing = '–'

/** Its own names for the same members: those that say something, and those that did there until now. */
function toProvider(evidence: Evidence, there: Stripe.Dispute.Evidence): Stripe.DisputeUpdateParams.Evidence {
  const texts = {
    product_description: evidence.productDescription,
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmailAddress,
    service_date: evidence.serviceDate,
    access_activity_log: evidence.accessActivityLog,
    cancellation_policy_disclosure: evidence.cancellationPolicyDisclosure,
    refund_refusal_explanation: evidence.refundRefusalExplanation,
    uncategorized_text: evidence.uncategorizedText,
  }
  const names = Object.keys(texts) as (keyof typeof texts)[] // the keys of a literal
  return Object.fromEntries(
    names.filter((name) => texts[name] || there[name]).map((name) => [name, texts[name] || nothing]),
  )
}

/**
 * Keeps what lies at the provider, or has gone to the bank; whoever sent that stands in the audit log, once. A dispute that the bank
 * has decided meanwhile goes on here until its payment is looked at: its case, its event and its money end with it there alone.
 */
export async function keepEvidence(
  tx: Tx,
  actor: OperatorActor,
  id: string,
  shown: Stripe.Dispute,
): Promise<DisputeView> {
  const { payment } = await getDisputeRow(tx, actor, id)
  await lockOrder(tx, actor, payment.orderId)
  const before = await getDisputeRow(tx, actor, id)
  const { id: _, ...row } = toDisputeRow(payment.id, shown, before)
  const goesOn = isOpen(before) === isOpen(row) && isLost(before) === isLost(row)
  if (!goesOn) await planSync(tx, payment, true)
  const written = before.submittedAt === null ? { evidence: fromProvider(shown.evidence), savedAt: new Date() } : {}
  const after = await tx.dispute.update({
    where: { id },
    data: { ...(goesOn ? row : { submittedAt: row.submittedAt }), ...written },
  })
  const by = after.submittedAt === null ? actor.id : shown.metadata[sender]
  if (before.submittedAt === null && by !== undefined)
    await audit(
      tx,
      { ...actor, id: by },
      {
        action: after.submittedAt === null ? 'dispute.save_evidence' : 'dispute.submit_evidence',
        targetType: 'order',
        targetId: payment.orderId,
        before: { status: before.status },
        after: { status: after.status, disputeId: id },
      },
    )
  return getDispute(tx, actor, id)
}

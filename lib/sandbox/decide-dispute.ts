import { getDb } from '#lib/db.ts'
import { askProvider, getProvider } from '#lib/payments/provider.ts'
import { findOpenDispute } from '#lib/sandbox/find-open-dispute.ts'

/** The words by which the provider's test mode decides: https://docs.stripe.com/testing#disputes */
const evidence = { win_dispute: 'winning_evidence', lose_dispute: 'losing_evidence' } as const

/** Has the bank decide a dispute of an order. The provider tells of it, as of any other. */
export async function decideDispute(orderId: string, step: keyof typeof evidence): Promise<void> {
  const dispute = await findOpenDispute(getDb(), orderId)
  if (!dispute) return
  const { stripe } = getProvider('development')
  const given = { evidence: { uncategorized_text: evidence[step] }, submit: true }
  await askProvider(() => stripe.disputes.update(dispute.id, given))
}

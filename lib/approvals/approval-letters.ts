import type { ApprovalRow } from '#lib/approvals/approval-row.ts'
import { toAgreed } from '#lib/approvals/deeds.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { sayDay, sayMoney } from '#lib/mail/said.ts'

/** What was asked for, as the beginning of a sentence. */
function deedOf(row: ApprovalRow): string {
  const { name, effect, amountMinor, currency } = toAgreed(row)
  const money = amountMinor === undefined || currency === undefined ? undefined : sayMoney(amountMinor, currency)
  return {
    'order.refund': `A refund of ${money} for “${name}”`,
    'order.cancel': `Cancelling “${name}”${money === undefined ? '' : effect === 'refund' ? `, with a refund of ${money}` : `, with ${money} set free`}`,
    'client.enable_production': `Production for ${name}`,
  }[row.what]
}

const queue = () => ({ label: 'Open the queue', url: portalUrl('/operator') })

export const askedLetter = (row: ApprovalRow, asker: string): Letter => ({
  subject: 'A second operator is wanted',
  body: [
    `${deedOf(row)}: ${asker} asks for your yes.`,
    `They write: ${row.reason}`,
    `It happens when one of you agrees, and lapses on ${sayDay(row.expiresAt)}.`,
  ],
  link: queue(),
})

// What has happened with the yes. Money only begins to move then: the order's payment says what becomes of it.
const doneWith: Record<ApprovalRow['what'], string> = {
  'order.refund': 'The refund is asked of the payment provider now; the order says when it has arrived, or failed.',
  'order.cancel': 'The order is cancelled; it says what becomes of the payment.',
  'client.enable_production': 'Production is enabled.',
}

const outcomes = {
  approved: (who: string, what: ApprovalRow['what']) => `${who} has agreed. ${doneWith[what]}`,
  refused: (who: string) => `${who} has refused it. Nothing was done.`,
  expired: () => 'Nobody has decided within seven days, so it has lapsed. Nothing was done; you can ask again.',
}

export const decidedLetter = (row: ApprovalRow, outcome: keyof typeof outcomes, decider = ''): Letter => ({
  subject: `${deedOf(row)}: ${outcome === 'expired' ? 'lapsed' : outcome === 'approved' ? 'agreed' : 'refused'}`,
  body: [
    `${deedOf(row)}: ${outcomes[outcome](decider, row.what)}`,
    ...(row.decisionReason === null ? [] : [`They write: ${row.decisionReason}`]),
  ],
  link: queue(),
})

import type { ApprovalRow } from '#lib/approvals/approval-row.ts'
import { toAgreed } from '#lib/approvals/deeds.ts'
import { formatDay, formatMoney, portalUrl, type Letter } from '#lib/mail/letter.ts'

/** What was asked for, as the beginning of a sentence. */
function deedOf(row: ApprovalRow): string {
  const { name, amountMinor, currency } = toAgreed(row)
  const money = amountMinor === undefined || currency === undefined ? undefined : formatMoney(amountMinor, currency)
  return {
    'order.refund': `A refund of ${money} for “${name}”`,
    'order.cancel': `Cancelling “${name}”${money === undefined ? '' : `, with ${money} for the customer`}`,
    'client.enable_production': `Production for ${name}`,
  }[row.what]
}

const queue = () => ({ label: 'Open the queue', url: portalUrl('/operator') })

export const askedLetter = (row: ApprovalRow, asker: string): Letter => ({
  subject: 'A second operator is wanted',
  body: [
    `${deedOf(row)}: ${asker} asks for your yes.`,
    `They write: ${row.reason}`,
    `It happens when one of you agrees, and lapses on ${formatDay(row.expiresAt)}.`,
  ],
  link: queue(),
})

const outcomes = {
  approved: (who: string) => `${who} has agreed, and it is done.`,
  refused: (who: string) => `${who} has refused it. Nothing was done.`,
  expired: () => 'Nobody has decided within seven days, so it has lapsed. Nothing was done; you can ask again.',
}

export const decidedLetter = (row: ApprovalRow, outcome: keyof typeof outcomes, decider = ''): Letter => ({
  subject: `${deedOf(row)}: ${outcome === 'expired' ? 'lapsed' : outcome === 'approved' ? 'agreed' : 'refused'}`,
  body: [
    `${deedOf(row)}: ${outcomes[outcome](decider)}`,
    ...(row.decisionReason === null ? [] : [`They write: ${row.decisionReason}`]),
  ],
  link: queue(),
})

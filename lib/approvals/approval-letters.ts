import type { ApprovalRow } from '#lib/approvals/approval-row.ts'
import { toAgreed } from '#lib/approvals/deeds.ts'
import { portalUrl, type Letter } from '#lib/mail/letter.ts'
import { sayMoment, sayMoney } from '#lib/mail/said.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What becomes of the customer's money. */
const said = {
  release: (money: { money: string }) => t('withSetFree', money),
  refund: (money: { money: string }) => t('withARefundOf', money),
  bank_decides: (money: { money: string }) => t('withARefundIf', money),
}

/** What was asked for, as the beginning of a sentence. */
function deedOf(row: ApprovalRow): string {
  const { name, effect, amountMinor, currency } = toAgreed(row)
  const money = amountMinor === undefined || currency === undefined ? undefined : sayMoney(amountMinor, currency)
  const withMoney = money === undefined || effect === 'nothing' ? '' : said[effect]({ money })
  return {
    'order.refund': t('aRefundOfFor', { money: String(money), name }),
    'order.cancel': t('cancelling', { name, money: withMoney }),
    'order.replace': t('anotherResearcherFor', { name, money: withMoney }),
    'payment.write_off': t('writingOffADebtOf', { money: String(money), name }),
    'client.enable_production': t('productionFor', { name }),
  }[row.what]
}

const queue = ({ environment }: ApprovalRow) => ({
  label: t('openTheQueue'),
  url: portalUrl(`/operator?kind=approvals&environment=${environment ?? 'production'}`),
})

export const askedLetter = (row: ApprovalRow, asker: string): Letter => ({
  subject: t('aSecondOperatorIsWanted'),
  body: [
    t('asksForYourYes', { row: deedOf(row), asker }),
    t('theyWrite', { reason: row.reason }),
    t('itHappensWhenOneOf', { expiresAt: sayMoment(row.expiresAt) }),
  ],
  link: queue(row),
})

// What has happened with the yes. Money only begins to move then: the order's payment says what becomes of it.
const doneWith = (): Record<ApprovalRow['what'], string> => ({
  'order.refund': t('theRefundIsAskedOf'),
  'order.cancel': t('theOrderIsCancelledIt'),
  'order.replace': t('theOrderIsPlacedAgain'),
  'payment.write_off': t('theDebtIsWrittenOff'),
  'client.enable_production': t('productionIsEnabled'),
})

const subjects = {
  approved: (row: string) => t('agreed', { row }),
  refused: (row: string) => t('refused', { row }),
  expired: (row: string) => t('lapsed', { row }),
}
const outcomes = {
  approved: (who: string, what: ApprovalRow['what']) => t('hasAgreed', { who, doneWith: doneWith()[what] }),
  refused: (who: string) => t('hasRefusedItNothingWas', { who }),
  expired: () => t('nobodyHasDecidedWithinSeven'),
}

export const decidedLetter = (row: ApprovalRow, outcome: keyof typeof outcomes, decider = ''): Letter => ({
  subject: subjects[outcome](deedOf(row)),
  body: [
    `${deedOf(row)}: ${outcomes[outcome](decider, row.what)}`,
    ...(row.decisionReason === null ? [] : [t('theyWrite2', { decisionReason: row.decisionReason })]),
  ],
  link: queue(row),
})

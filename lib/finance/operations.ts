import { defineOperation, schemasOf } from '#lib/operation.ts'

const { explainInput, explainedView, financeOverview, financeQuery, financeRow, financeTotals, setOffView, triedView } =
  schemasOf(() => import('#lib/finance/schema.ts'))
const { closeMonthInput, monthReport, monthsView } = schemasOf(() => import('#lib/finance/months-schema.ts'))

// As whatever an operator does: the console looks at one market from many sides.
const wholeConsole = ['/operator']

export const getFinance = defineOperation({
  id: 'getFinance',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance',
  scope: 'operator',
  summary: 'What of the books waits for an operator, and the last comparison with the provider',
  response: financeOverview,
  replica: true,
})
export const listFinance = defineOperation({
  id: 'listFinance',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/{financeList}',
  scope: 'operator',
  summary: 'One list of the books: payments, refunds, transfers, payouts, disputes, debts or differences',
  query: financeQuery,
  response: financeRow,
  list: { kind: 'payment', newestFirst: true },
})
export const getFinanceTotals = defineOperation({
  id: 'getFinanceTotals',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/totals/{financeList}',
  scope: 'operator',
  summary: 'What the rows of a list that fit come to, by currency',
  query: financeQuery,
  response: financeTotals,
  replica: true,
})
export const exportFinance = defineOperation({
  id: 'exportFinance',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/csv/{financeList}',
  scope: 'operator',
  produces: 'text/csv',
  summary: 'A list of the books as a table',
  query: financeQuery,
})
export const tryRefundAgain = defineOperation({
  id: 'tryRefundAgain',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/finance/refunds/{refundId}/retry',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Try a refund again that failed',
  response: triedView,
  errors: ['payment_not_refundable', 'approval_required'],
  changes: wholeConsole,
  stepUp: true,
})
export const tryTransferAgain = defineOperation({
  id: 'tryTransferAgain',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/finance/transfers/{movementId}/retry',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Move a share again that the provider refused to move',
  response: triedView,
  errors: ['order_state_conflict'],
  changes: wholeConsole,
})
export const setOffDebt = defineOperation({
  id: 'setOffDebt',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/finance/debts/{paymentId}/set-off',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Take a researcher’s debt out of what they are owed for other orders',
  response: setOffView,
  errors: ['order_state_conflict'],
  changes: wholeConsole,
  stepUp: true,
})
export const explainDifference = defineOperation({
  id: 'explainDifference',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/finance/differences/{transactionId}/explain',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Say what a movement of the balance was that nobody here began',
  body: explainInput,
  response: explainedView,
  errors: ['order_state_conflict'],
  changes: wholeConsole,
  stepUp: true,
})
export const listFinanceMonths = defineOperation({
  id: 'listFinanceMonths',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/months',
  scope: 'operator',
  summary: 'The months of the books, open and closed',
  response: monthsView,
  replica: true,
})
export const getFinanceMonth = defineOperation({
  id: 'getFinanceMonth',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/months/{month}',
  scope: 'operator',
  summary: 'A month’s report, and what stands in the way of closing it',
  response: monthReport,
})
export const exportFinanceMonth = defineOperation({
  id: 'exportFinanceMonth',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/months/{month}/csv',
  scope: 'operator',
  produces: 'text/csv',
  summary: 'A month’s report as a table',
})
export const getFinanceMonthPdf = defineOperation({
  id: 'getFinanceMonthPdf',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/finance/months/{month}/pdf',
  scope: 'operator',
  produces: 'application/pdf',
  summary: 'A month’s report as a PDF',
})
export const closeFinanceMonth = defineOperation({
  id: 'closeFinanceMonth',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/finance/months/{month}/close',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Close a month’s books, for good',
  body: closeMonthInput,
  response: monthReport,
  errors: ['month_not_closable'],
  changes: ['/operator/finance'],
  stepUp: true,
})

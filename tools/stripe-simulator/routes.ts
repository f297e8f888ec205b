import {
  createAccount,
  createAccountLink,
  createLoginLink,
  retrieveAccount,
  updateAccount,
} from '#tools/stripe-simulator/accounts.ts'
import { retrieveBalance } from '#tools/stripe-simulator/balance.ts'
import { listTransactions, retrieveTransaction } from '#tools/stripe-simulator/balance-transactions.ts'
import type { Call } from '#tools/stripe-simulator/call.ts'
import { load } from '#tools/stripe-simulator/call.ts'
import { createPaymentMethod, retrievePaymentMethod } from '#tools/stripe-simulator/cards.ts'
import {
  attachMethod,
  createCustomer,
  deleteCustomer,
  detachMethod,
  listMethods,
  retrieveCustomer,
} from '#tools/stripe-simulator/customers.ts'
import { updateDispute } from '#tools/stripe-simulator/disputes.ts'
import { listEvents, retrieveEvent } from '#tools/stripe-simulator/events.ts'
import { captureIntent } from '#tools/stripe-simulator/holds.ts'
import { listObjects } from '#tools/stripe-simulator/lists.ts'
import {
  authenticateIntent,
  cancelIntent,
  confirmIntent,
  createIntent,
  retrieveIntent,
  updateIntent,
} from '#tools/stripe-simulator/payment-intents.ts'
import { retrievePayout } from '#tools/stripe-simulator/payouts.ts'
import { retrievePlatform } from '#tools/stripe-simulator/platform.ts'
import { createRefund, retrieveRefund } from '#tools/stripe-simulator/refunds.ts'
import { createToken } from '#tools/stripe-simulator/tokens.ts'
import { createReversal, createTransfer, listReversals, retrieveTransfer } from '#tools/stripe-simulator/transfers.ts'

export interface Route {
  /** As Stripe publishes it: `POST /v1/refunds/:id`. */
  line: string
  method: string
  pattern: RegExp
  handle: (call: Call) => unknown
  /** Open to publishable keys; the handler checks the client secret. */
  publishable: boolean
  /** The simulator's own: nothing that Stripe publishes to hold it against. */
  own: boolean
}

function route(line: string, handle: (call: Call) => unknown, publishable = false): Route {
  const [method = '', path = ''] = line.split(' ')
  return {
    line: `${method} /v1${path}`,
    method,
    pattern: new RegExp(`^/v1${path.replaceAll(':id', '([A-Za-z0-9_-]+)')}$`),
    handle,
    publishable,
    own: path.startsWith('/test_helpers/'),
  }
}

const byPublishableKey = true

const routes: Route[] = [
  route('GET /account', retrievePlatform),
  route('POST /accounts', createAccount),
  route('GET /accounts/:id', retrieveAccount),
  route('POST /accounts/:id', updateAccount),
  route('POST /accounts/:id/login_links', createLoginLink),
  route('POST /account_links', createAccountLink),
  route('POST /tokens', createToken),
  route('POST /payment_methods', createPaymentMethod, byPublishableKey),
  route('GET /payment_methods/:id', retrievePaymentMethod),
  route('POST /payment_methods/:id/attach', attachMethod),
  route('POST /payment_methods/:id/detach', detachMethod),
  route('POST /customers', createCustomer),
  route('GET /customers/:id', retrieveCustomer),
  route('DELETE /customers/:id', deleteCustomer),
  route('GET /customers/:id/payment_methods', listMethods),
  route('POST /payment_intents', createIntent),
  route('GET /payment_intents', (call) => listObjects(call, 'payment_intent', '/v1/payment_intents', [])),
  route('GET /payment_intents/:id', retrieveIntent, byPublishableKey),
  route('POST /payment_intents/:id', updateIntent),
  route('POST /payment_intents/:id/confirm', confirmIntent, byPublishableKey),
  route('POST /payment_intents/:id/capture', captureIntent),
  route('POST /payment_intents/:id/cancel', cancelIntent),
  route('POST /test_helpers/payment_intents/:id/authenticate', authenticateIntent, byPublishableKey),
  route('GET /charges', (call) => listObjects(call, 'charge', '/v1/charges', ['payment_intent', 'transfer_group'])),
  route('GET /charges/:id', (call) => retrieve(call, 'charge')),
  route('POST /transfers', createTransfer),
  route('GET /transfers', (call) => listObjects(call, 'transfer', '/v1/transfers', ['destination', 'transfer_group'])),
  route('GET /transfers/:id', retrieveTransfer),
  route('POST /transfers/:id/reversals', createReversal),
  route('GET /transfers/:id/reversals', listReversals),
  route('POST /refunds', createRefund),
  route('GET /refunds', (call) => listObjects(call, 'refund', '/v1/refunds', ['charge', 'payment_intent'])),
  route('GET /refunds/:id', retrieveRefund),
  route('GET /disputes', (call) => listObjects(call, 'dispute', '/v1/disputes', ['charge', 'payment_intent'])),
  route('GET /disputes/:id', (call) => retrieve(call, 'dispute')),
  route('POST /disputes/:id', updateDispute),
  route('GET /events', listEvents),
  route('GET /events/:id', retrieveEvent),
  route('GET /balance', retrieveBalance),
  route('GET /balance_transactions', listTransactions),
  route('GET /balance_transactions/:id', retrieveTransaction),
  route('GET /payouts', (call) => listObjects(call, 'payout', '/v1/payouts', ['status'])),
  route('GET /payouts/:id', retrievePayout),
]

function retrieve(call: Call, kind: 'charge' | 'dispute'): unknown {
  call.params.only()
  return load(call, kind, call.ids[0] ?? '', kind, kind)
}

export function findRoute(method: string, path: string): { route: Route; ids: string[] } | undefined {
  for (const one of routes) {
    const match = one.method === method ? one.pattern.exec(path) : null
    if (match !== null) return { route: one, ids: match.slice(1) }
  }
  return undefined
}

import type { Call } from './call.ts'
import { ApiError } from './errors.ts'
import { balances } from './ledger.ts'

/** GET /v1/balance: the platform's, or with Stripe-Account a connected account's. Nothing is ever pending here. */
export function retrieveBalance(call: Call): unknown {
  call.params.only()
  const { account, livemode, store } = call
  if (account !== undefined && store.get('account', account, livemode) === undefined) {
    const message = `The provided key does not have access to account '${account}' (or that account does not exist).`
    throw new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message })
  }
  const rows = balances(store, livemode, account === undefined ? 'platform' : `connected:${account}`)
  const available = rows.map(({ amount, currency }) => ({ amount, currency, source_types: { card: amount } }))
  return {
    object: 'balance',
    livemode,
    available,
    pending: rows.map(({ currency }) => ({ amount: 0, currency })),
  }
}

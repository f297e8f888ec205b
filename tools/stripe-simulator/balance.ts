import type { Call } from '#tools/stripe-simulator/call.ts'
import { ApiError } from '#tools/stripe-simulator/errors.ts'
import { balance, balances } from '#tools/stripe-simulator/ledger.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** GET /v1/balance: the platform's, or with Stripe-Account a connected account's, where nothing is ever pending here. */
export function retrieveBalance(call: Call): unknown {
  call.params.only()
  const { account, livemode, store } = call
  if (account !== undefined && store.get('account', account, livemode) === undefined) {
    const message = `The provided key does not have access to account '${account}' (or that account does not exist).`
    throw new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message })
  }
  const rows = balances(store, livemode, account === undefined ? 'platform' : `connected:${account}`)
  const pending = new Map(account === undefined ? findPending(store, livemode) : [])
  const part = (amount: number, currency: string) => ({ amount, currency, source_types: { card: amount } })
  return {
    object: 'balance',
    livemode,
    available: rows.map(({ amount, currency }) => part(amount - (pending.get(currency) ?? 0), currency)),
    pending: rows.map(({ currency }) => part(pending.get(currency) ?? 0, currency)),
  }
}

function findPending(store: Store, livemode: boolean): [string, number][] {
  const sql = `SELECT body ->> 'currency' AS currency, sum(body ->> 'net') AS amount FROM objects
    WHERE kind = 'balance_transaction' AND livemode = ? AND body ->> 'available_on' > ? GROUP BY 1`
  return store
    .all<{ currency: string; amount: number }>(sql, Number(livemode), store.now())
    .map(({ currency, amount }) => [currency, amount])
}

/** What the platform may use for anything. */
export function availableOf(store: Store, livemode: boolean, currency: string): number {
  const pending = new Map(findPending(store, livemode)).get(currency) ?? 0
  return balance(store, livemode, 'platform', currency) - pending
}

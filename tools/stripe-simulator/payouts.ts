import { balances, post } from './ledger.ts'
import type { LedgerAccount } from './ledger.ts'
import { newId } from './state.ts'
import type { Store } from './state.ts'

/** Sends all that a connected account has to its bank, as the provider does every day; a control route does it at once. */
export function payOut(store: Store, account: string): { currency: string; amount: number }[] | undefined {
  const livemode = store.modeOf(account)
  if (livemode === undefined) return undefined
  const paid = balances(store, livemode, `connected:${account}`).filter(({ amount }) => amount > 0)
  for (const { currency, amount } of paid) {
    const id = newId('po')
    store.run('INSERT INTO payouts VALUES (?, ?, ?, ?, ?)', id, Number(livemode), account, currency, amount)
    const legs: [LedgerAccount, number][] = [
      [`connected:${account}`, -amount],
      ['banks', amount],
    ]
    post(store, { livemode, currency, reason: 'payout', reference: id, legs })
  }
  return paid
}

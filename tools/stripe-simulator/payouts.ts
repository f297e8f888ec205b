import { moveBalance } from './balance-transactions.ts'
import { balances, post } from './ledger.ts'
import type { LedgerAccount } from './ledger.ts'
import type { BalanceTransaction } from './objects.ts'
import { newId } from './state.ts'
import type { Store } from './state.ts'

/** Sends an amount of the platform's balance to its bank, as the provider does on its schedule. */
export function payOutPlatform(store: Store, livemode: boolean, amount: number, currency: string): BalanceTransaction {
  const created = store.now()
  const payout = { id: newId('po'), object: 'payout', livemode, created, amount, currency } as const
  store.put({ ...payout, arrival_date: created, status: 'paid' })
  const movement = { livemode, type: 'payout', category: 'payout', source: payout.id, currency } as const
  return moveBalance(store, { ...movement, amount: -amount, against: 'banks' })
}

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

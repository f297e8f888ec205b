import { z } from 'zod'
import { moveBalance } from '#tools/stripe-simulator/balance-transactions.ts'
import type { Call } from '#tools/stripe-simulator/call.ts'
import { load } from '#tools/stripe-simulator/call.ts'
import { noSuch } from '#tools/stripe-simulator/errors.ts'
import { recordEvent } from '#tools/stripe-simulator/events.ts'
import { balances, post } from '#tools/stripe-simulator/ledger.ts'
import type { LedgerAccount } from '#tools/stripe-simulator/ledger.ts'
import type { BalanceTransaction, Payout } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** `failure_code`: the bank sends it back, as Stripe tells days later; `in_transit`: the bank hasn't said anything yet. */
const PayoutOptions = z.strictObject({ failure_code: z.string().optional(), in_transit: z.boolean().default(false) })

const ordinary = {
  automatic: true,
  method: 'standard',
  reconciliation_status: 'not_applicable',
  source_type: 'card',
  type: 'bank_account',
}

/** A day is told as its midnight in UTC. */
const dayOf = (seconds: number) => seconds - (seconds % 86_400)

/** Sends an amount of the platform's balance to its bank, as the provider does on its schedule. */
export function payOutPlatform(store: Store, livemode: boolean, amount: number, currency: string): BalanceTransaction {
  const created = store.now()
  const payout = { id: newId('po'), object: 'payout', livemode, created, amount, currency } as const
  const done = {
    failure_code: null,
    failure_message: null,
    status: 'paid',
    _simulator: { account: undefined },
  } as const
  store.put({ ...payout, ...ordinary, ...done, arrival_date: dayOf(created) })
  const movement = { livemode, type: 'payout', category: 'payout', source: payout.id, currency } as const
  return moveBalance(store, { ...movement, amount: -amount, against: 'banks' })
}

/** Sends all that a connected account has to its bank, as the provider does every day; a control route does it at once. */
export function payOut(
  store: Store,
  account: string,
  body: unknown,
): { id: string; currency: string; amount: number }[] | undefined {
  const { failure_code = null, in_transit } = PayoutOptions.parse(body)
  const livemode = store.modeOf(account)
  if (livemode === undefined) return undefined
  const paid = balances(store, livemode, `connected:${account}`).filter(({ amount }) => amount > 0)
  return paid.map(({ currency, amount }) => {
    const payout: Payout = {
      id: newId('po'),
      object: 'payout',
      livemode,
      created: store.now(),
      amount,
      arrival_date: dayOf(store.now()),
      ...ordinary,
      currency,
      failure_code,
      failure_message: failure_code && `The bank returned this payout (${failure_code}).`,
      status: failure_code !== null ? 'failed' : in_transit ? 'in_transit' : 'paid',
      _simulator: { account },
    }
    store.put(payout)
    // What comes back is in the account's balance as before.
    if (failure_code === null) leave(store, payout, account)
    const begun: Payout = { ...payout, failure_code: null, failure_message: null, status: 'pending' }
    recordEvent(store, 'payout.created', begun, account)
    if (!in_transit) recordEvent(store, `payout.${payout.status}`, payout, account)
    return { id: payout.id, currency, amount }
  })
}

/** What was under way to a connected account's bank is there. */
export function arrive(store: Store, id: string): Payout | undefined {
  const payout = store.get('payout', id, store.modeOf(id) ?? false)
  if (payout === undefined) return undefined
  const arrived = { ...payout, status: 'paid' } as const
  store.put(arrived)
  recordEvent(store, 'payout.paid', arrived, payout._simulator.account)
  return arrived
}

function leave(store: Store, { id, livemode, currency, amount }: Payout, account: string): void {
  store.run('INSERT INTO payouts VALUES (?, ?, ?, ?, ?)', id, Number(livemode), account, currency, amount)
  const legs: [LedgerAccount, number][] = [
    [`connected:${account}`, -amount],
    ['banks', amount],
  ]
  post(store, { livemode, currency, reason: 'payout', reference: id, legs })
}

/** GET /v1/payouts/{id}, with Stripe-Account: only its own account's. */
export function retrievePayout(call: Call): unknown {
  call.params.only()
  const id = call.ids[0] ?? ''
  const payout = load(call, 'payout', id, 'payout', 'payout')
  if (payout._simulator.account !== call.account) throw noSuch('payout', id, 'payout')
  return payout
}

import { z } from 'zod'
import type { Call } from '#tools/stripe-simulator/call.ts'
import { load } from '#tools/stripe-simulator/call.ts'
import { decimalsOf } from '#tools/stripe-simulator/currencies.ts'
import { post } from '#tools/stripe-simulator/ledger.ts'
import type { LedgerAccount } from '#tools/stripe-simulator/ledger.ts'
import { listObjects } from '#tools/stripe-simulator/lists.ts'
import type { BalanceTransaction } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** A card's money is pending for two days before it may be used for anything but transfers from its own charge. */
const pendingSeconds = 2 * 86_400

const code = z.string().regex(/^[a-z]{3}$/)
/** Presentment currencies that are settled in another one, and the rate between whole units; others settle in themselves. */
export const Settlement = z.record(code, z.strictObject({ currency: code, rate: z.number().positive() }))

/** What an amount is worth in the currency that the platform settles it in, at today's rate. */
function settle(store: Store, amount: number, presentment: string) {
  const into = Settlement.parse(JSON.parse(store.setting('settlement') ?? '{}'))[presentment]
  if (into === undefined) return { amount, currency: presentment, exchange_rate: null }
  const shift = 10 ** (decimalsOf(into.currency) - decimalsOf(presentment))
  return { amount: Math.round(amount * into.rate * shift), currency: into.currency, exchange_rate: into.rate }
}

// A European card costs 1.5 % and 25 of the smallest unit, whatever the currency; a dispute 20.00, which a won one doesn't bring back.
const fees = {
  none: () => 0,
  charge: (amount: number) => Math.min(Math.round(amount * 0.015) + 25, amount),
  dispute: () => 2000,
}

interface Movement {
  livemode: boolean
  type: BalanceTransaction['type']
  /** `reporting_category`, and the reason of the postings. */
  category: string
  source: string | null
  /** Positive comes to the platform's balance. */
  amount: number
  currency: string
  /** The account that it comes from or goes to. */
  against: LedgerAccount
  fee?: keyof typeof fees
}

/** Moves the platform's balance by an amount in the customer's currency, at today's rate. */
export const settleMovement = (store: Store, movement: Movement): BalanceTransaction =>
  record(store, movement, settle(store, movement.amount, movement.currency))

/** Moves the platform's balance by an amount in a currency that it holds. */
export const moveBalance = (store: Store, movement: Movement): BalanceTransaction =>
  record(store, movement, { ...movement, exchange_rate: null })

/** Lays an amount of the platform's balance into its reserve. That is a balance of its own: each of the two has a row of it. */
export function reserve(store: Store, livemode: boolean, amount: number, currency: string): BalanceTransaction {
  const category = 'risk_reserved_funds'
  const movement = { livemode, type: 'reserve_hold', category, source: null, currency, against: 'reserves' } as const
  const taken = moveBalance(store, { ...movement, amount: -amount })
  store.put({ ...taken, id: newId('txn'), balance_type: 'risk_reserved', amount, net: amount })
  return taken
}

type Settled = { amount: number; currency: string; exchange_rate: number | null }

function record(store: Store, movement: Movement, { amount, currency, exchange_rate }: Settled): BalanceTransaction {
  const { livemode, category, source, against, type } = movement
  const fee = fees[movement.fee ?? 'none'](amount)
  const created = store.now()
  const pending = movement.fee === 'charge'
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    livemode,
    created,
    amount,
    available_on: pending ? created + pendingSeconds : created,
    currency,
    balance_type: 'payments',
    ...{ description: null, exchange_rate },
    fee,
    fee_details: fee === 0 ? [] : [{ ...feeDetail, amount: fee, currency }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: pending ? 'pending' : 'available',
    type,
  }
  store.put(transaction)
  const exchanged = currency !== movement.currency
  const move = (reason: string, unit: string, to: LedgerAccount, from: LedgerAccount, sum: number) => {
    const legs: [LedgerAccount, number][] = [
      [to, sum],
      [from, -sum],
    ]
    post(store, { livemode, currency: unit, reason, reference: source ?? transaction.id, legs })
  }
  if (exchanged) move(category, movement.currency, 'exchange', against, movement.amount)
  move(category, currency, 'platform', exchanged ? 'exchange' : against, amount)
  move('fee', currency, 'fees', 'platform', fee)
  return transaction
}

const feeDetail = { application: null, description: 'Stripe processing fees', type: 'stripe_fee' }

/** A pending one becomes available by the clock alone. */
const present = (store: Store, transaction: BalanceTransaction): BalanceTransaction => ({
  ...transaction,
  status: transaction.available_on <= store.now() ? 'available' : 'pending',
})

export function retrieveTransaction(call: Call): unknown {
  call.params.only()
  return present(call.store, load(call, 'balance_transaction', call.ids[0] ?? '', 'balance transaction', 'id'))
}

export function listTransactions(call: Call): unknown {
  const list = listObjects(call, 'balance_transaction', '/v1/balance_transactions', ['currency', 'source', 'type'])
  return { ...list, data: list.data.map((one) => present(call.store, one)) }
}

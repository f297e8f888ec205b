import type { Charge, Intent } from '#tools/stripe-simulator/objects.ts'
import { newId } from '#tools/stripe-simulator/state.ts'
import type { Store } from '#tools/stripe-simulator/state.ts'

/** `cardholders` is the outside world; `connected:acct_…` one researcher's balance, `banks` where it is paid out to. */
export type LedgerAccount =
  | 'cardholders'
  | 'holds'
  | 'platform'
  | 'reserves'
  | 'fees'
  | 'exchange'
  | 'refunds'
  | 'disputes'
  | 'banks'
  | `connected:${string}`

interface Posting {
  livemode: boolean
  currency: string
  reason: string
  reference: string
  /** [account, amount]; the amounts add up to zero. */
  legs: [LedgerAccount, number][]
}

export function post(store: Store, posting: Posting): void {
  const { livemode, currency, reason, reference } = posting
  const legs = posting.legs.filter(([, amount]) => amount !== 0)
  if (legs.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error(`ledger: ${reason} ${reference} doesn't add up`)
  const id = newId('post')
  for (const [account, amount] of legs) {
    store.run(
      `INSERT INTO ledger (posting, livemode, account, currency, amount, reason, reference, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      Number(livemode),
      account,
      currency,
      amount,
      reason,
      reference,
      store.now(),
    )
  }
}

export function balance(store: Store, livemode: boolean, account: LedgerAccount, currency: string): number {
  const sql = 'SELECT coalesce(sum(amount), 0) AS total FROM ledger WHERE livemode = ? AND account = ? AND currency = ?'
  return store.first<{ total: number }>(sql, Number(livemode), account, currency)?.total ?? 0
}

export function balances(
  store: Store,
  livemode: boolean,
  account: LedgerAccount,
): { currency: string; amount: number }[] {
  const sql = 'SELECT currency, sum(amount) AS amount FROM ledger WHERE livemode = ? AND account = ? GROUP BY currency'
  return store.all(sql, Number(livemode), account)
}

const givenBack = `(kind = 'refund' AND body ->> 'status' NOT IN ('failed', 'canceled'))`
const takenAway = `(kind = 'dispute' AND body ->> 'status' NOT IN ('won', 'prevented') AND body ->> 'status' NOT LIKE 'warning%')`

// What each account must hold, told by the objects instead of by the postings.
const expectedBalances = `
  SELECT livemode, account, currency, sum(amount) AS amount FROM (
    SELECT c.livemode, 'holds' AS account, c.body ->> 'currency' AS currency, c.body ->> 'amount' AS amount
      FROM objects p JOIN objects c ON c.id = p.body ->> 'latest_charge'
      WHERE p.kind = 'payment_intent' AND p.body ->> 'status' = 'requires_capture'
    UNION ALL SELECT livemode, iif(body ->> 'balance_type' = 'risk_reserved', 'reserves', 'platform'), body ->> 'currency', body ->> 'net'
      FROM objects WHERE kind = 'balance_transaction'
    UNION ALL SELECT livemode, 'fees', body ->> 'currency', body ->> 'fee' FROM objects WHERE kind = 'balance_transaction'
    UNION ALL SELECT livemode, 'refunds', body ->> 'currency', body ->> 'amount' FROM objects WHERE ${givenBack}
    UNION ALL SELECT livemode, 'disputes', body ->> 'currency', body ->> 'amount' FROM objects WHERE ${takenAway}
    UNION ALL SELECT livemode, 'connected:' || account, currency, -amount FROM payouts
    UNION ALL SELECT livemode, 'banks', currency, amount FROM payouts
    UNION ALL SELECT livemode, 'banks', body ->> 'currency', -(body ->> 'amount') FROM objects
      WHERE kind = 'balance_transaction' AND body ->> 'type' = 'payout'
    UNION ALL SELECT livemode, 'connected:' || (body ->> 'destination'), body ->> 'currency',
      (body ->> 'amount') - (body ->> 'amount_reversed') FROM objects WHERE kind = 'transfer'
  ) GROUP BY livemode, account, currency HAVING sum(amount) <> 0`

const actualBalances =
  'SELECT livemode, account, currency, sum(amount) AS amount FROM ledger GROUP BY livemode, account, currency'

interface BalanceRow {
  livemode: number
  account: string
  currency: string
  amount: number
}

const rowKey = (row: BalanceRow): string => `${row.livemode} ${row.account} ${row.currency}`

/** Balances per account and currency, the holds, and whether both ways of counting agree. */
export function ledgerReport(store: Store) {
  const actual = store.all<BalanceRow>(actualBalances)
  const expected = new Map(store.all<BalanceRow>(expectedBalances).map((row) => [rowKey(row), row]))
  const unbalanced = store.all<{ posting: string; sum: number }>(
    'SELECT posting, sum(amount) AS sum FROM ledger GROUP BY posting, currency, livemode HAVING sum(amount) <> 0',
  )
  const mismatches: {
    account: string
    currency: string
    livemode: boolean
    ledger: number
    objects: number
  }[] = []
  const compare = (row: BalanceRow, ledger: number, objects: number): void => {
    if (ledger === objects) return
    mismatches.push({
      account: row.account,
      currency: row.currency,
      livemode: row.livemode === 1,
      ledger,
      objects,
    })
  }
  for (const row of actual) {
    if (row.account !== 'cardholders' && row.account !== 'exchange')
      compare(row, row.amount, expected.get(rowKey(row))?.amount ?? 0)
    expected.delete(rowKey(row))
  }
  for (const row of expected.values()) compare(row, 0, row.amount)
  const accounts = actual.map((row) => ({ ...row, livemode: row.livemode === 1 }))
  return {
    balanced: unbalanced.length === 0 && mismatches.length === 0,
    accounts,
    holds: holds(store),
    unbalanced,
    mismatches,
  }
}

/** Every intent in requires_capture with the amount really held, whatever its own amount was altered to. */
function holds(store: Store) {
  const sql = `
    SELECT p.body AS intent, c.body AS charge FROM objects p LEFT JOIN objects c ON c.id = p.body ->> 'latest_charge'
    WHERE p.kind = 'payment_intent' AND p.body ->> 'status' = 'requires_capture' ORDER BY p.seq`
  return store.all<{ intent: string; charge: string }>(sql).map((row) => {
    // Both columns were written by Store.put().
    const intent = JSON.parse(row.intent) as Intent
    const charge = JSON.parse(row.charge) as Charge
    return {
      payment_intent: intent.id,
      livemode: intent.livemode,
      amount: charge.amount,
      currency: charge.currency,
      capture_before: intent._simulator.captureBefore,
      transfer_group: intent.transfer_group,
      metadata: intent.metadata,
    }
  })
}

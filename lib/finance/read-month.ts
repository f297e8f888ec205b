import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { keptMonth, type MonthCurrency } from '#lib/finance/months-schema.ts'
import { spanOf, type Span } from '#lib/finance/month-span.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, enumOf, float8, text, type RowOf } from '#lib/sql.ts'

// Which move the balance for an order: one that no payment of ours is known of is none of these.
const ofOrders = ['charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal', 'transfer', 'transfer_reversal']

const line = { account: enumOf('LedgerAccount'), currency: text, kind: text, amountMinor: float8 }
type Line = RowOf<typeof line>

// The month of an entry is that of its posting: nothing is ever posted into a month that is over. What caused it is the provider's
// category, or else the word that the posting's name begins with.
export const findLines = defineQuery(
  line,
  (environment: Environment, { from, end }: Span) => Prisma.sql`
    SELECT account, currency, kind, sum(amount_minor)::float8 AS "amountMinor" FROM (
      SELECT e.account, e.currency::text AS currency, e.amount_minor,
        CASE WHEN b.id IS NULL THEN split_part(e.posting, ':', 1) WHEN b.payment_id IS NULL AND b.category = ANY (${ofOrders}::text[]) THEN 'foreign' ELSE b.category END AS kind
      FROM ledger_entries e LEFT JOIN balance_transactions b ON b.id = e.posting
      WHERE e.environment = ${environment}::"Environment" AND e.created_at >= ${from} AND e.created_at < ${end}
    ) entries GROUP BY account, currency, kind ORDER BY currency, account, kind`,
)

const opening = { account: enumOf('LedgerAccount'), currency: text, amountMinor: float8 }
export const findOpening = defineQuery(
  opening,
  (environment: Environment, { from, end }: Span) => Prisma.sql`
    SELECT account, currency::text AS currency, sum(amount_minor)::float8 AS "amountMinor" FROM ledger_entries
    WHERE environment = ${environment}::"Environment" AND created_at >= ${from} AND created_at < ${end} GROUP BY account, currency`,
)

const booked = {
  currency: text,
  bookedMinor: float8,
  postedLaterMinor: float8,
  postedEarlierMinor: float8,
  notPostedMinor: float8,
}
/** What the provider booked in a span, and what of it the ledger posted outside of it. */
export const findBooked = defineQuery(
  booked,
  (environment: Environment, { from, end }: Span) => Prisma.sql`
    SELECT b.currency::text AS currency, sum(b.amount_minor - b.fee_minor)::float8 AS "bookedMinor",
      coalesce(sum(b.amount_minor - b.fee_minor) FILTER (WHERE p.at >= ${end}), 0)::float8 AS "postedLaterMinor",
      coalesce(sum(b.amount_minor - b.fee_minor) FILTER (WHERE p.at < ${from}), 0)::float8 AS "postedEarlierMinor",
      coalesce(sum(b.amount_minor - b.fee_minor) FILTER (WHERE p.at IS NULL), 0)::float8 AS "notPostedMinor"
    FROM balance_transactions b
    LEFT JOIN LATERAL (SELECT e.created_at AS at FROM ledger_entries e WHERE e.posting = b.id LIMIT 1) p ON true
    WHERE b.environment = ${environment}::"Environment" AND b.created_at >= ${from} AND b.created_at < ${end} GROUP BY b.currency`,
)

/** What the ledger posted of the balance in a span that the provider had booked before it, or books after. */
export const findStrays = defineQuery(
  { currency: text, earlierMinor: float8, laterMinor: float8 },
  (environment: Environment, { from, end }: Span) => Prisma.sql`
    SELECT e.currency::text AS currency, coalesce(sum(e.amount_minor) FILTER (WHERE b.created_at < ${from}), 0)::float8 AS "earlierMinor",
      coalesce(sum(e.amount_minor) FILTER (WHERE b.created_at >= ${end}), 0)::float8 AS "laterMinor"
    FROM ledger_entries e JOIN balance_transactions b ON b.id = e.posting
    WHERE e.environment = ${environment}::"Environment" AND e.created_at >= ${from} AND e.created_at < ${end} AND e.account = 'provider'
      AND (b.created_at < ${from} OR b.created_at >= ${end}) GROUP BY e.currency`,
)

// The provider's reporting categories, and the line of the statement that each belongs to.
const flows: Partial<Record<string, keyof Flows>> = {
  charge: 'capturesMinor',
  refund: 'refundsMinor',
  refund_failure: 'refundsMinor',
  dispute: 'disputesMinor',
  dispute_reversal: 'disputesMinor',
  transfer: 'transfersMinor',
  transfer_reversal: 'reversalsMinor',
  payout: 'payoutsMinor',
  payout_reversal: 'payoutsMinor',
  topup: 'payoutsMinor',
  topup_reversal: 'payoutsMinor',
}
type Flows = Omit<MonthCurrency['balance'], 'openingMinor' | 'closingMinor'>

/** What moved the balance, before the provider's fees, and these. A fee that is booked by itself is one of them. */
function flowsOf(lines: readonly Line[]): Flows {
  const sums: Flows = {
    capturesMinor: 0,
    refundsMinor: 0,
    disputesMinor: 0,
    transfersMinor: 0,
    reversalsMinor: 0,
    payoutsMinor: 0,
    providerFeesMinor: 0,
    otherMinor: 0,
  }
  const moving = new Set(lines.flatMap(({ account, kind }) => (account === 'provider' ? [kind] : [])))
  for (const { account, kind, amountMinor } of lines) {
    if (!moving.has(kind) || (account !== 'provider' && account !== 'provider_fees')) continue
    sums[flows[kind] ?? 'otherMinor'] += amountMinor
    if (account === 'provider_fees') sums.providerFeesMinor -= amountMinor
  }
  return sums
}

const sumOf = (rows: readonly { amountMinor: number }[]) => rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

type Facts = {
  lines: readonly Line[]
  opened: readonly RowOf<typeof opening>[]
  provider: RowOf<typeof booked> | undefined
  strays: { earlierMinor: number; laterMinor: number } | undefined
}

function accountsOf({ lines, opened }: Facts): MonthCurrency['accounts'] {
  const names = [...new Set([...opened, ...lines].map(({ account }) => account))].sort()
  return names
    .map((account) => {
      const openingMinor = sumOf(opened.filter((one) => one.account === account))
      const movementMinor = sumOf(lines.filter((one) => one.account === account))
      return { account, openingMinor, movementMinor, closingMinor: openingMinor + movementMinor }
    })
    .filter(({ openingMinor, movementMinor }) => openingMinor !== 0 || movementMinor !== 0)
}

function providerOf({ lines, provider, strays }: Facts): MonthCurrency['provider'] {
  const bookedMinor = provider?.bookedMinor ?? 0
  const postedMinor = sumOf(lines.filter(({ account }) => account === 'provider'))
  const known = [
    { kind: 'posted_later', amountMinor: -(provider?.postedLaterMinor ?? 0) },
    { kind: 'posted_earlier', amountMinor: -(provider?.postedEarlierMinor ?? 0) },
    { kind: 'booked_earlier', amountMinor: strays?.earlierMinor ?? 0 },
    { kind: 'booked_later', amountMinor: strays?.laterMinor ?? 0 },
    { kind: 'not_posted', amountMinor: -(provider?.notPostedMinor ?? 0) },
  ] as const
  const remainder = { kind: 'remainder', amountMinor: postedMinor - bookedMinor - sumOf(known) } as const
  const differences = [...known, remainder].filter(({ amountMinor }) => amountMinor !== 0)
  return { bookedMinor, postedMinor, differences }
}

const serious: readonly string[] = ['not_posted', 'remainder']

function toCurrency(currency: string, facts: Facts): MonthCurrency {
  const accounts = accountsOf(facts)
  const provider = providerOf(facts)
  const of = (name: string) => accounts.find(({ account }) => account === name)
  const { openingMinor = 0, closingMinor = 0 } = of('provider') ?? {}
  const moved = flowsOf(facts.lines)
  const stated = openingMinor + Object.values(moved).reduce((sum, amount) => sum + amount, 0)
  const sums = (['openingMinor', 'movementMinor', 'closingMinor'] as const).map((column) =>
    accounts.reduce((sum, account) => sum + account[column], 0),
  )
  return {
    currency,
    balance: { openingMinor, ...moved, closingMinor },
    earned: {
      feesMinor: -(of('platform_fees')?.movementMinor ?? 0),
      writtenOffMinor: of('written_off')?.movementMinor ?? 0,
    },
    accounts,
    provider,
    balanced:
      stated === closingMinor &&
      sums.every((sum) => sum === 0) &&
      !provider.differences.some(({ kind }) => serious.includes(kind)),
  }
}

/** What every account had when a month began: as the last closed month before it was left, and what was posted since. */
async function readOpening(tx: Tx, environment: Environment, { from }: Span): Promise<RowOf<typeof opening>[]> {
  const before = await tx.financeMonth.findFirst({
    where: { environment, month: { lt: from.toISOString().slice(0, 7) } },
    orderBy: { month: 'desc' },
  })
  const since = before ? spanOf(before.month).end : new Date(0)
  const kept = before ? keptMonth.parse(before.report).currencies : []
  const carried = kept.flatMap(({ currency, accounts }) =>
    accounts.map(({ account, closingMinor }) => ({ account, currency, amountMinor: closingMinor })),
  ) as RowOf<typeof opening>[] // what is kept came from these columns
  return [...carried, ...(await findOpening(tx, environment, { from: since, end: from }))]
}

/** A month of the books, from the ledger's entries alone, held against what the provider booked. */
export async function readMonth(tx: Tx, environment: Environment, month: string): Promise<MonthCurrency[]> {
  const span = spanOf(month)
  const opened = await readOpening(tx, environment, span)
  const lines = await findLines(tx, environment, span)
  const provided = await findBooked(tx, environment, span)
  const strays = await findStrays(tx, environment, span)
  const currencies = [...new Set([...opened, ...lines, ...provided].map(({ currency }) => currency))].sort()
  return currencies
    .map((code) => {
      const ofIt = <T extends { currency: string }>(rows: readonly T[]) =>
        rows.filter(({ currency }) => currency === code)
      return toCurrency(code, {
        lines: ofIt(lines),
        opened: ofIt(opened),
        provider: ofIt(provided)[0],
        strays: ofIt(strays)[0],
      })
    })
    .filter(({ accounts, provider }) => accounts.length > 0 || provider.bookedMinor !== 0)
}

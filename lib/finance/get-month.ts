import type { OperatorActor } from '#lib/actor.ts'
import { getDb, type Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { notFound } from '#lib/errors.ts'
import { findUnresolved } from '#lib/finance/find-unresolved.ts'
import { findNextMonth } from '#lib/finance/list-months.ts'
import { keptMonth, type MonthCurrency, type MonthReport } from '#lib/finance/months-schema.ts'
import { monthOf } from '#lib/finance/month-span.ts'
import { readMonth } from '#lib/finance/read-month.ts'
import { sealMonth, seenOf } from '#lib/finance/seal-month.ts'
import type { FinanceMonth } from '#lib/generated/prisma/client.ts'
import { recaller } from '#lib/recall.ts'
import { withoutAbsent } from '#lib/view.ts'

// A large month takes a while to add up: whoever looks at it sees it as it was a moment ago.
const recallMonth = recaller((environment: Environment, month: string) => readMonth(getDb(), environment, month))

/** What is recalled of a month isn't so any more: the next look adds it up. */
export const forgetMonth = recallMonth.forget

/** The hash of the month that was closed last before one. */
export async function findHashBefore(tx: Tx, { environment }: Pick<OperatorActor, 'environment'>, month: string) {
  const before = await tx.financeMonth.findFirst({
    where: { environment, month: { lt: month } },
    orderBy: { month: 'desc' },
    select: { hash: true },
  })
  return before?.hash
}

async function findNamed(tx: Tx, id: string) {
  const user = await tx.user.findUnique({ where: { id }, select: { name: true } })
  return { id, name: user?.name ?? id }
}

async function toClosed(tx: Tx, actor: OperatorActor, row: FinanceMonth): Promise<MonthReport> {
  const { month, hash, closedAt, closedBy } = row
  const kept = keptMonth.parse(row.report)
  return {
    month,
    state: 'closed',
    closing: {
      at: closedAt.toISOString(),
      by: kept.closedBy ?? (await findNamed(tx, closedBy)),
      hash,
      intact: sealMonth(await findHashBefore(tx, actor, month), kept) === hash,
      ...withoutAbsent({ reason: kept.reason }),
    },
    currencies: kept.currencies,
    unresolved: [],
    carriedOver: kept.carriedOver,
  }
}

type ReadMonth = (environment: Environment, month: string) => Promise<MonthCurrency[]>

/**
 * A month's report: as it was closed, or as it stands, with what is in the way of closing it. 404 for months without books.
 * @param read adds an open month up; by default not long ago
 */
export async function getMonth(
  tx: Tx,
  actor: OperatorActor,
  month: string,
  read: ReadMonth = recallMonth,
): Promise<MonthReport> {
  const { environment } = actor
  const row = await tx.financeMonth.findUnique({ where: { environment_month: { environment, month } } })
  if (row) return toClosed(tx, actor, row)
  const next = await findNextMonth(tx, environment)
  if (next === undefined || month < next || month > monthOf(new Date())) throw notFound()
  const currencies = await read(environment, month)
  const unresolved = await findUnresolved(tx, actor, month, currencies, next)
  const seen = seenOf({ month, currencies, unresolved })
  return { month, state: 'open', currencies, unresolved, carriedOver: [], seen }
}

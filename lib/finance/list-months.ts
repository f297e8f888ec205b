import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { closableFrom } from '#lib/finance/find-unresolved.ts'
import type { MonthsView } from '#lib/finance/months-schema.ts'
import { monthOf, nextOf } from '#lib/finance/month-span.ts'

/** The first month that isn't closed; undefined where nothing was ever posted. */
export async function findNextMonth(tx: Tx, environment: Environment): Promise<string | undefined> {
  const last = await tx.financeMonth.findFirst({ where: { environment }, orderBy: { month: 'desc' } })
  if (last) return nextOf(last.month)
  const first = await tx.ledgerEntry.findFirst({ where: { environment }, orderBy: { createdAt: 'asc' } })
  return first ? monthOf(first.createdAt) : undefined
}

/** The months since the books began, newest first. */
export async function listMonths(tx: Tx, { environment }: OperatorActor): Promise<MonthsView> {
  const closed = await tx.financeMonth.findMany({
    where: { environment },
    orderBy: { month: 'desc' },
    select: { month: true, closedAt: true, hash: true },
  })
  const next = await findNextMonth(tx, environment)
  const now = new Date()
  const open: string[] = []
  for (let month = next; month !== undefined && month <= monthOf(now); month = nextOf(month)) open.unshift(month)
  return {
    months: [
      ...open.map((month) => ({
        month,
        state: 'open' as const,
        closable: month === next && closableFrom(month) <= now,
      })),
      ...closed.map(({ month, closedAt, hash }) => ({
        month,
        state: 'closed' as const,
        closable: false,
        closedAt: closedAt.toISOString(),
        hash,
      })),
    ],
  }
}

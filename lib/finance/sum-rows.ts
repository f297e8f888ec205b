import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { readFilters } from '#lib/finance/read-filters.ts'
import { sources, type Filters } from '#lib/finance/row-sources.ts'
import type { FinanceQuery, FinanceTotals } from '#lib/finance/schema.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { toSigned } from '#lib/finance/to-signed.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'
import { mostSummedOfAll } from '#lib/payments/totals-schema.ts'
import { defineQuery, float8, int4, present, text } from '#lib/sql.ts'

// Which rows came about: what was held alone, or tried in vain, is no money that anybody has had.
const done: Partial<Record<FinanceList, Prisma.Sql>> = {
  payments: isChargedP,
  refunds: Prisma.sql`p.status = 'succeeded'`,
  transfers: Prisma.sql`p.status = 'succeeded'`,
  payouts: Prisma.sql`p.status = 'paid'`,
}

// Of payments, what is left of each is added up as well, and each is taken along as it is for that: nothing of a hold, nor of one that
// was never charged. Of other lists that is another list's.
const summed = (list: FinanceList, columns: Prisma.Sql) =>
  list === 'payments'
    ? {
        columns: Prisma.sql`p.*, p.amount_minor AS "amountMinor"`,
        net: Prisma.sql`LEFT JOIN ${netMoneyOfP} ON ${isChargedP}`,
      }
    : {
        columns,
        net: Prisma.sql`CROSS JOIN (SELECT 0 AS returned_minor, 0 AS kept_minor, 0 AS share_minor, 0 AS fee_minor) net`,
      }

export const findSums = defineQuery(
  {
    currency: present(text),
    rows: int4,
    found: int4,
    amountMinor: float8,
    doneMinor: float8,
    returnedMinor: float8,
    keptMinor: float8,
    shareMinor: float8,
    feeMinor: float8,
  },
  (list: FinanceList, environment: Environment, filters: Filters, most: number) => {
    const { from, where, key, ...source } = sources[list](environment, filters)
    const { columns, net } = summed(list, source.columns)
    // Of somebody's there are few among many: not as an index has it, which a plan for anybody would walk from end to end.
    const id = filters.about ? Prisma.sql`(${key.id} || '')` : key.id
    const sorted = key.at ? Prisma.sql`${key.at} DESC, ${id} DESC` : Prisma.sql`${id} DESC`
    return Prisma.sql`
      WITH fit AS MATERIALIZED (
        SELECT i.*, row_number() OVER () AS place FROM (SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${sorted} LIMIT ${most + 1}::int) i
      )
      SELECT p.currency::text AS currency, count(*)::int AS rows, (SELECT count(*)::int FROM fit) AS found, sum(p."amountMinor")::float8 AS "amountMinor",
        coalesce(sum(p."amountMinor") FILTER (WHERE ${done[list] ?? Prisma.sql`true`}), 0)::float8 AS "doneMinor",
        coalesce(sum(net.returned_minor), 0)::float8 AS "returnedMinor", coalesce(sum(net.kept_minor), 0)::float8 AS "keptMinor",
        coalesce(sum(net.share_minor), 0)::float8 AS "shareMinor", coalesce(sum(net.fee_minor), 0)::float8 AS "feeMinor"
      FROM fit p ${net} WHERE p.place <= ${most}::int GROUP BY p.currency ORDER BY p.currency`
  },
  { anew: true },
)

/** What the rows of a list that fit come to, each currency by itself; of more than so many, the newest. */
export async function sumRows(
  tx: Tx,
  actor: OperatorActor,
  list: FinanceList,
  query: FinanceQuery,
): Promise<FinanceTotals> {
  const filters = await readFilters(tx, actor, list, query)
  const sums = await findSums(tx, list, actor.environment, filters, mostSummedOfAll)
  const found = sums[0]?.found ?? 0
  return {
    rows: Math.min(found, mostSummedOfAll),
    more: found > mostSummedOfAll,
    sums: sums.map(({ currency, rows, amountMinor, doneMinor, returnedMinor, keptMinor, shareMinor, feeMinor }) => ({
      rows,
      ...toSigned(amountMinor, currency),
      ...(done[list] ? { doneMinor } : {}),
      ...(list === 'payments' ? { net: { returnedMinor, keptMinor, shareMinor, feeMinor } } : {}),
    })),
  }
}

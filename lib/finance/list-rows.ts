import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { listedRow } from '#lib/finance/listed-row.ts'
import { readFilters } from '#lib/finance/read-filters.ts'
import { sources, type Filters } from '#lib/finance/row-sources.ts'
import type { FinanceQuery, FinanceRow } from '#lib/finance/schema.ts'
import type { FinanceList } from '#lib/finance/state.ts'
import { toRowView } from '#lib/finance/view.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId, type IdKind } from '#lib/ids.ts'
import { toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import { isChargedP, netMoneyOfP } from '#lib/payments/net-money.ts'
import { defineQuery } from '#lib/sql.ts'

// The page first, by the index of its list, and then what stands around each of its rows.
export const findRows = defineQuery(
  listedRow,
  (list: FinanceList, environment: Environment, filters: Filters, page: PageRequest) => {
    const { columns, from, where, key, cursor } = sources[list](environment, filters)
    const { startingAfter, order, limit } = page
    const direction = order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`
    const beyond = order === 'desc' ? Prisma.sql`<` : Prisma.sql`>`
    const place = key.at ? Prisma.sql`(${key.at}, ${key.id})` : key.id
    const after =
      startingAfter === undefined ? Prisma.empty : Prisma.sql`AND ${place} ${beyond} ${cursor(startingAfter)}`
    const sorted = key.at
      ? Prisma.sql`ORDER BY ${key.at} ${direction}, ${key.id} ${direction}`
      : Prisma.sql`ORDER BY ${key.id} ${direction}`
    return Prisma.sql`
      SELECT f.id, f.at, f.status, f.kind, f."amountMinor"::float8 AS "amountMinor", f.currency, f.reason, f.trouble, f."dueBy", f."retryAt", f."arrivesAt", f."providerId", f."paymentId", f.waits,
        o.id AS "orderId", o.number, o.document_type || ', ' || o.repository_name AS title, r.id AS "researcherId", r.name AS "researcherName",
        net.returned_minor AS "returnedMinor", net.kept_minor AS "keptMinor", net.share_minor AS "shareMinor", net.fee_minor AS "feeMinor", net.disputed_minor AS "disputedMinor"
      FROM (SELECT ${columns} FROM ${from} WHERE ${where} ${after} ${sorted} LIMIT ${limit + 1}::int) f
      LEFT JOIN payments p ON p.id = f."paymentId" LEFT JOIN ${netMoneyOfP} ON ${isChargedP}
      LEFT JOIN orders o ON o.id = p.order_id LEFT JOIN offers a ON a.id = p.offer_id
      LEFT JOIN researchers r ON r.id = coalesce(a.researcher_id, f."researcherId")
      ORDER BY ${key.at ? Prisma.sql`f.at ${direction},` : Prisma.empty} f.id ${direction}`
  },
)

const ids: Partial<Record<FinanceList, IdKind>> = {
  payments: 'payment',
  refunds: 'refund',
  transfers: 'shareMovement',
  debts: 'payment',
}

function requirePlace(list: FinanceList, { startingAfter }: PageRequest): void {
  const kind = ids[list]
  if (startingAfter === undefined) return
  if (kind === undefined ? !/^\w{1,200}$/.test(startingAfter) : !isId(kind, startingAfter)) throw unknownCursor()
}

/** One list of the books in one environment, newest first. */
export async function listRows(
  tx: Tx,
  actor: OperatorActor,
  list: FinanceList,
  query: FinanceQuery,
  page: PageRequest,
): Promise<Page<FinanceRow>> {
  requirePlace(list, page)
  const filters = await readFilters(tx, actor, list, query)
  const { items, hasMore } = toPage(await findRows(tx, list, actor.environment, filters, page), page.limit)
  return { items: items.map((one) => toRowView(list, one)), hasMore }
}

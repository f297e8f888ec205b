import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { defineQuery, named, text } from '#lib/sql.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'

/** So long an order waits for a first offer before anything is suggested. */
export const patienceDays = 3

const most = 5

// In the directory's own words: of the same place those of the same kind first; for a search that found nothing then those
// that keep records of the whole country. Any other archive elsewhere would be as good or bad as the next.
const findOthers = defineQuery(
  { id: text, name: text, city: text, countryISOA3: named('country_iso_a3', text) },
  (archiveId: string, isWide: boolean) => Prisma.sql`
    SELECT a.id, a.name, a.city, a.country_iso_a3 AS "countryISOA3"
    FROM archives asked JOIN archives own ON own.id = coalesce(asked.merged_into_id, asked.id)
    JOIN archives a ON a.country_iso_a3 = own.country_iso_a3 AND a.id <> own.id AND a.merged_into_id IS NULL
    WHERE asked.id = ${archiveId} AND (a.city = own.city OR (${isWide}::boolean AND a.kind IN ('national', 'military')))
    ORDER BY a.city = own.city DESC, a.kind = own.kind DESC, a.sort_name, a.id LIMIT ${most}::int`,
)

/** What else could be tried for an order, read from the order and the directory alone. */
export async function findSuggestions(tx: Tx, order: OrderRow): Promise<SuggestionsView> {
  const why = await whyOf(tx, order)
  const nothing: SuggestionsView = { raisePrice: false, archives: [] }
  if (why === undefined) return nothing
  const archives =
    order.archiveRepositoryId === null ? [] : await findOthers(tx, order.archiveRepositoryId, why === 'not_found')
  const raisePrice = why === 'no_offers' && order.pricingMode === 'FIXED'
  return archives.length === 0 && !raisePrice ? nothing : { why, raisePrice, archives }
}

async function whyOf(tx: Tx, order: OrderRow): Promise<SuggestionsView['why']> {
  const { id: orderId, status, outcome, openedAt, environment } = order
  if ((status === 'delivered' || status === 'completed') && outcome === 'not_found') return 'not_found'
  const since = openedAt?.getTime() ?? Number.POSITIVE_INFINITY
  const isWaiting = environment === 'production' && status === 'open' && since <= Date.now() - patienceDays * 86_400_000
  return isWaiting && (await tx.offer.count({ where: { orderId } })) === 0 ? 'no_offers' : undefined
}

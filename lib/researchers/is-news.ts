import { Prisma } from '#lib/generated/prisma/client.ts'
import { excludes } from '#lib/orders/permissions.ts'
import { boardFilters, fits } from '#lib/researchers/fits.ts'
import { shownWords } from '#lib/researchers/shown-words.ts'

/**
 * What `isNews` asks of: the orders among these that no robot answers, as `opened`, and who keeps a search for which. Made of one's words
 * an order costs a millisecond and a search a thirtieth, so that each is made of them once and not for each other; and none where no order is.
 */
export const openedAmong = (orderIds: readonly string[], researcherId?: string): Prisma.Sql => Prisma.sql`
  opened AS MATERIALIZED (
    SELECT o.*, ${shownWords} AS shown_words FROM orders o
    WHERE o.id = ANY(${orderIds}::text[]) AND (o.environment = 'production' OR o.sandbox_mode IN ('manual', 'no_offers'))),
  searches AS MATERIALIZED (
    SELECT s.*, words_sought(s.q) AS words FROM board_searches s
    WHERE s.alerts AND EXISTS (SELECT 1 FROM opened) ${researcherId === undefined ? Prisma.empty : Prisma.sql`AND s.researcher_id = ${researcherId}`}),
  sought AS MATERIALIZED (
    SELECT o.id AS order_id, s.researcher_id FROM opened o JOIN searches s
      ON (s.country IS NULL OR ${boardFilters.country(Prisma.sql`s.country`)})
      AND (s.language IS NULL OR ${boardFilters.language(Prisma.sql`s.countries`)})
      AND (s.archive IS NULL OR ${boardFilters.archive(Prisma.sql`s.archive`)})
      AND (s.q IS NULL OR o.shown_words @@ s.words))`

/** Whether a researcher `r` wants to be told of an order `o` that was opened, as they have it now, and finds it on their board without an offer of theirs. */
export const isNews = Prisma.sql`((r.alerts AND ${fits}) OR (o.id, r.id) IN (SELECT order_id, researcher_id FROM sought))
  AND NOT ${excludes(Prisma.sql`r.id`)}
  AND NOT EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = r.id)
  AND NOT EXISTS (SELECT 1 FROM hidden_orders h WHERE h.order_id = o.id AND h.researcher_id = r.id)`

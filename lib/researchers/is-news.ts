import { Prisma } from '#lib/generated/prisma/client.ts'
import { excludes } from '#lib/orders/permissions.ts'
import { boardFilters, fits } from '#lib/researchers/fits.ts'
import { shownWords } from '#lib/researchers/shown-words.ts'

// An order `o` that a researcher `r` keeps a search for, and wants to be told of.
const isSought = Prisma.sql`EXISTS (
  SELECT 1 FROM board_searches s WHERE s.researcher_id = r.id AND s.alerts
    AND (s.country IS NULL OR ${boardFilters.country(Prisma.sql`s.country`)})
    AND (s.language IS NULL OR ${boardFilters.language(Prisma.sql`s.countries`)})
    AND (s.archive IS NULL OR ${boardFilters.archive(Prisma.sql`s.archive`)})
    AND (s.q IS NULL OR ${shownWords} @@ words_sought(s.q)))`

/** Whether a researcher `r` wants to be told of an order `o`, as they have it now, and finds it on their board without an offer of theirs. */
export const isNews = Prisma.sql`((r.alerts AND ${fits}) OR ${isSought})
  AND NOT ${excludes(Prisma.sql`r.id`)}
  AND NOT EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = r.id)
  AND NOT EXISTS (SELECT 1 FROM hidden_orders h WHERE h.order_id = o.id AND h.researcher_id = r.id)`

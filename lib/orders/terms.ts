import { Prisma } from '#lib/generated/prisma/client.ts'

/**
 * What was agreed for orders `o`, as `g`, for lists that sort or filter by it: of the offer that the order has now. Its indexes begin with
 * whose orders they are, hence client and environment are said of it too.
 */
export const itsTerms = Prisma.sql`JOIN order_terms g ON g.order_id = o.id AND g.offer_id = o.selected_offer_id
  AND g.client_id = o.client_id AND g.environment = o.environment`

/**
 * The same for lists of all clients' orders. The offer is compared in words from which the planner concludes nothing: it
 * takes each equality for one more reason why few rows fit, expects one, and joins all there are.
 */
export const itsTermsAmongAll = Prisma.sql`JOIN order_terms g ON g.order_id = o.id AND coalesce(g.offer_id = o.selected_offer_id, false)
  AND g.environment = o.environment`

import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineOrderQuery } from '#lib/orders/order-row.ts'

/** The orders of these ids that the actor may see, in no particular order. */
export const findOrdersOf = defineOrderQuery((ids: readonly string[]) => Prisma.sql`AND o.id = ANY (${ids})`)

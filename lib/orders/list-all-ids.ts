import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { beside, pageOf, whoseOf, type Whose } from '#lib/orders/list-orders.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import type { ListOrdersQuery } from '#lib/orders/schema.ts'
import { idsOf, wholeList } from '#lib/orders/sorted-page.ts'
import { defineQuery, text } from '#lib/sql.ts'

export const findAllIds = defineQuery(
  { ids: text },
  (visible: Prisma.Sql, whose: Whose | undefined, query: ListOrdersQuery) =>
    idsOf(Prisma.sql`${beside(query)} WHERE ${visible} ${pageOf(visible, whose, query, wholeList)}`),
  { anew: (_visible, _whose, { q }) => q !== undefined },
)

/** The ids of all that fit, in the list's order and as it is now (lib/orders/sorted-page.ts). */
export async function listAllIds(tx: Tx, actor: Actor, query: ListOrdersQuery): Promise<string> {
  const [all] = await findAllIds(tx, visibleTo(actor), whoseOf(actor), query)
  return all?.ids ?? ''
}

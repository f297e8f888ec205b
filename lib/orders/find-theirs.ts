import type { Actor } from '#lib/actor.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** Which of these orders the actor may see. */
export const findTheirs = defineQuery(
  { id: text },
  (actor: Actor, ids: readonly string[]) => Prisma.sql`
    SELECT o.id FROM orders o WHERE o.id = ANY(${ids}::text[]) AND ${visibleTo(actor)}`,
)

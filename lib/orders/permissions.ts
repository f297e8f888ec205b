import type { Actor, CustomerActor, OperatorActor, ResearcherActor } from '#lib/actor.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

/** Whether an order `o` was placed again so that somebody else does it than this researcher. */
export const excludes = (researcherId: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT 1 FROM order_replacements x WHERE x.order_id = o.id AND ${researcherId} = ANY(x.excluded_researcher_ids))`

/** The orders an actor may see, as a condition on `orders o`. Every query of orders carries it. */
export function visibleTo(actor: Actor): Prisma.Sql {
  const here = Prisma.sql`o.environment = ${actor.environment}::"Environment"`
  switch (actor.type) {
    case 'api_client':
    case 'customer':
      return Prisma.sql`o.client_id = ${actor.clientId} AND ${here}`
    case 'researcher':
      // Open to everyone who may make an offer; afterwards to those whose offer stands.
      return Prisma.sql`${here} AND (o.status = 'open' AND NOT ${excludes(Prisma.sql`${actor.id}`)} OR EXISTS (
        SELECT 1 FROM offers f WHERE f.order_id = o.id AND f.researcher_id = ${actor.id} AND f.status IN ('ACTIVE', 'SELECTED')))`
    case 'operator':
    case 'system':
      return here
  }
}

/** The messages that one side of an order may read: all but those that Callslip wrote to the other side alone. */
export const messagesFor = (side: 'customer' | 'researcher'): Prisma.MessageWhereInput => ({
  OR: [{ onlyFor: null }, { onlyFor: side }],
})
/** The same of messages `m`. */
export const isForSideM = (side: 'customer' | 'researcher'): Prisma.Sql =>
  Prisma.sql`(m.only_for IS NULL OR m.only_for = ${side}::"QuestionSide")`

/** The messages of an order that an actor may read. Researchers compete: each sees their own thread and what is written to everyone. */
export function messagesReadableBy(actor: CustomerActor | ResearcherActor | OperatorActor): Prisma.MessageWhereInput {
  switch (actor.type) {
    case 'researcher':
      return { AND: [messagesFor('researcher'), { OR: [{ researcherId: actor.id }, { researcherId: null }] }] }
    case 'api_client':
    case 'customer':
      return { AND: [messagesFor('customer')] }
    case 'operator':
      return {}
  }
}

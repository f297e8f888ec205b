import { Prisma, type OrderStatus } from '#lib/generated/prisma/client.ts'
import { isUpToDate } from '#lib/orders/offer-version.ts'
import type { TurnGroup } from '#lib/orders/state.ts'

// Whose turn it is with orders `o`: the same piles as lib/orders/next-step.ts makes of a view; a test holds one against the other.

/**
 * Of each state; a condition says when it is the customer's turn, somebody else acting otherwise. It is never null. Those of orders under
 * way and delivered are as their indexes have them: in `coalesce` they stay one expression, of which both answers are looked up.
 */
const turnIn: Record<OrderStatus, TurnGroup | Prisma.Sql> = {
  submitted: 'waiting',
  open: Prisma.sql`EXISTS (SELECT 1 FROM offers f WHERE f.order_id = o.id AND ${isUpToDate})`,
  awaiting_payment: 'you',
  confirmed: 'waiting',
  in_progress: Prisma.sql`coalesce(o.question_by = 'researcher', false)`,
  delivered: Prisma.sql`coalesce(o.review_state IS NULL AND o.open_case_id IS NULL, false)`,
  completed: 'done',
  withdrawn: 'done',
  cancelled: 'done',
}

const isIn = (statuses: readonly string[]) =>
  Prisma.raw(`o.status IN (${statuses.map((status) => `'${status}'`).join(', ')})`)

/** What makes a pile: all of some states, and of others those for which something holds. */
function partsOf(turn: TurnGroup) {
  const whole: string[] = []
  const parts: Prisma.Sql[] = []
  for (const [status, whose] of Object.entries(turnIn))
    if (whose === turn) whole.push(status)
    else if (typeof whose !== 'string' && turn !== 'done')
      parts.push(Prisma.sql`${isIn([status])} AND ${turn === 'you' ? whose : Prisma.sql`NOT ${whose}`}`)
  return { whole, parts }
}

export function isTurnOf(turn: TurnGroup): Prisma.Sql {
  const { whole, parts } = partsOf(turn)
  return Prisma.sql`(${Prisma.join([isIn(whole), ...parts], ' OR ')})`
}

/** The same as one condition for each state: the index of states has each in the order of the ids. */
export function waysTo(turn: TurnGroup): Prisma.Sql[] {
  const { whole, parts } = partsOf(turn)
  return [...whole.map((status) => isIn([status])), ...parts]
}

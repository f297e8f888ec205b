import { endOfDay } from '#lib/day-end.ts'
import { firstDay } from '#lib/day-end-sql.ts'
import { Prisma, type Order } from '#lib/generated/prisma/client.ts'

// When an order is due: on the day that was promised, and as much later as the researcher's questions waited for their answers.
// In SQL of an order `o` (an index holds the expression) and in the program: the same sentence twice, side by side.

const secondsOfDay = 86_400
const daysOf = (waitedSeconds: number) => Math.round(waitedSeconds / secondsOfDay)
const moved = (date: Date, days: number) => new Date(date.getTime() + days * secondsOfDay * 1000)

/** How many days an order waited for answers. To the nearest: a promise is a day, and an answer at once costs nobody one. */
const waitedDays = Prisma.sql`round(o.waited_seconds / 86400.0)::int`
export const dueOn = Prisma.sql`(o.estimated_completion_date + ${waitedDays})`
/** Work is agreed on, and nothing handed over: the orders that can be due. An index holds their days. */
export const isAwaited = Prisma.sql`o.status IN ('confirmed', 'in_progress') AND o.estimated_completion_date IS NOT NULL`
/** The day is over, and it isn't the researcher who waits. */
export const isLate = Prisma.sql`(${isAwaited} AND ${dueOn} < ${firstDay} AND o.question_by IS DISTINCT FROM 'researcher')`

export const dueDateOf = ({
  estimatedCompletionDate,
  waitedSeconds,
}: Pick<Order, 'estimatedCompletionDate' | 'waitedSeconds'>): Date | null =>
  estimatedCompletionDate && moved(estimatedCompletionDate, daysOf(waitedSeconds))

/** Of an order as it is now, as `isLate` says it of one in the database. */
export const isOverdue = (
  order: Pick<Order, 'status' | 'questionBy' | 'estimatedCompletionDate' | 'waitedSeconds'>,
) => {
  const due = dueDateOf(order)
  const awaited = order.status === 'confirmed' || order.status === 'in_progress'
  return awaited && due !== null && endOfDay(due) <= new Date() && order.questionBy !== 'researcher'
}

/** The promise that makes an order due on a day, whatever it has waited by then. */
export const promiseFor = (due: Date, { waitedSeconds }: Pick<Order, 'waitedSeconds'>): Date =>
  moved(due, -daysOf(waitedSeconds))

/**
 * No question waits any more. What a researcher's has cost is added up: they couldn't go on. A customer's costs the customer the
 * wait already, and buys nobody time.
 */
export const withoutQuestion = (
  { questionBy, questionAt, waitedSeconds }: Pick<Order, 'questionBy' | 'questionAt' | 'waitedSeconds'>,
  now: Date,
) => ({
  questionBy: null,
  questionAt: null,
  waitedSeconds:
    waitedSeconds +
    (questionBy !== 'researcher' || questionAt === null
      ? 0
      : Math.max(0, Math.floor((now.getTime() - questionAt.getTime()) / 1000))),
})

/** A question waits on, with what it has waited until now added up: a date that is named now has that in it. */
export const waitingAnew = (order: Parameters<typeof withoutQuestion>[0], now: Date) => ({
  ...withoutQuestion(order, now),
  ...(order.questionBy === null ? {} : { questionBy: order.questionBy, questionAt: now }),
})

import type { CustomerActor } from '#lib/actor.ts'
import { dayOf } from '#lib/clients/day-limits.ts'
import { findAmountToday, findOrdersToday } from '#lib/clients/find-day-use.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { getCurrency, toMajor } from '#lib/money.ts'

const reached = (sentence: string, limit: Record<string, unknown>, now: Date) => {
  const resetsAt = dayOf(now).ends.toISOString()
  return new ApiError('daily_limit_reached', `${sentence} The day ends at ${resetsAt}.`, {
    members: { limit, resetsAt },
  })
}

/** What no other day changes has no `resetsAt`, which programs wait for. */
const never = (sentence: string, limit: Record<string, unknown>) =>
  new ApiError('daily_limit_reached', `${sentence} Another day changes nothing; ask the operator for another limit.`, {
    members: { limit },
  })

/** The refusal of an order that is more than the client may place on a day. */
export const ordersReached = (ordersPerDay: number, now = new Date()) =>
  reached(`This client may place ${ordersPerDay} orders a day in production.`, { kind: 'orders', ordersPerDay }, now)

/** Takes the row of a client whose orders a day are counted: before keys and files, or two could wait for each other. */
export async function lockDay(tx: Tx, { clientId, client }: CustomerActor): Promise<void> {
  if (client.dayLimits?.ordersPerDay != null) await lockClient(tx, clientId)
}

/** How many more orders the client may place today. For those who hold the client's row: each sees what the one before placed. */
export const findOrdersLeft = async (tx: Tx, clientId: string, ordersPerDay: number): Promise<number> =>
  Math.max(0, ordersPerDay - (await findOrdersToday(tx, clientId)))

/** Throws where a payment would be more than is left of the day's amount. For those who hold the client's row. */
export async function requireAmountLeft(
  tx: Tx,
  { clientId, client }: CustomerActor,
  asked: { amountMinor: number; currency: string },
): Promise<void> {
  const { amountPerDayMinor = null, amountCurrency = null } = client.dayLimits ?? {}
  if (amountPerDayMinor === null || amountCurrency === null) return
  const currency = getCurrency(amountCurrency)
  const limit = { kind: 'amount', amountPerDay: toMajor(amountPerDayMinor, currency), currency: amountCurrency }
  // Nothing here knows what another currency is worth.
  if (asked.currency !== amountCurrency)
    throw never(
      `This client's payments in production have a limit in ${amountCurrency}, and this one is in ${asked.currency}.`,
      limit,
    )
  const allowed = `This client may pay ${limit.amountPerDay} ${amountCurrency} a day in production`
  if (asked.amountMinor > amountPerDayMinor)
    throw never(
      `${allowed}, and this payment alone is ${toMajor(asked.amountMinor, currency)} ${amountCurrency}.`,
      limit,
    )
  const now = new Date()
  const used = await findAmountToday(tx, clientId, amountCurrency, now)
  if (used + asked.amountMinor <= amountPerDayMinor) return
  throw reached(
    `${allowed}, and ${toMajor(Math.max(0, amountPerDayMinor - used), currency)} ${amountCurrency} of it are left.`,
    limit,
    now,
  )
}

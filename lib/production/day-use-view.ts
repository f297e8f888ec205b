import { dayOf } from '#lib/clients/day-limits.ts'
import { findAmountToday, findOrdersToday } from '#lib/clients/find-day-use.ts'
import { toDayLimitsView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { DayUseView } from '#lib/production/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

type Limited = Pick<Client, 'id' | 'ordersPerDay' | 'amountPerDayMinor' | 'amountPerDayCurrency'>

/** What a client may do today in production, and how much of it is used up. */
export async function toDayUseView(tx: Tx, client: Limited): Promise<DayUseView> {
  const now = new Date()
  const { ordersPerDay, amountPerDay, currency } = toDayLimitsView(client) ?? {}
  const used = currency === undefined ? undefined : await findAmountToday(tx, client.id, currency, now)
  return {
    ordersToday: await findOrdersToday(tx, client.id, now),
    resetsAt: dayOf(now).ends.toISOString(),
    ...withoutAbsent({ ordersPerDay, amountPerDay, currency }),
    ...(used === undefined || currency === undefined ? {} : { amountToday: toMajor(used, getCurrency(currency)) }),
  }
}

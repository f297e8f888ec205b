import { expect } from 'vitest'
import { getDb } from '#lib/db.ts'
import { earningsWhere, isCountedE, monthOfE } from '#lib/earnings/list-earnings.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

type Earned = { orderId: string; state: string; month: string | null; netMinor: number; sentMinor: number }

/** Holds what is kept of what orders have brought against what they bring now. Returns of how many something is kept. */
export async function checkEarned(orderIds: readonly string[]): Promise<number> {
  const rows = await getDb().orderTerms.findMany({
    where: { orderId: { in: [...orderIds] }, earnedState: { not: null } },
  })
  const truth = await getDb().$queryRaw<Earned[]>(Prisma.sql`
    SELECT "orderId", state, CASE WHEN ${isCountedE} THEN ${monthOfE} END AS month, "netMinor", "sentMinor"
    FROM ${earningsWhere(Prisma.sql`o.id = ANY (${[...orderIds]})`)}`)
  const brought = new Map(truth.map((row) => [row.orderId, row]))
  for (const { orderId, earnedState, earnedMonth, earnedMinor, earnedSentMinor } of rows)
    expect({
      orderId,
      state: earnedState,
      month: earnedMonth,
      netMinor: earnedMinor,
      sentMinor: earnedSentMinor,
    }).toEqual(brought.get(orderId) ?? { orderId, state: 'none', month: null, netMinor: null, sentMinor: null })
  return rows.length
}

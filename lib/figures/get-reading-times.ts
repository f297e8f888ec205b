import type { Tx } from '#lib/db.ts'
import { fewestReadings } from '#lib/figures/state.ts'
import type { ReadingTimesView } from '#lib/figures/schema.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, float8, int4, nullable } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

const row = { count: int4, hours: nullable(float8) }
const nineInTen = (took: Prisma.Sql) =>
  Prisma.sql`count(*)::int AS count, percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM ${took}) / 3600)::float8 AS hours`

// The newest only, along an index: it reads no more of them however many there are. Where nobody reads an order it is opened
// in the moment in which it is placed. One that still waits counts with its time until now, or a backlog would flatter.
const measureOrders = defineQuery(
  row,
  () => Prisma.sql`
    SELECT ${nineInTen(Prisma.sql`o.opened_at - o.created_at`)} FROM (
      SELECT created_at, CASE WHEN status = 'submitted' THEN coalesce(opened_at, now()) ELSE opened_at END AS opened_at FROM orders
      WHERE environment = 'production' AND created_at >= now() - interval '28 days' ORDER BY created_at DESC LIMIT 500) o
    WHERE o.opened_at > o.created_at`,
)

// By an operator's hand: when the standing decision opens all that wait, that says nothing of reading.
const measureAccounts = defineQuery(
  row,
  () => Prisma.sql`
    SELECT ${nineInTen(Prisma.sql`a.created_at - c.created_at`)}
    FROM operator_actions a JOIN clients c ON c.id = a.target_id
    WHERE a.created_at >= now() - interval '90 days' AND a.action = 'client.allow_by_hand' AND c.kind = 'personal'`,
)

/** How long what waits for an operator mostly waits, from what lately did. Nothing is said of fewer than ten. */
export async function getReadingTimes(tx: Tx): Promise<ReadingTimesView> {
  const [[orders], [accounts]] = await Promise.all([measureOrders(tx), measureAccounts(tx)])
  const [orderHours, accountHours] = [hoursOf(orders), hoursOf(accounts)]
  return withoutAbsent({ orderHours, accountHours })
}

const hoursOf = (measured: { count: number; hours: number | null } | undefined): number | undefined =>
  !measured || measured.hours === null || measured.count < fewestReadings
    ? undefined
    : Math.max(1, Math.ceil(measured.hours))

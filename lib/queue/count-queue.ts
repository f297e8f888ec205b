import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { columnsOf, isAwake, isLate, sortedBy, waitingItems } from '#lib/queue/find-waiting.ts'
import { kinds, kindsIn, type QueueKind } from '#lib/queue/kinds.ts'
import { countedMost, type QueueCounts } from '#lib/queue/schema.ts'
import { lateSince, workingHoursOf } from '#lib/queue/targets.ts'
import { defineQuery, int4, nullable, timestamptz, words } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

type Counted = { kind: QueueKind; cutoff: Date | undefined }

// The first of each in its order, so that what is late and what has waited longest is among them.
const countOne = ({ kind, cutoff }: Counted, environment: Environment, operatorId: string) => {
  const { columns } = columnsOf(kind, sortedBy(kind, 'due'))
  return Prisma.sql`SELECT ${kind} AS kind, count(*)::int AS n, count(*) FILTER (WHERE late)::int AS late,
      count(*) FILTER (WHERE mine)::int AS mine, min(since) AS since
    FROM (SELECT s.since, ${isLate(cutoff)} AS late, coalesce(u.id = ${operatorId}, false) AS mine
      FROM ${waitingItems(kind, environment)} WHERE ${isAwake} ORDER BY ${columns[0]} LIMIT ${countedMost + 1}::int) one`
}

export const countKinds = defineQuery(
  { kind: words<QueueKind>(), n: int4, late: int4, mine: int4, since: nullable(timestamptz) },
  (counted: readonly Counted[], environment: Environment, operatorId: string) =>
    Prisma.join(
      counted.map((one) => countOne(one, environment, operatorId)),
      ' UNION ALL ',
    ),
)

const countSandbox = defineQuery(
  { n: int4 },
  () => Prisma.sql`
    SELECT count(*)::int AS n FROM (SELECT 1 FROM orders WHERE environment = 'development' AND status = 'submitted' LIMIT ${countedMost}::int) a`,
)

/** How much waits of each kind in the operator's environment, and whether there is something in the other. */
export async function countQueue(tx: Tx, { id, environment }: OperatorActor): Promise<QueueCounts> {
  const now = new Date()
  const withCutoff = (kind: QueueKind) => ({ kind, cutoff: lateSince(kind, now) })
  const here = kindsIn(environment)
  const other = environment === 'production' ? 'development' : 'production'
  const there = kindsIn(other).filter((kind) => kinds[kind].in !== 'neither')
  const [rows, others, [sandbox]] = await Promise.all([
    countKinds(tx, here.map(withCutoff), environment, id),
    countKinds(tx, there.map(withCutoff), other, id),
    countSandbox(tx),
  ])
  const counts = new Map(rows.map((row) => [row.kind, row]))
  return {
    kinds: here.flatMap((kind) => {
      const row = counts.get(kind)
      if (!row) return []
      const { n, late, mine, since } = row
      const count = Math.min(n, countedMost)
      return {
        kind,
        count,
        more: n > countedMost,
        late: Math.min(late, countedMost),
        mine: Math.min(mine, countedMost),
        ...withoutAbsent({ oldestSince: since?.toISOString(), workingHours: workingHoursOf(kind) }),
      }
    }),
    elsewhere: others.reduce((sum, { n }) => sum + Math.min(n, countedMost), 0),
    sandboxOrders: sandbox?.n ?? 0,
  }
}

import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { findShown } from '#lib/incidents/find-shown.ts'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { defineQuery, text, timestamptz } from '#lib/sql.ts'
import { daysOf, type Day } from '#lib/status/days.ts'
import { components, type Component } from '#lib/incidents/state.ts'
import { isTold, staleMs, type ToldVerdict } from '#lib/status/state.ts'

export type ComponentStatus = {
  component: Component
  /** Unknown where nobody has looked for a while: then the worker is down, and more with it. */
  verdict: ToldVerdict
  since: string | undefined
  days: Day[]
}
export type Status = {
  checkedAt: string | undefined
  components: ComponentStatus[]
  /** What operators have written of it, the newest first. */
  incidents: IncidentView[]
}

const historyMs = 92 * 86_400_000

// What was so when the window began, by a step into the index for each: what came before that is never read.
const findLastBefore = defineQuery(
  { component: text, verdict: text, at: timestamptz },
  (of: string[], start: Date) => Prisma.sql`
    SELECT l.component, l.verdict, l.at FROM unnest(${of}::text[]) AS c (name), LATERAL (
      SELECT component, verdict, at FROM status_changes WHERE component = c.name AND at < ${start} ORDER BY at DESC, id DESC LIMIT 1) AS l`,
)

/** How what people use is, and was in the last ninety days. It names nothing of the inside. */
export async function getStatus(tx: Tx, now = new Date()): Promise<Status> {
  const rows = new Map((await tx.statusComponent.findMany()).map((row) => [row.component, row]))
  const start = new Date(now.getTime() - historyMs)
  const earlier = await findLastBefore(tx, [...components], start)
  const recent = await tx.statusChange.findMany({
    where: { at: { gte: start } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  const incidents = await findShown(tx, now)
  const changes = [...earlier, ...recent]
  const checked = [...rows.values()].map(({ checkedAt }) => checkedAt.getTime())
  return {
    checkedAt: checked.length === 0 ? undefined : new Date(Math.min(...checked)).toISOString(),
    incidents,
    components: components.map((component) => {
      const row = rows.get(component)
      const known = changes.flatMap(({ verdict, at, component: of }) =>
        of === component && isTold(verdict) ? [{ verdict, at }] : [],
      )
      const stale = row !== undefined && now.getTime() - row.checkedAt.getTime() >= staleMs
      const unseen = stale && row.verdict !== 'unknown' ? [{ verdict: 'unknown' as const, at: row.checkedAt }] : []
      return {
        component,
        verdict: row && !stale && isTold(row.verdict) ? row.verdict : 'unknown',
        since: (unseen[0]?.at ?? row?.since)?.toISOString(),
        days: daysOf([...known, ...unseen], now),
      }
    }),
  }
}

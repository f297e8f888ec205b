import type { Tx } from '#lib/db.ts'
import { daysOf, type Day } from '#lib/status/days.ts'
import { components, statusVerdicts, type Component, type StatusVerdict } from '#lib/status/state.ts'

export type ComponentStatus = {
  component: Component
  /** Unknown where nobody has looked for a while: then the worker is down, and more with it. */
  verdict: StatusVerdict | 'unknown'
  since: string | undefined
  days: Day[]
}
export type Status = { checkedAt: string | undefined; components: ComponentStatus[] }

const staleMs = 5 * 60_000
const historyMs = 92 * 86_400_000
const isVerdict = (text: string): text is StatusVerdict => statusVerdicts.some((known) => known === text)

/** How what people use is, and was in the last ninety days. It names nothing of the inside. */
export async function getStatus(tx: Tx, now = new Date()): Promise<Status> {
  const rows = new Map((await tx.statusComponent.findMany()).map((row) => [row.component, row]))
  const start = new Date(now.getTime() - historyMs)
  const earlier = await tx.statusChange.findMany({
    where: { at: { lt: start } },
    orderBy: { at: 'desc' },
    distinct: ['component'],
  })
  const recent = await tx.statusChange.findMany({ where: { at: { gte: start } }, orderBy: { at: 'asc' } })
  const changes = [...earlier, ...recent]
  const checked = [...rows.values()].map(({ checkedAt }) => checkedAt.getTime())
  return {
    checkedAt: checked.length === 0 ? undefined : new Date(Math.min(...checked)).toISOString(),
    components: components.map((component) => {
      const row = rows.get(component)
      const known = changes.flatMap(({ verdict, at, component: of }) =>
        of === component && isVerdict(verdict) ? [{ verdict, at }] : [],
      )
      // What was so before the window began and hasn't changed since.
      const before =
        row && known.length === 0 && isVerdict(row.verdict) ? [{ verdict: row.verdict, at: row.since }] : []
      const fresh = row !== undefined && now.getTime() - row.checkedAt.getTime() < staleMs
      return {
        component,
        verdict: fresh && isVerdict(row.verdict) ? row.verdict : 'unknown',
        since: fresh ? row.since.toISOString() : undefined,
        days: daysOf([...before, ...known], now),
      }
    }),
  }
}

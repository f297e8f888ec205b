import type { Tx } from '#lib/db.ts'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { toIncidentView, withUpdates } from '#lib/incidents/view.ts'

const shownMs = 90 * 86_400_000
/** More than one a day would be told otherwise. */
const most = 100

/** What lasts, and what was resolved in the last ninety days, the newest first. */
export async function findShown(tx: Tx, now: Date): Promise<IncidentView[]> {
  const rows = await tx.incident.findMany({
    where: { OR: [{ resolvedAt: null }, { resolvedAt: { gte: new Date(now.getTime() - shownMs) } }] },
    orderBy: { id: 'desc' },
    take: most,
    include: withUpdates,
  })
  return rows.map(toIncidentView)
}

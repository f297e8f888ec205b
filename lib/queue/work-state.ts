import type { WorkItemView } from '#lib/queue/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

type Row = {
  assigneeId: string | null
  assigneeName: string | null
  claimedAt: Date | null
  snoozedUntil: Date | null
}

/** What operators said of an item, as it leaves the server: a snooze that is over is none. */
export function workStateOf({
  assigneeId: id,
  assigneeName: name,
  claimedAt,
  snoozedUntil,
}: Row): Pick<WorkItemView, 'assignee' | 'claimedAt' | 'snoozedUntil'> {
  const isHad = id !== null && name !== null
  return withoutAbsent({
    assignee: isHad ? { id, name } : undefined,
    claimedAt: isHad ? claimedAt?.toISOString() : undefined,
    snoozedUntil: snoozedUntil && snoozedUntil > new Date() ? snoozedUntil.toISOString() : undefined,
  })
}

import type { ResearcherRecord as Record } from '#lib/offers/schema.ts'

/** What a researcher has delivered, as counted by Callslip; nothing here is anybody's own claim. */
export function ResearcherRecord({ record }: { record: Record | undefined }) {
  if (!record || record.delivered === 0)
    return <span className="text-ink-soft">No delivered orders yet, so there is nothing to count</span>
  const { delivered, onTime, found } = record
  return (
    <span className="tabular-nums">
      {delivered} {delivered === 1 ? 'order' : 'orders'} delivered, {onTime} on time, {found} with a find
    </span>
  )
}

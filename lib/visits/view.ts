import { withoutAbsent } from '#lib/view.ts'
import type { MarkState, MarkView } from '#lib/visits/schema.ts'

type Row = { state: MarkState; note: string | null; markedAt: Date | null }

export const toMarkView = (row: Row | undefined): MarkView => ({
  state: row?.state ?? 'to_look',
  ...withoutAbsent({ note: row?.note, markedAt: row?.markedAt?.toISOString() }),
})

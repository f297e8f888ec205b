import type { ArchiveKind } from '#lib/archives/schema.ts'

export const archiveKindNames: Record<ArchiveKind, string> = {
  national: 'National archive',
  state: 'State archive',
  regional: 'Regional archive',
  city: 'City archive',
  church: 'Church archive',
  military: 'Military archive',
  university: 'University archive',
  other: 'Archive',
}

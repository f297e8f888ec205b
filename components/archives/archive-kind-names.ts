import type { ArchiveKind } from '#lib/archives/schema.ts'
import { catalogue } from '#lib/words/en/archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const archiveKindNames = (): Record<ArchiveKind, string> => ({
  national: t('nationalArchive'),
  state: t('stateArchive'),
  regional: t('regionalArchive'),
  city: t('cityArchive'),
  church: t('churchArchive'),
  military: t('militaryArchive'),
  university: t('universityArchive'),
  other: t('archive'),
})

'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { archiveKindNames } from '#components/archives/archive-kind-names.ts'
import { countryName } from '#components/orders/country-names.ts'
import type { ComboboxOption } from '#components/ui/combobox.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useDebounced } from '#components/ui/use-debounced.ts'
import type { findArchivesToServe, listArchives } from '#lib/archives/operations.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { catalogue } from '#lib/words/en/archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A word's first letter finds half of the directory. */
const minimumSearch = 2

export type ArchiveOption = ComboboxOption & { archive: ArchiveView }

/** What the directory knows for a few words, as the suggestions of a combobox. `elsewhere` is said where it knows nothing. */
export function useArchiveSearch(
  search: typeof listArchives | typeof findArchivesToServe,
  text: string,
  elsewhere: string,
): { options: ArchiveOption[]; status: string } {
  const { locale } = useReader()
  const typed = text.trim().slice(0, 200)
  const q = useDebounced(typed, 200)
  const query = useQuery({
    ...useApi().ask(search, {}, { q, limit: 20 }),
    enabled: q.length >= minimumSearch,
    // The directory changes with an import, not while somebody types.
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  })
  if (typed.length < minimumSearch) return { options: [], status: '' }
  const found = query.data ?? []
  const options = found.map((archive) => ({
    value: archive.id,
    label: archive.name,
    archive,
    detail: [
      archive.nameLatin,
      archiveKindNames()[archive.kind],
      `${archive.city}, ${countryName(archive.countryISOA3, locale)}`,
      archive.isil,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  if (query.isError) return { options, status: t('theDirectoryIsOutOf') }
  if (typed !== q || query.isFetching) return { options, status: t('searchingTheDirectory') }
  if (options.length === 0) return { options, status: elsewhere }
  return {
    options,
    status: t('fromTheDirectoryOrKeep', { found: options.length === 20 ? t('theFirst20') : options.length }),
  }
}

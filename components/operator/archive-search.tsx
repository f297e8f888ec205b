'use client'
import { Link } from '#components/ui/link.tsx'
import { archiveKindNames } from '#components/archives/archive-kind-names.ts'
import { FoundList } from '#components/found/found-list.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { addArchive, findArchives } from '#lib/archives/operations.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { catalogue } from '#lib/words/en/operator-archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const kinds = () => choicesOf(t('any'), archiveKindNames())

export function ArchiveSearch() {
  const mayAdd = useMay()(addArchive)
  const filters = useFilters(['q', 'kind'])
  const [{ q = '', kind = '' }] = filters
  const chosen = oneOf(archiveKindNames(), kind)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t('archives')}</h1>
        {mayAdd && (
          <div className="flex flex-wrap gap-3">
            <Button asChild look="secondary">
              <Link href="/operator/archives/import">{t('importACsv')}</Link>
            </Button>
            <Button asChild>
              <Link href="/operator/archives/new">{t('addAnArchive')}</Link>
            </Button>
          </div>
        )}
      </div>
      <RowKeys rows="tbody > tr" />
      <FilterBar
        filters={filters}
        search={{
          name: 'q',
          label: t('findAnArchive'),
          hint: t('wordsOrTheirBeginningsOf'),
        }}
        choices={[{ name: 'kind', label: t('kind'), options: kinds() }]}
      />
      <FoundList
        options={useApi().askPages(
          findArchives,
          {},
          { ...(q ? { q } : {}), ...(chosen ? { kind: chosen } : {}), limit: 25 },
        )}
        caption={t('archivesByName')}
        noun={t('archives2')}
        empty={t('nothingInTheDirectoryFits')}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('archive'), primary: true, cell: (row: ArchiveView) => <Name {...row} /> },
          { key: 'kind', header: t('kind'), cell: ({ kind: one }: ArchiveView) => archiveKindNames()[one] },
          {
            key: 'place',
            header: t('place'),
            cell: ({ city, countryISOA3 }: ArchiveView) => (
              <span dir="auto">
                {city}, {countryISOA3}
              </span>
            ),
          },
          { key: 'isil', header: 'ISIL', cell: ({ isil }: ArchiveView) => isil ?? '–' },
        ]}
      />
    </>
  )
}

const Name = ({ id, name, nameLatin }: ArchiveView) => (
  <>
    <Link className="text-link" href={`/operator/archives/${id}`}>
      <bdi>{name}</bdi>
    </Link>
    {nameLatin && (
      <span dir="auto" className="block text-sm font-normal text-ink-soft">
        {nameLatin}
      </span>
    )}
  </>
)

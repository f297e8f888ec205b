'use client'
import Link from 'next/link'
import { archiveKindNames } from '#components/archives/archive-kind-names.ts'
import { FoundList } from '#components/found/found-list.tsx'
import { SearchBox } from '#components/found/search-box.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { findArchives } from '#lib/archives/operations.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'

const kinds = choicesOf('Any', archiveKindNames)

export function ArchiveSearch() {
  const [{ q = '', kind = '' }, set] = useFilters(['q', 'kind'])
  const chosen = oneOf(archiveKindNames, kind)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Archives</h1>
        <div className="flex flex-wrap gap-3">
          <Button asChild look="secondary">
            <Link href="/operator/archives/import">Import a CSV</Link>
          </Button>
          <Button asChild>
            <Link href="/operator/archives/new">Add an archive</Link>
          </Button>
        </div>
      </div>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <SearchBox
          key={q}
          label="Find an archive"
          hint="Words, or their beginnings, of a name, the city or the country in English"
          value={q}
          onSearch={(value) => set('q', value)}
        />
        <Field label="Kind" className="w-full sm:w-44">
          <Select value={kind} onChange={(event) => set('kind', event.target.value)} options={kinds} />
        </Field>
      </div>
      <FoundList
        options={useApi().askPages(
          findArchives,
          {},
          { ...(q ? { q } : {}), ...(chosen ? { kind: chosen } : {}), limit: 25 },
        )}
        caption="Archives by name"
        noun="archives"
        empty="Nothing in the directory fits."
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: 'Archive', primary: true, cell: (row: ArchiveView) => <Name {...row} /> },
          { key: 'kind', header: 'Kind', cell: ({ kind: one }: ArchiveView) => archiveKindNames[one] },
          { key: 'place', header: 'Place', cell: ({ city, countryISOA3 }: ArchiveView) => `${city}, ${countryISOA3}` },
          { key: 'isil', header: 'ISIL', cell: ({ isil }: ArchiveView) => isil ?? '–' },
        ]}
      />
    </>
  )
}

const Name = ({ id, name, nameLatin }: ArchiveView) => (
  <>
    <Link className="text-link" href={`/operator/archives/${id}`}>
      {name}
    </Link>
    {nameLatin && <span className="block text-sm font-normal text-ink-soft">{nameLatin}</span>}
  </>
)

'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { archiveKindNames } from '#components/archives/archive-kind-names.ts'
import { oneOf, useFilters } from '#components/found/use-filters.ts'
import { PagedList } from '#components/found/paged-list.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { Link } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { listImportChanges } from '#lib/archives/operations.ts'
import type { ArchiveImportView, ImportChangeView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { catalogue } from '#lib/words/en/operator-imports.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const fieldNames = (): Record<ImportChangeView['fields'][number]['field'], string> => ({
  nameLatin: t('nameInLatinLetters'),
  kind: t('kind'),
  isil: 'ISIL',
  website: t('website'),
  coordinates: t('coordinates'),
  aliases: t('otherNames'),
})

type Shown = 'added' | 'changed' | 'moved' | 'kept'
const shownNames = (): Record<Shown, string> => ({
  added: t('added'),
  changed: t('changed'),
  moved: t('leftAlone'),
  kept: t('stayedAsTheyAre'),
})

/** What can be looked at alone, as far as the import got. */
const choicesFor = ({ applied, reverted }: ArchiveImportView) =>
  Object.entries(shownNames())
    .filter(([name]) => (name === 'moved' ? applied?.moved : name === 'kept' ? reverted?.kept : 1))
    .map(([value, label]) => ({ value, label }))

/** Every archive of an import with what it says before and after, a page at a time. */
export function ImportChanges({ file }: { file: ArchiveImportView }) {
  const [{ show = '' }, set] = useFilters(['show'])
  const chosen = oneOf(shownNames(), show)
  const query = useInfiniteQuery(
    useApi().askPages(listImportChanges, { importId: file.id }, { ...(chosen ? { show: chosen } : {}), limit: 50 }),
  )
  if (file.added + file.changed === 0) return null
  return (
    <section aria-labelledby="changes">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="changes" className="text-2xl">
          {t('archiveByArchive')}
        </h2>
        <Field label={t('show')} className="w-full sm:w-56">
          <Select
            value={chosen ?? ''}
            onChange={({ target }) => set('show', target.value)}
            options={[{ value: '', label: t('everything') }, ...choicesFor(file)]}
          />
        </Field>
      </div>
      <PagedList
        query={query}
        noun={t('archives')}
        empty={<EmptyState title={t('noneOfThese')}>{t('showEverythingInstead')}</EmptyState>}
      >
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((row) => (
              <li key={row.id}>
                <Change change={row} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Fate({ fate, kind }: ImportChangeView) {
  if (fate === 'moved') return <Badge tone="danger">{t('changedMeanwhile')}</Badge>
  if (fate === 'kept') return <Badge tone="danger">{t('stayedAsItIs')}</Badge>
  if (fate === 'unneeded') return <Badge>{t('saidSoAlready')}</Badge>
  return kind === 'added' ? <Badge tone="accent">{t('new')}</Badge> : <Badge tone="info">{t('changed')}</Badge>
}

const isThere = ({ kind, fate }: ImportChangeView) =>
  kind === 'changed' ? true : fate === 'applied' || fate === 'kept'

function Change({ change }: { change: ImportChangeView }) {
  const { archive, line, fields } = change
  const name = <bdi>{archive.name}</bdi>
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-lg">
            {isThere(change) ? (
              <Link className="text-link" href={`/operator/archives/${archive.id}`}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <p dir="auto" className="text-sm text-ink-soft">
            {archive.city}, {archive.countryISOA3} · {t('line2', { line })}
          </p>
        </div>
        <Fate {...change} />
      </div>
      <dl className="flex flex-col gap-3">
        {fields.map(({ field, before, after }) => (
          <div key={field} className="grid gap-x-6 gap-y-1 sm:grid-cols-[11rem_1fr_1fr]">
            <dt className="text-sm text-ink-soft sm:pt-0.5">{fieldNames()[field]}</dt>
            {change.kind === 'changed' && <Side label={t('now')} field={field} values={before} other={after} gone />}
            <Side label={t('then')} field={field} values={after} other={before} alone={change.kind === 'added'} />
          </div>
        ))}
      </dl>
    </Card>
  )
}

type SideProps = {
  label: string
  field: string
  values: readonly string[]
  other: readonly string[]
  gone?: boolean
  alone?: boolean
}

/** One side of a difference; what isn't on the other one stands out, by more than its colour. */
function Side({ label, field, values, other, gone = false, alone = false }: SideProps) {
  const kinds: Record<string, string> = archiveKindNames()
  const Mark = gone ? 'del' : 'ins'
  return (
    <dd className="min-w-0 wrap-anywhere">
      {!alone && <span className="text-sm text-ink-soft">{label}: </span>}
      {values.length === 0 ? (
        <span className="text-ink-soft">{t('nothing')}</span>
      ) : (
        values.map((value, i) => {
          const text = field === 'kind' ? (kinds[value] ?? value) : value
          return (
            <span key={value}>
              {i > 0 && ', '}
              {alone || other.includes(value) ? (
                <bdi>{text}</bdi>
              ) : (
                <Mark
                  className={gone ? 'text-danger' : 'rounded-sm bg-accent-soft px-0.5 text-accent-strong no-underline'}
                >
                  <bdi>{text}</bdi>
                </Mark>
              )}
            </span>
          )
        })
      )}
    </dd>
  )
}

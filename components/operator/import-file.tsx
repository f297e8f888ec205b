'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { ImportChanges } from '#components/operator/import-changes.tsx'
import { ImportState } from '#components/operator/import-state.tsx'
import { TakeBackImport } from '#components/operator/take-back-import.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table } from '#components/ui/table.tsx'
import { applyArchiveImport, getArchiveImport } from '#lib/archives/operations.ts'
import type { ArchiveImportView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { apiSentence } from '#lib/browser/form.ts'
import { refusalWords } from '#lib/browser/refusal-words.ts'
import { catalogue } from '#lib/words/en/operator-imports.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One import: what it would do, did, or did until it was taken back. */
export function ImportFile({ importId }: { importId: string }) {
  const query = useQuery(useApi().ask(getArchiveImport, { importId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheImport')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-8">
        <Summary file={query.data} />
        <Refused file={query.data} />
        <ImportChanges file={query.data} />
      </div>
    </HandledProvider>
  )
}

type Of = { file: ArchiveImportView }
type Done = ArchiveImportView['previewed']

const when = ({ at, by }: Done) => rich(t, 'atBy', { dateTime: <DateTime value={at} />, name: <bdi>{by.name}</bdi> })

function Summary({ file: row }: Of) {
  const { file, state, added, changed, unchanged, refused, applied, reverted } = row
  return (
    <CatalogueCard
      level="h1"
      callNumber={row.id}
      title={<bdi className="wrap-anywhere">{file.name ?? t('aFileWithoutAName')}</bdi>}
      aside={<ImportState state={state} />}
    >
      {state === 'previewed' && <Banner tone="caution">{t('nothingIsChangedYet')}</Banner>}
      <Details
        items={[
          { label: t('added'), value: String(added) },
          { label: t('changed'), value: String(changed) },
          { label: t('asTheyAre'), value: String(unchanged) },
          { label: t('leftOut'), value: String(refused) },
          { label: t('previewed'), value: when(row.previewed) },
          { label: t('imported'), value: applied && when(applied) },
          {
            label: t('leftAlone'),
            value: applied && applied.moved > 0 && t('changedSinceThePreview', { archives: applied.moved }),
          },
          { label: t('takenBack'), value: reverted && when(reverted) },
          {
            label: t('stayedAsTheyAre'),
            value: reverted && reverted.kept > 0 && t('changedOrNeededSince', { archives: reverted.kept }),
          },
        ]}
      />
      <Acts file={row} />
    </CatalogueCard>
  )
}

function Acts({ file: row }: Of) {
  const api = useApi()
  const { id, added, changed, applied, canApply, canRevert } = row
  if (canApply && added + changed === 0) return <p className="text-ink-soft">{t('theFileChangesNothing')}</p>
  if (canApply)
    return (
      <div>
        <ActButton
          look="primary"
          options={api.send(applyArchiveImport, { importId: id })}
          input={undefined}
          done={(result) => ({ text: t('areImported', { archives: result.applied?.archives ?? 0 }) })}
        >
          {t('importThem', { archives: added + changed })}
        </ActButton>
      </div>
    )
  if (!canRevert || !applied) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TakeBackImport importId={id} archives={applied.archives} />
      <p className="text-sm text-ink-soft">
        {rich(t, 'possibleUntil', { dateTime: <DateTime value={applied.revertUntil} shape="date" /> })}
      </p>
    </div>
  )
}

function Refused({ file: { faults, refused } }: Of) {
  if (faults.length === 0) return null
  return (
    <section aria-labelledby="refused">
      <h2 id="refused" className="mb-4 text-2xl">
        {t('whatIsWrongWithThe', { refused })}
      </h2>
      <Table
        caption={t('whatIsWrongWithThe', { refused })}
        rows={faults}
        rowKey={({ line, column, message }) => `${line}:${column ?? ''}:${message}`}
        columns={[
          { key: 'line', header: t('line'), primary: true, cell: ({ line }) => t('line2', { line }) },
          {
            key: 'column',
            header: t('column'),
            cell: ({ column }) => (column ? <code translate="no">{column}</code> : t('theWholeRow')),
          },
          { key: 'message', header: t('fault'), cell: ({ message }) => refusalWords(message) ?? apiSentence(message) },
        ]}
      />
    </section>
  )
}

'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sizeText } from '#components/documents/describe-document.ts'
import { Failure } from '#components/layout/failure.tsx'
import { useDownload } from '#components/layout/download-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { askDataExport, downloadDataExport, listDataExports } from '#lib/rights/operations.ts'
import type { DataExportView } from '#lib/rights/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/rights.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A copy of everything, asked for and downloaded. */
export function ExportCard() {
  const api = useApi()
  const query = useQuery(api.ask(listDataExports))
  const ask = useMutation({
    ...api.send(askDataExport),
    retry: false,
    onError: (error) => toast.error(asFailure(error).message),
  })
  const making = query.data?.some(({ state }) => state === 'waiting') ?? false
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('aCopyOfYourData')}</h2>
      <Contents />
      {query.isPending ? (
        <Skeleton className="h-16" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Copies copies={query.data} />
      )}
      <div>
        <Button pending={ask.isPending} disabled={making} onClick={() => ask.mutate(undefined)}>
          {t('askForACopy')}
        </Button>
      </div>
    </Card>
  )
}

/** Nothing is named that somebody has no use for. */
function Contents() {
  const { clients, roles } = useMe()
  const owned = clients.filter(({ role }) => role === 'owner')
  return (
    <p>
      {t('aZipWithEverythingAbout')}
      {owned.some(({ kind }) => kind === 'personal') && t('itHasYourOrdersWith')}
      {owned.some(({ kind }) => kind === 'integration') && t('ofEachClientThatYou')}
      {roles.includes('researcher') && t('ofYourResearchItHas')}
    </p>
  )
}

function Copies({ copies }: { copies: readonly DataExportView[] }) {
  if (copies.length === 0) return <p className="text-ink-soft">{t('noneAtTheMomentA')}</p>
  return (
    <ul aria-label={t('yourCopies')} className="flex flex-col divide-y divide-line border-y border-line">
      {copies.map((copy) => (
        <li key={copy.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          {copy.state === 'ready' ? <Ready copy={copy} /> : <p role="status">{t('aCopyIsBeingMade')}</p>}
        </li>
      ))}
    </ul>
  )
}

function Ready({ copy: { id, readyAt = '', expiresAt = '', sizeBytes = 0 } }: { copy: DataExportView }) {
  const { locale } = useReader()
  const { received, start } = useDownload(
    {
      operation: downloadDataExport,
      params: { exportId: id },
      name: `callslip-data-${readyAt.slice(0, 10)}.zip`,
      expectedBytes: sizeBytes,
    },
    t('yourCopyIsDownloaded'),
  )
  return (
    <>
      <p>
        {rich(t, 'madeHereUntil', {
          dateTime: <DateTime value={readyAt} />,
          sizeBytes: sizeText(sizeBytes, locale),
          span: (text) => <span className="text-ink-soft">{text}</span>,
          dateTime2: <DateTime value={expiresAt} />,
        })}
      </p>
      <Button look="secondary" size="sm" pending={received !== undefined} onClick={start}>
        {t('download')}
      </Button>
    </>
  )
}

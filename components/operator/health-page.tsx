'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getHealth } from '#lib/health/operations.ts'
import type { HealthPart, PartName, Verdict } from '#lib/health/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const titles = (): Record<PartName, string> => ({
  database: t('database'),
  worker: t('worker'),
  jobs: t('jobs'),
  webhooks: t('webhookDeliveries'),
  provider: t('paymentProvider'),
  ledger: t('ledger'),
  mail: t('mail'),
  storage: t('documentStorage'),
  secrets: t('secrets'),
  legal: t('legalPages'),
  audit: t('auditLog'),
})
const looks = (): Record<Verdict, { tone: Tone; label: string }> => ({
  ok: { tone: 'accent', label: t('inOrder') },
  attention: { tone: 'caution', label: t('needsALook') },
  down: { tone: 'danger', label: t('down') },
})
const sentences = (): Record<Verdict, string> => ({
  ok: t('everythingIsInOrder'),
  attention: t('somethingNeedsALook'),
  down: t('somethingIsDown'),
})

export function HealthPage() {
  const query = useQuery(useApi().ask(getHealth))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t('health')}</h1>
        <div className="flex flex-wrap gap-2">
          <Button asChild look="secondary">
            <Link href="/operator/health/alerts">{t('alerts')}</Link>
          </Button>
          <Button asChild look="secondary">
            <Link href="/operator/health/incidents">{t('incidents')}</Link>
          </Button>
          <Button look="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
            {t('checkAgain')}
          </Button>
        </div>
      </div>
      {query.isPending ? (
        <SkeletonList label={t('checkingEveryPart')} rowClassName="h-36" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <>
          <NotUpToDate query={query} />
          <p role="status" className="mb-4">
            {!query.isError && <>{sentences()[query.data.verdict]} </>}
            <span className="text-ink-soft">
              {rich(t, 'checkedAgainEveryHalfMinute', {
                dateTime: <DateTime value={query.data.checkedAt} shape="time" />,
              })}
            </span>
          </p>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {query.data.parts.map((part) => (
              <Part key={part.name} {...part} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

const isMoment = (value: string | number) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const Part = ({ name, verdict, summary, figures }: HealthPart) => (
  <Card className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-xl">{titles()[name]}</h2>
      <StatusBadge tone={looks()[verdict].tone} ended={verdict === 'down'}>
        {looks()[verdict].label}
      </StatusBadge>
    </div>
    <p className="wrap-anywhere">{summary}</p>
    <Details
      items={figures.map(({ label, value }) => ({
        label,
        value: isMoment(value) ? (
          <DateTime value={String(value)} />
        ) : (
          <span translate="no" className="wrap-anywhere">
            {String(value)}
          </span>
        ),
      }))}
    />
  </Card>
)

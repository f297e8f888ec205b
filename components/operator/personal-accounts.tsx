'use client'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { decidePersonalAccounts, getPersonalAccounts } from '#lib/clients/operations.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The operators' standing decision about whoever looks for a document. */
export function PersonalAccounts() {
  const api = useApi()
  const query = useQuery(api.ask(getPersonalAccounts))
  if (query.isPending) return <Skeleton className="mb-6 h-28" />
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const { openAtOnce, decidedAt, waiting } = query.data
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="max-w-prose">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {t('personalAccounts')}
          <Badge tone={openAtOnce ? 'accent' : 'caution'}>{openAtOnce ? t('openAtOnce') : t('waitForUs')}</Badge>
        </h2>
        <p className="text-ink-soft">
          {rich(t, 'decided', {
            rule: openAtOnce
              ? t('whoeverLooksForADocument')
              : t('whoeverRegistersToLookFor', { waiting: waiting === 0 ? t('nobodyWaits') : t('wait', { waiting }) }),
            dateTime: <DateTime value={decidedAt} shape="date" />,
          })}
        </p>
      </div>
      {openAtOnce ? (
        <ReasonButton
          key="stop"
          label={t('lookAtEachFirst')}
          title={t('lookAtEachNewPersonal')}
          description={t('accountsThatAreOpenStay')}
          hint={t('itStandsInTheAudit')}
          confirm={t('lookAtEachFirst2')}
          options={api.send(decidePersonalAccounts)}
          toInput={(reason) => ({ openAtOnce: false, reason })}
          done={() => ({ text: t('newPersonalAccountsWaitFor') })}
        />
      ) : (
        <ReasonButton
          key="open"
          label={t('openThemAtOnce')}
          title={t('openPersonalAccountsAtOnce')}
          description={t('everybodyWhoWaitsIsOpened', { waiting })}
          hint={t('itStandsInTheAudit')}
          confirm={t('openThemAtOnce2')}
          options={api.send(decidePersonalAccounts)}
          toInput={(reason) => ({ openAtOnce: true, reason })}
          done={() => ({ text: t('personalAccountsAreOpenAt') })}
        />
      )}
    </Card>
  )
}

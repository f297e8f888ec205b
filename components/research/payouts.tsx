'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listPayouts } from '#lib/earnings/operations.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = (): Readonly<Record<string, { label: string; tone: Tone }>> => ({
  paid: { label: t('payoutArrived'), tone: 'accent' },
  failed: { label: t('payoutCameBack'), tone: 'danger' },
  canceled: { label: t('payoutCalledOff'), tone: 'caution' },
})

/** What went from the payout account to the bank, and when it arrives. */
export function Payouts() {
  return (
    <section aria-label={t('payouts')}>
      <h2 className="mb-3 text-2xl">{t('payouts')}</h2>
      <PagedList
        query={useInfiniteQuery(useApi().askPages(listPayouts, {}, { limit: 12 }))}
        noun={t('payouts2')}
        skeleton={<SkeletonList label={t('loadingPayouts')} rows={2} rowClassName="h-14" />}
        empty={<p className="text-ink-soft">{t('noPayoutYet')}</p>}
      >
        {(rows) => (
          <Table
            caption={t('payoutsToYourBank')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'sent',
                header: t('sentOn'),
                primary: true,
                cell: ({ sentAt }) => <DateTime value={sentAt} shape="date" />,
              },
              {
                key: 'arrives',
                header: t('arrivesOn'),
                // A bank's day, which the provider gives as its midnight in UTC.
                cell: ({ arrivesAt }) => (arrivesAt ? <CalendarDate value={arrivesAt.slice(0, 10)} /> : t('notKnown')),
              },
              {
                key: 'state',
                header: t('state'),
                cell: ({ status }) => {
                  const { label, tone } = states()[status] ?? { label: t('payoutOnItsWay'), tone: 'info' as const }
                  return <Badge tone={tone}>{label}</Badge>
                },
              },
              {
                key: 'amount',
                header: t('amount'),
                align: 'end',
                cell: ({ amount, amountMinor, currency }) =>
                  amount === undefined ? `${amountMinor} ${currency}` : <Money amount={amount} currency={currency} />,
              },
            ]}
          />
        )}
      </PagedList>
    </section>
  )
}

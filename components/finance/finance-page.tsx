'use client'
import { useQuery } from '@tanstack/react-query'
import { FinanceNav } from '#components/finance/finance-nav.tsx'
import { listNames, waitingNames } from '#components/finance/list-names.ts'
import { RowKeys } from '#components/found/row-keys.tsx'
import { SignedMoney } from '#components/finance/signed-money.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { useListLook } from '#components/orders/list-look.ts'
import { StatusBadge } from '#components/ui/badge.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getFinance } from '#lib/finance/operations.ts'
import type { FinanceOverview } from '#lib/finance/schema.ts'
import { waitingStatus } from '#lib/finance/state.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What of the books waits for somebody, and how they compare with the provider's. */
export function FinancePage() {
  const query = useQuery(useApi().ask(getFinance))
  const [{ keys }, change] = useListLook()
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('finance')}</h1>
      <FinanceNav />
      <NotUpToDate query={query} />
      {query.isPending ? (
        <SkeletonList label={t('loadingTheBooks')} rows={4} rowClassName="h-20" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="flex flex-col gap-8">
          <Waiting lists={query.data.lists} />
          <Checks checks={query.data.checks} />
          <Checkbox
            label={t('singleKeys')}
            hint={t('jAndKGoFrom')}
            checked={keys}
            onChange={({ target }) => change({ keys: target.checked })}
          />
        </div>
      )}
      <RowKeys rows="[data-waiting] > li" />
    </>
  )
}

function Waiting({ lists }: { lists: FinanceOverview['lists'] }) {
  const waiting = lists.filter((one) => one.waiting.length > 0)
  const statuses: Partial<Record<string, string>> = waitingStatus
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-xl">
        {t('whatWaits')}
      </h2>
      {waiting.length === 0 ? (
        <p className="text-ink-soft">{t('nothingWaits')}</p>
      ) : (
        <ul data-waiting className="divide-y divide-line rounded-card border border-line bg-sheet shadow-sheet">
          {waiting.map((one) => (
            <li key={one.list} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 p-4">
              <Link
                className="text-link font-medium"
                href={`/operator/finance/${one.list}?status=${statuses[one.list] ?? ''}`}
              >
                {waitingNames()[one.list] ?? listNames()[one.list]}
              </Link>
              <span className="flex flex-wrap gap-x-4">
                {one.waiting.map(({ rows, amountMinor, currency }) => (
                  <span key={currency}>
                    {t('many', { rows })} <SignedMoney minor={amountMinor} currency={currency} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Checks = ({ checks }: { checks: FinanceOverview['checks'] }) => (
  <section aria-labelledby="checks">
    <h2 id="checks" className="mb-3 text-xl">
      {t('comparedWithTheProvider')}
    </h2>
    {checks.length === 0 ? (
      <p className="text-ink-soft">{t('notComparedYet')}</p>
    ) : (
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {checks.map(({ currency, providerMinor, ledgerMinor, checkedAt, differsSince }) => (
          <Card key={currency} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg">{currency}</h3>
              <StatusBadge tone={differsSince ? 'danger' : 'accent'} ended={differsSince !== undefined}>
                {differsSince ? t('itDiffers') : t('itAgrees')}
              </StatusBadge>
            </div>
            <Details
              items={[
                { label: t('theProviderStates'), value: <SignedMoney minor={providerMinor} currency={currency} /> },
                { label: t('theLedgerHas'), value: <SignedMoney minor={ledgerMinor} currency={currency} /> },
                { label: t('compared'), value: <DateTime value={checkedAt} /> },
                { label: t('differsSince'), value: differsSince && <DateTime value={differsSince} /> },
              ]}
            />
          </Card>
        ))}
      </div>
    )}
  </section>
)

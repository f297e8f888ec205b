'use client'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Account = NonNullable<ResearchProfileView['profile']>['account']

/** What the provider says of the account: a payout that came back, and what it wants by when. */
export function PayoutFacts({ account }: { account: Account }) {
  if (!account) return null
  const { failedPayout, missing, dueBy } = account
  return (
    <>
      {failedPayout && (
        <Banner tone="danger" title={t('aPayoutToYourBank')}>
          {rich(t, 'sentOnTheMoneyIs', {
            dateTime: <DateTime value={failedPayout.sentAt} shape="date" />,
            reason: failedPayout.reason,
          })}
        </Banner>
      )}
      {missing.length > 0 && (
        <div>
          <p className="font-medium">
            {dueBy
              ? rich(t, 'dueByOrPaymentsTo', { dateTime: <DateTime value={dueBy} shape="date" /> })
              : t('stillMissing')}
          </p>
          <ul className="list-disc pl-5">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

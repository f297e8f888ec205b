'use client'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'

export type Account = NonNullable<ResearchProfileView['profile']>['account']

/** What the provider says of the account: a payout that came back, and what it wants by when. */
export function PayoutFacts({ account }: { account: Account }) {
  if (!account) return null
  const { failedPayout, missing, dueBy } = account
  return (
    <>
      {failedPayout && (
        <Banner tone="danger" title="A payout to your bank came back">
          Sent on <DateTime value={failedPayout.sentAt} shape="date" />. {failedPayout.reason} The money is in your
          payout account; check the bank account that is named there.
        </Banner>
      )}
      {missing.length > 0 && (
        <div>
          <p className="font-medium">
            {dueBy ? (
              <>
                Due by <DateTime value={dueBy} shape="date" />, or payments to you stop:
              </>
            ) : (
              'Still missing:'
            )}
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

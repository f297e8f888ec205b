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
          Personal accounts
          <Badge tone={openAtOnce ? 'accent' : 'caution'}>{openAtOnce ? 'open at once' : 'wait for us'}</Badge>
        </h2>
        <p className="text-ink-soft">
          {openAtOnce
            ? 'Whoever looks for a document orders by hand as soon as their address is confirmed. Orders still wait for you to open them.'
            : `Whoever registers to look for a document waits for an operator. ${waiting === 0 ? 'Nobody waits.' : `${waiting} wait.`}`}{' '}
          Decided <DateTime value={decidedAt} shape="date" />.
        </p>
      </div>
      {openAtOnce ? (
        <ReasonButton
          key="stop"
          label="Look at each first …"
          title="Look at each new personal account first?"
          description="Accounts that are open stay open. New ones wait in the queue."
          hint="It stands in the audit log."
          confirm="Look at each first"
          options={api.send(decidePersonalAccounts)}
          toInput={(reason) => ({ openAtOnce: false, reason })}
          done={() => ({ text: 'New personal accounts wait for an operator from now on.' })}
        />
      ) : (
        <ReasonButton
          key="open"
          label="Open them at once …"
          title="Open personal accounts at once?"
          description={`Everybody who waits (${waiting}) is opened now and gets a mail; new ones are open as soon as their address is confirmed.`}
          hint="It stands in the audit log."
          confirm="Open them at once"
          options={api.send(decidePersonalAccounts)}
          toInput={(reason) => ({ openAtOnce: true, reason })}
          done={() => ({ text: 'Personal accounts are open at once from now on.' })}
        />
      )}
    </Card>
  )
}

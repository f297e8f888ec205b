'use client'
import { useQuery } from '@tanstack/react-query'
import { Mark } from '#components/layout/wordmark.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useForPaper, usePrinting } from '#components/ui/use-for-paper.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { getBillingDetails } from '#lib/billing/operations.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The head of a sheet of paper: from where, for whom, and when. Whoever may not see billing has the account's name alone. */
export function Letterhead() {
  const me = useMe()
  const { name } = me.clients[0] ?? me
  const may = useMay()
  const rested = useForPaper()
  const { data } = useQuery({
    ...useApi().ask(getBillingDetails),
    enabled: rested && may(getBillingDetails),
    staleTime: Infinity,
    retry: false,
  })
  if (!usePrinting()) return null
  return (
    <div className="mb-6 hidden items-start justify-between gap-6 border-b border-ink pb-4 print:flex">
      <div>
        <p className="flex items-center gap-2 font-serif text-2xl font-medium">
          <Mark />
        </p>
        <p className="mt-1 text-sm">
          {rich(t, 'printed', { dateTime: <DateTime value={new Date().toISOString()} /> })}
        </p>
      </div>
      <address dir="auto" className="text-end whitespace-pre-line not-italic">
        <strong className="block font-medium">{data?.name ?? name}</strong>
        {data?.address}
      </address>
    </div>
  )
}

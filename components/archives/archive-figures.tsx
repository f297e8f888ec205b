'use client'
import { useQuery } from '@tanstack/react-query'
import { numberFormat } from '#components/ui/formats.ts'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getArchiveFigures } from '#lib/figures/operations.ts'

type Props = { archiveId: string; /** Nothing is said where nothing is known. */ onlyKnown?: boolean }

/** What real orders of an archive cost and how long they took; or that too few are completed to say so. */
export function ArchiveFigures({ archiveId, onlyKnown = false }: Props) {
  const { locale } = useReader()
  const { data } = useQuery({
    ...useApi().ask(getArchiveFigures, { archiveId }),
    // They change with a completed order, not while somebody types; and an order can be written without them.
    staleTime: 10 * 60_000,
    retry: false,
  })
  const days = (count: number) =>
    numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count)
  if (onlyKnown && data?.orders === undefined) return null
  return (
    <div role="status" className="min-h-5 text-ink-soft">
      {data?.orders === undefined && data && (
        <p>No typical price or time for this archive yet: too few orders there are completed to say.</p>
      )}
      {data?.prices.map(({ currency, orders, low, median, high }) => (
        <p key={currency}>
          Orders here mostly come to <Money amount={low} currency={currency} /> to{' '}
          <Money amount={high} currency={currency} />, half of them to at most{' '}
          <Money amount={median} currency={currency} /> ({orders} orders, our fee included).
        </p>
      ))}
      {data?.medianDays !== undefined && (
        <p>Half of them were delivered within {days(data.medianDays)} of being opened to researchers.</p>
      )}
    </div>
  )
}

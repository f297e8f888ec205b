'use client'
import { useQuery } from '@tanstack/react-query'
import { numberFormat } from '#lib/formats.ts'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getArchiveFigures } from '#lib/figures/operations.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/archives.ts'
import { currentLocale } from '#lib/words/locale.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { archiveId: string; /** Nothing is said where nothing is known. */ onlyKnown?: boolean }

/** What real orders of an archive cost and how long they took; or that too few are completed to say so. */
export function ArchiveFigures({ archiveId, onlyKnown = false }: Props) {
  const { data } = useQuery({
    ...useApi().ask(getArchiveFigures, { archiveId }),
    // They change with a completed order, not while somebody types; and an order can be written without them.
    staleTime: 10 * 60_000,
    retry: false,
  })
  // Words of a sentence, in its language.
  const days = (count: number) =>
    numberFormat(currentLocale(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count)
  if (onlyKnown && data?.orders === undefined) return null
  return (
    <div role="status" className="min-h-5 text-ink-soft">
      {data?.orders === undefined && data && <p>{t('noTypicalPriceOrTime')}</p>}
      {data?.prices.map(({ currency, orders, low, median, high }) => (
        <p key={currency}>
          {rich(t, 'ordersHereMostlyComeTo', {
            // Half of them at most for what all of them are at most says nothing.
            half: median === high ? 'no' : 'yes',
            range: low === high ? 'no' : 'yes',
            low: <Money amount={low} currency={currency} />,
            median: <Money amount={median} currency={currency} />,
            high: <Money amount={high} currency={currency} />,
            orders,
          })}
        </p>
      ))}
      {data?.medianDays !== undefined && <p>{t('halfOfThemWereDelivered', { medianDays: days(data.medianDays) })}</p>}
    </div>
  )
}

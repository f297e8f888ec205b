'use client'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { classNames } from '#components/ui/class-names.ts'
import { DebouncedInput } from '#components/ui/debounced-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { statusLabels } from '#components/orders/order-status.tsx'
import type { useOrderFilters } from '#components/orders/use-order-filters.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { numberFormat } from '#lib/formats.ts'
import { countOrders } from '#lib/orders/operations.ts'
import { mostCounted, orderStatuses } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Most lists have nothing chosen beyond the fields, and then nothing of this is fetched.
const ChosenFilters = dynamic(() =>
  import('#components/orders/filing/chosen-filters.tsx').then((module) => module.ChosenFilters),
)

const piles = () =>
  [
    { turn: '', label: t('all') },
    { turn: 'you', label: t('yourTurn') },
    { turn: 'waiting', label: t('waiting') },
    { turn: 'done', label: t('done') },
  ] as const

const statusOptions = () => [
  { value: '', label: t('anyStatus') },
  ...orderStatuses.map((value) => ({ value, label: statusLabels()[value] })),
]

type Filters = ReturnType<typeof useOrderFilters>

function Piles({ filters, choose }: Pick<Filters, 'filters' | 'choose'>) {
  const { locale } = useReader()
  const said = (count: number) => numberFormat(locale).format(count)
  const { data: counts } = useQuery(useApi().ask(countOrders))
  return (
    <div
      role="group"
      aria-label={t('whoseTurn')}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      {piles().map(({ turn, label }) => {
        const count = counts?.[turn === '' ? 'all' : turn]
        const isAtLeast = count === mostCounted
        const chosen = turn === '' ? !filters.turn && !filters.status : filters.turn === turn
        return (
          <button
            key={turn}
            type="button"
            aria-pressed={chosen}
            onClick={() => choose({ turn, status: '' })}
            className={classNames(
              '-mb-px min-h-11 shrink-0 border-b-2 px-3 whitespace-nowrap focus-visible:-outline-offset-2',
              chosen ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
            {count !== undefined && (
              <span className="text-sm text-ink-soft tabular-nums">
                {' '}
                ({isAtLeast ? t('atLeast', { count: said(count) }) : said(count)})
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** A pile and a status at once would mostly find nothing, so choosing one lets go of the other. */
export function OrderFilterBar({ filters, choose, type }: Filters) {
  const { folder, label, costCentre, customerName, assigneeId, sort, order } = filters
  const isChosen = [folder, label, costCentre, customerName, assigneeId, sort, order].some(Boolean)
  return (
    <form
      role="search"
      aria-label={t('orders')}
      className="mb-5 flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <Piles filters={filters} choose={choose} />
      <div className="grid gap-3 min-[22.5rem]:grid-cols-2 md:grid-cols-[1fr_13rem_13rem]">
        <Field
          label={t('searchOrders')}
          hideLabel
          optional="unsaid"
          className="relative min-[22.5rem]:col-span-2 md:col-span-1"
        >
          <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />
          <DebouncedInput
            type="search"
            className="pl-9"
            maxLength={200}
            placeholder={t('numberNameArchivePlace')}
            value={filters.q ?? ''}
            onValueChange={(q) => type({ q: q.trim() })}
          />
        </Field>
        <Field label={t('status')} hideLabel optional="unsaid">
          <Select
            options={statusOptions()}
            value={filters.status ?? ''}
            onChange={(event) => choose({ status: event.target.value, turn: '' })}
          />
        </Field>
        <Field label={t('yourReference')} hideLabel optional="unsaid">
          <DebouncedInput
            type="search"
            maxLength={100}
            placeholder={t('yourReference')}
            value={filters.externalOrderRef ?? ''}
            onValueChange={(reference) => type({ externalOrderRef: reference.trim() })}
          />
        </Field>
      </div>
      {isChosen && <ChosenFilters filters={filters} choose={choose} />}
    </form>
  )
}

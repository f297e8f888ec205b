'use client'
import { Chip, ChosenList } from '#components/found/chosen.tsx'
import { countryName } from '#components/orders/country-names.ts'
import { statusLabels } from '#components/orders/order-status.tsx'
import type { FilterName, OrdersQuery, OrdersQueryState } from '#components/operator/orders/list-query.ts'
import { sortOf } from '#components/operator/orders/list-sorts.ts'
import { namedLabels, useNameOf, type Named } from '#components/operator/orders/name-choice.tsx'
import { useReader } from '#components/ui/locale.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Chosen = { what: string; value: string | undefined; without: FilterName[] }

function chosenOf(query: OrdersQuery, locale: string): Chosen[] {
  const labels: Record<string, string> = statusLabels()
  return [
    {
      what: t('states'),
      value: query.status
        ?.split(',')
        .map((status) => labels[status])
        .join(', '),
      without: ['status'],
    },
    { what: t('late'), value: query.late && t('onlyLateOnes'), without: ['late'] },
    { what: t('placedFrom'), value: query.from, without: ['from'] },
    { what: t('placedTo'), value: query.to, without: ['to'] },
    { what: t('country'), value: query.country && countryName(query.country, locale), without: ['country'] },
    { what: t('currency'), value: query.currency, without: ['currency', 'amountFrom', 'amountTo'] },
    { what: t('amountFrom'), value: query.amountFrom, without: ['amountFrom'] },
    { what: t('amountTo'), value: query.amountTo, without: ['amountTo'] },
    {
      what: t('sortedBy'),
      value: query.sort || query.order ? sortOf(query)?.label : undefined,
      without: ['sort', 'order'],
    },
  ]
}

/** What was chosen in the panel, each with its way out. */
export function ChosenFilters({ query, choose }: OrdersQueryState) {
  const { locale } = useReader()
  const chosen = chosenOf(query, locale).filter(({ value }) => value !== undefined)
  const named = (['clientId', 'chosenId', 'archiveId'] as const).flatMap((of) => {
    const id = query[of]
    return id === undefined ? [] : [{ of, id }]
  })
  if (chosen.length + named.length === 0) return null
  return (
    <div className="mb-4">
      <ChosenList>
        {chosen.map(({ what, value = '', without }) => (
          <Chip
            key={what}
            what={what}
            value={value}
            onRemove={() => choose(Object.fromEntries(without.map((name) => [name, ''])))}
          />
        ))}
        {named.map(({ of, id }) => (
          <NamedChip key={of} of={of} id={id} onRemove={() => choose({ [of]: '' })} />
        ))}
      </ChosenList>
    </div>
  )
}

function NamedChip({ of, id, onRemove }: { of: Named; id: string; onRemove: () => void }) {
  return <Chip what={namedLabels()[of]} value={useNameOf(of, id)} onRemove={onRemove} />
}

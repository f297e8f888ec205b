'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { OrderCards } from '#components/research/order-cards.tsx'
import { OwnStanding } from '#components/research/own-standing.tsx'
import { stageNames } from '#components/research/stage-names.ts'
import { readWorkFilters } from '#components/research/work-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { DebouncedInput } from '#components/ui/debounced-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { mostCounted } from '#lib/orders/state.ts'
import { listedStages, type ListedStage } from '#lib/researchers/state.ts'
import { countWork } from '#lib/work/operations.ts'
import { catalogue } from '#lib/words/en/research-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One's own orders by where they stand; what there is to do comes first. */
export function WorkList() {
  const filters = readWorkFilters(useAddress())
  const { stage, q } = filters
  const names = stageNames()
  const counts = useQuery(useApi().ask(countWork)).data
  const labelOf = (one: ListedStage) =>
    counts === undefined
      ? names[one]
      : t(one === 'done' && counts.done === mostCounted ? 'stageAndAtLeast' : 'stageAndCount', {
          stage: names[one],
          count: counts[one],
        })
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('myWork')}</h1>
      <OwnStanding />
      <form role="search" className="mb-4 max-w-md" onSubmit={(event) => event.preventDefault()}>
        <Field label={t('findInYourWork')} optional="unsaid">
          <DebouncedInput
            type="search"
            maxLength={200}
            value={q ?? ''}
            onValueChange={(text) => changeAddress({ q: text.trim() })}
          />
        </Field>
      </form>
      <Tabs
        label={t('stages')}
        value={stage}
        onValueChange={(next) => changeAddress({ stage: next === 'to_do' ? '' : next })}
        tabs={listedStages.map((one) => ({
          value: one,
          label: labelOf(one),
          content: (
            <OrderCards
              label={t('ordersAtThisStage', { stage: names[one] })}
              filters={filters}
              empty={<NothingHere stage={one} sought={q !== undefined} />}
            />
          ),
        }))}
      />
    </>
  )
}

function NothingHere({ stage, sought }: { stage: ListedStage; sought: boolean }) {
  const text = sought ? t('nothingHasTheseWords') : stage === 'to_do' ? t('nothingWaitsForYou') : t('noOrderStandsHere')
  return (
    <EmptyState
      title={t('nothingHere')}
      action={
        !sought && (
          <Button asChild look="secondary">
            <Link href="/research">{t('toTheJobBoard')}</Link>
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

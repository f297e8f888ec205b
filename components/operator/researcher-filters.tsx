import { FilterBar } from '#components/found/filter-bar.tsx'
import { choicesOf, type useFilters } from '#components/found/use-filters.ts'
import { nameOrders, newestFirst } from '#components/operator/list-title.tsx'
import { researcherLabels } from '#components/operator/researcher-badge.tsx'
import { countryOptions } from '#components/orders/country-names.ts'
import { useReader } from '#components/ui/locale.ts'
import { catalogue } from '#lib/words/en/operator-researchers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () => choicesOf(t('any'), researcherLabels())

type Props = { filters: ReturnType<typeof useFilters<'q' | 'status' | 'country' | 'sort'>> }

/** What narrows the list of researchers, and its order. */
export function ResearcherFilters({ filters }: Props) {
  const { locale } = useReader()
  return (
    <FilterBar
      filters={filters}
      search={{
        name: 'q',
        label: t('findAResearcher'),
        hint: t('aPartOfTheName'),
      }}
      choices={[
        { name: 'status', label: t('state'), options: states() },
        {
          name: 'country',
          label: t('country'),
          options: [{ value: '', label: t('any') }, ...countryOptions(locale)],
        },
        { name: 'sort', label: t('order'), options: choicesOf(newestFirst(), nameOrders()) },
      ]}
    />
  )
}

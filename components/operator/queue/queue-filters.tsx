'use client'
import { FilterBar } from '#components/found/filter-bar.tsx'
import type { useQueueFilters } from '#components/operator/queue/use-queue-filters.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What narrows and sorts the queue. */
export const QueueFilterBar = ({ filters }: { filters: ReturnType<typeof useQueueFilters> }) => (
  <FilterBar
    filters={filters}
    search={{ name: 'q', label: t('find'), hint: t('whatNamesIt') }}
    choices={[
      {
        name: 'assignee',
        label: t('whose'),
        options: [
          { value: '', label: t('everybodys') },
          { value: 'me', label: t('mine') },
          { value: 'nobody', label: t('nobodys') },
        ],
      },
      {
        name: 'sort',
        label: t('sort'),
        options: [
          { value: '', label: t('lateFirst') },
          { value: 'longest', label: t('longestFirst') },
          { value: 'newest', label: t('newestFirst') },
        ],
      },
      {
        name: 'show',
        label: t('show'),
        options: [
          { value: '', label: t('whatWaits') },
          { value: 'late', label: t('onlyLate') },
          { value: 'snoozed', label: t('putOff') },
        ],
      },
    ]}
  />
)

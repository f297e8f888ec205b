'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { boardFilterNames, boardOrders, type BoardOrder } from '#components/research/board-filters-of.ts'
import type { BoardState } from '#components/research/use-board-filters.ts'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import { changeAddress } from '#components/ui/use-address.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listSearches, removeSearch } from '#lib/board/operations.ts'
import type { SearchView } from '#lib/board/schema.ts'
import { catalogue } from '#lib/words/en/research-tools.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const KeepSearch = dynamic(() => import('#components/research/keep-search.tsx').then((module) => module.KeepSearch), {
  ssr: false,
  loading: () => <Skeleton className="h-48" />,
})

const orders = (): Record<BoardOrder, string> => ({
  newest: t('newest'),
  oldest: t('oldest'),
  price: t('price'),
  distance: t('distance'),
})

type Props = { state: Pick<BoardState, 'order' | 'compact' | 'hidden' | 'set' | 'values' | 'isFiltered'> }

/** How the board is shown, and the searches that one keeps. */
export function BoardTools({ state }: Props) {
  const { order, compact, hidden, set } = state
  return (
    <div className="mb-5 flex flex-col gap-3">
      <Searches state={state} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={t('sort')} optional="unsaid" className="w-44">
          <Select
            value={order}
            onChange={({ target }) => set('sort', target.value === 'newest' ? '' : target.value)}
            options={boardOrders.map((one) => ({ value: one, label: orders()[one] }))}
          />
        </Field>
        <Field label={t('view')} optional="unsaid" className="w-36">
          <Select
            value={compact ? 'compact' : ''}
            onChange={({ target }) => set('view', target.value)}
            options={[
              { value: '', label: t('cards') },
              { value: 'compact', label: t('compact') },
            ]}
          />
        </Field>
        <Checkbox
          className="min-h-11 items-center"
          label={t('whatIHaveHidden')}
          checked={hidden}
          onChange={({ target }) => set('hidden', target.checked ? 'true' : '')}
        />
      </div>
    </div>
  )
}

function Searches({ state: { values, isFiltered } }: Props) {
  const api = useApi()
  const [keeping, setKeeping] = useState(false)
  const searches = useQuery(api.ask(listSearches)).data ?? []
  const remove = useMutation({
    ...api.send(removeSearch),
    onError: (error) => toast.error(asFailure(error).message),
  })
  if (searches.length === 0 && !isFiltered) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {searches.map((search) => (
        <span key={search.id} className="inline-flex items-center rounded-full border border-line bg-sheet">
          <Button look="quiet" size="sm" onClick={() => show(search)}>
            <bdi>{search.name}</bdi>
            {search.alerts && <span className="sr-only">{t('mailedToYou')}</span>}
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={t('forget', { name: search.name })}
            pending={remove.isPending && remove.variables.searchId === search.id}
            onClick={() => remove.mutate({ searchId: search.id })}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </span>
      ))}
      {isFiltered && (
        <Button look="secondary" size="sm" onClick={() => setKeeping(true)}>
          {t('keepThisSearch')}
        </Button>
      )}
      <Dialog
        open={keeping}
        onOpenChange={setKeeping}
        title={t('keepThisSearch')}
        description={t('itStandsAboveTheBoard')}
      >
        {keeping && <KeepSearch values={values} onDone={() => setKeeping(false)} />}
      </Dialog>
    </div>
  )
}

/** A kept search looks among all open orders: it says itself what fits. What leaves others out beside it is taken back. */
const show = ({ query }: SearchView) =>
  changeAddress(
    {
      show: 'all',
      hidden: '',
      sort: '',
      ...Object.fromEntries(boardFilterNames.map((name) => [name, query[name] ?? ''])),
    },
    { step: true },
  )

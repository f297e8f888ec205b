'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeptViews } from '#components/found/kept-views.tsx'
import { viewAddress } from '#components/orders/filing/view-address.ts'
import { useOrderFilters } from '#components/orders/use-order-filters.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listViews, removeView, saveView } from '#lib/saved-views/operations.ts'

/** The lists of orders that somebody keeps, and the way to keep the one that is shown. */
export function SavedViews() {
  const api = useApi()
  const views = useQuery(api.ask(listViews, {}, { limit: 100 })).data ?? []
  const remove = useMutation(api.send(removeView))
  const save = useMutation(api.send(saveView))
  const { filters, isFiltered } = useOrderFilters()
  return (
    <KeptViews
      views={views.map(({ id, name, query }) => ({ id, name, href: viewAddress(query) }))}
      isFiltered={isFiltered}
      onForget={(viewId) => remove.mutate({ viewId })}
      keeping={save}
      onKeep={(name, onSuccess) => save.mutate({ name, query: filters }, { onSuccess })}
    />
  )
}

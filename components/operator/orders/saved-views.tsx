'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeptViews } from '#components/found/kept-views.tsx'
import type { OrdersQueryState } from '#components/operator/orders/list-query.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOperatorViews, removeOperatorView, saveOperatorView } from '#lib/saved-views/operations.ts'

/** The lists of orders that an operator keeps, and the way to keep the one that is shown. */
export function SavedViews({ query, isFiltered }: Pick<OrdersQueryState, 'query' | 'isFiltered'>) {
  const api = useApi()
  const views = useQuery(api.ask(listOperatorViews, {}, { list: 'orders', limit: 100 })).data ?? []
  const remove = useMutation(api.send(removeOperatorView))
  const save = useMutation(api.send(saveOperatorView))
  return (
    <KeptViews
      views={views.map(({ id, name, query: kept }) => ({
        ...{ id, name },
        href: `/operator/orders?${new URLSearchParams(kept)}`,
      }))}
      isFiltered={isFiltered}
      onForget={(viewId) => remove.mutate({ viewId })}
      keeping={save}
      onKeep={(name, onSuccess) => {
        const kept = Object.entries(query).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, value] as const],
        )
        save.mutate({ list: 'orders', name, query: Object.fromEntries(kept) }, { onSuccess })
      }}
    />
  )
}

'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { viewAddress } from '#components/orders/filing/view-address.ts'
import { statusLabels } from '#components/orders/order-status.tsx'
import {
  PaletteFrame,
  PaletteGroup as Group,
  PaletteItem as Item,
  PalettePlaces,
} from '#components/palette/palette-frame.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { listArchives } from '#lib/archives/operations.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { useMay } from '#lib/browser/may.ts'
import { listOrders, placeOrder, placeOrders } from '#lib/orders/operations.ts'
import { listTemplates } from '#lib/templates/operations.ts'
import { listViews } from '#lib/saved-views/operations.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/palette.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Links = readonly { href: string; label: string }[]

/** Orders, archives, pages and what one may do, by a few letters. */
export function Palette({ links, onClose }: { links: Links; onClose: () => void }) {
  const [text, setText] = useState('')
  const router = useRouter()
  const go = (href: string) => {
    onClose()
    router.push(href)
  }
  const found = useFound(text)
  const places = usePlaces(links).filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <PaletteFrame
      title={t('findOrGoTo')}
      placeholder={t('orderPersonArchivePage')}
      text={text}
      onText={setText}
      onClose={onClose}
      note={found.failure}
      empty={found.settled ? t('nothingByThatName') : undefined}
    >
      <PalettePlaces heading={t('goTo')} places={places} go={go} />
      <Found {...found} go={go} />
    </PaletteFrame>
  )
}

function Found({
  orders,
  archives,
  go,
}: Pick<ReturnType<typeof useFound>, 'orders' | 'archives'> & { go: (href: string) => void }) {
  return (
    <>
      {orders.length > 0 && (
        <Group heading={t('orders')}>
          {orders.map(({ id, status, order }) => (
            <Item key={id} value={id} onSelect={() => go(`/orders/${id}`)}>
              <bdi>{orderTitle(order)}</bdi> <span className="font-card text-sm">{order.number}</span>
              <span className="block text-sm text-ink-soft">
                <bdi>{order.repositoryName}</bdi>, {statusLabels()[status]}
              </span>
            </Item>
          ))}
        </Group>
      )}
      {archives.length > 0 && (
        <Group heading={t('yourOrdersAtAnArchive')}>
          {archives.map(({ id, name, city }) => (
            <Item key={id} value={id} onSelect={() => go(`/orders?${new URLSearchParams({ q: name })}`)}>
              <bdi>{name}</bdi>
              <span className="block text-sm text-ink-soft">{city}</span>
            </Item>
          ))}
        </Group>
      )}
    </>
  )
}

function usePlaces(links: Links): Links {
  const may = useMay()
  const deeds = [
    ...(may(placeOrder) ? [{ href: '/orders/new', label: t('newOrder') }] : []),
    ...(may(placeOrders) ? [{ href: '/orders/import', label: t('manyOrdersAtOnce') }] : []),
    { href: '/orders?turn=you', label: t('ordersYourTurn') },
  ]
  const api = useApi()
  const views = useQuery(api.ask(listViews, {}, { limit: 100 })).data ?? []
  const templates = useQuery({ ...api.ask(listTemplates, {}, { limit: 100 }), enabled: may(placeOrder) }).data ?? []
  const beginnings = templates.map(({ id, name }) => ({
    href: `/orders/new?template=${id}`,
    label: t('newOrder2', { name }),
  }))
  const lists = views.map(({ name, query }) => ({ href: viewAddress(query), label: t('orders2', { name }) }))
  const pages = [
    ...beginnings,
    ...lists,
    ...links,
    { href: '/account', label: t('account') },
    { href: '/help', label: t('help') },
  ]
  return [...deeds, ...pages.filter(({ href }) => !deeds.some((deed) => deed.href === href))]
}

function useFound(text: string) {
  const api = useApi()
  const typed = text.trim()
  const q = useDebounced(typed, 150)
  // Both at once: what comes later would slip in above what is chosen.
  const { data, isFetching, error } = useQuery({
    queryKey: keyFor(api.identity, listOrders.path, 'palette', q),
    queryFn: async ({ signal }) => {
      const [orders, archives] = await Promise.all([
        api.call(listOrders, { params: {}, query: { q, limit: 8 }, signal }),
        api.call(listArchives, { params: {}, query: { q, limit: 5 }, signal }),
      ])
      return { orders, archives }
    },
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  })
  const shown = typed.length >= 2
  const { orders = [], archives = [] } = (shown && data) || {}
  const failure = shown && error ? asFailure(error).message : undefined
  return { orders, archives, failure, settled: !shown || (typed === q && !isFetching && !error) }
}

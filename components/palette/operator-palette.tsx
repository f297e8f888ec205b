'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { statusLabels } from '#components/orders/order-status.tsx'
import {
  PaletteFrame,
  PaletteGroup as Group,
  PaletteItem as Item,
  PalettePlaces,
} from '#components/palette/palette-frame.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listAllOrders } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/palette.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { links: readonly { href: string; label: string }[]; onClose: () => void }

/** Every client's orders by anything that names them, and the console's pages. */
export function OperatorPalette({ links, onClose }: Props) {
  const [text, setText] = useState('')
  const router = useRouter()
  const go = (href: string) => {
    onClose()
    router.push(href)
  }
  const typed = text.trim()
  const q = useDebounced(typed, 150)
  const {
    data = [],
    isFetching,
    error,
  } = useQuery({
    ...useApi().ask(listAllOrders, {}, { q, limit: 8 }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  })
  const shown = typed.length >= 2
  const orders = shown ? data : []
  const places = links.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  return (
    <PaletteFrame
      title={t('findOrGoTo')}
      placeholder={t('orderNumberOrPage')}
      text={text}
      onText={setText}
      onClose={onClose}
      note={shown && error ? asFailure(error).message : undefined}
      empty={!shown || (typed === q && !isFetching && !error) ? t('nothingByThatName') : undefined}
    >
      <PalettePlaces heading={t('goTo')} places={places} go={go} />
      {orders.length > 0 && (
        <Group heading={t('orders')}>
          {orders.map(({ id, status, order, client }) => (
            <Item key={id} value={id} onSelect={() => go(`/operator/orders/${id}`)}>
              <bdi>{`${order.documentType}, ${order.repositoryName}`}</bdi>{' '}
              <span className="font-card text-sm">{order.number}</span>
              <span className="block text-sm text-ink-soft">
                <bdi>{client.name}</bdi>, {statusLabels()[status]}
              </span>
            </Item>
          ))}
        </Group>
      )}
    </PaletteFrame>
  )
}

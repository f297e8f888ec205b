'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { useFilters } from '#components/found/use-filters.ts'
import { statusLabels } from '#components/orders/order-status.tsx'
import { PracticeOrder } from '#components/sandbox/practice-order.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { listOrders } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const SandboxOrder = dynamic(
  () => import('#components/sandbox/sandbox-order.tsx').then((module) => module.SandboxOrder),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
)
const TestCards = dynamic(() => import('#components/sandbox/test-cards.tsx').then((module) => module.TestCards), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
})

export function SandboxPage() {
  const { clientId } = useApi().identity
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('sandbox')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('inDevelopmentARobotPlays')}</p>
      {useEnvironment() === 'production' ? <OnlyInDevelopment /> : <Desk key={clientId} />}
    </>
  )
}

const OnlyInDevelopment = () => (
  <EmptyState
    title={t('nothingToRehearseHere')}
    action={<Button onClick={() => chooseEnvironment('development')}>{t('switchToDevelopment')}</Button>}
  >
    {t('inProductionRealPeopleTake')}
  </EmptyState>
)

const labelOf = ({ order, status }: OrderView) => `${orderTitle(order)} · ${order.number} · ${statusLabels()[status]}`

function Desk() {
  const [{ order: chosen }, set] = useFilters(['order'])
  const query = useInfiniteQuery(useApi().askPages(listOrders, {}, { limit: 25 }))
  const newest = query.data?.pages[0]?.items[0]?.id
  // The newest when one came: what a program places meanwhile doesn't change what is under one's hands.
  const [found, setFound] = useState<string>()
  if (found === undefined && newest !== undefined && !query.isFetching) setFound(newest)
  // One that was linked to may be older than those listed.
  const orderId = chosen ?? found ?? newest
  const choose = (id: string) => set('order', id)
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="choose" className="flex flex-col gap-3">
          <h2 id="choose" className="text-2xl">
            {t('yourOrder')}
          </h2>
          <PagedList<OrderView>
            query={query}
            noun={t('orders')}
            skeleton={<Skeleton className="h-20" />}
            empty={<p className="text-ink-soft">{t('youHaveNoneInDevelopment')}</p>}
          >
            {(rows) => (
              <Field label={t('order')} hint={t('theNewestFirst')}>
                <Select
                  value={orderId ?? ''}
                  onChange={(event) => choose(event.target.value)}
                  options={[
                    ...(orderId !== undefined && !rows.some(({ id }) => id === orderId)
                      ? [{ value: orderId, label: orderId }]
                      : []),
                    ...rows.map((view) => ({ value: view.id, label: labelOf(view) })),
                  ]}
                />
              </Field>
            )}
          </PagedList>
        </section>
        <PracticeOrder onPlaced={choose} />
      </div>
      {orderId !== undefined && <SandboxOrder key={orderId} orderId={orderId} />}
      <TestCards />
    </div>
  )
}

'use client'
import { ArrowLeft } from 'lucide-react'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { useState } from 'react'
import { WithOrder } from '#components/orders/with-order.tsx'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useMay } from '#lib/browser/may.ts'
import { changeOrder } from '#lib/changes/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isChangeable } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const shape = <Skeleton className="h-[48rem]" />
// The fields and the schema that judges them come after the page's frame, as those of a new order do.
const ChangeForm = dynamic(
  () => import('#components/orders/change/change-form.tsx').then((module) => module.ChangeForm),
  { ssr: false, loading: () => shape },
)

/** Another word about an order that nobody has been chosen for. */
export const ChangePage = ({ orderId, feeBps }: { orderId: string; feeBps: number }) => (
  <WithOrder orderId={orderId} waiting={shape}>
    {(view) => <Changing view={view} feeBps={feeBps} />}
  </WithOrder>
)

function Changing({ view, feeBps }: { view: OrderView; feeBps: number }) {
  // What is typed is measured by what was there when it was begun, whatever others do meanwhile.
  const [opened] = useState(view)
  const may = useMay()
  const path = `/orders/${view.id}`
  return (
    <div className="mx-auto max-w-3xl">
      <Link href={path} className="text-link inline-flex min-h-6 items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        <span>
          <bdi>{view.order.documentType}</bdi>, {view.order.number}
        </span>
      </Link>
      <h1 className="mt-2 mb-6 text-3xl">{t('changeTheOrder')}</h1>
      {!may(changeOrder) ? (
        <EmptyState title={t('notYoursToChange')}>{t('somebodyWhoseRoleIsOrders')}</EmptyState>
      ) : isChangeable(opened.status) ? (
        <ChangeForm view={opened} feeBps={feeBps} />
      ) : (
        <TooLate view={opened} path={path} />
      )}
    </div>
  )
}

const TooLate = ({ view: { status }, path }: { view: OrderView; path: string }) => (
  <EmptyState
    title={t('itCantBeChangedNow')}
    action={
      <Button asChild>
        <Link href={path}>{t('backToTheOrder')}</Link>
      </Button>
    }
  >
    {status === 'awaiting_payment' ? t('youHaveChosenAnOffer') : t('anOrderCanBeChanged')}
  </EmptyState>
)

'use client'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { PaymentStep } from '#components/checkout/payment-step.tsx'
import { Link } from '#components/ui/link.tsx'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { WithOrder } from '#components/orders/with-order.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { initiatePayment } from '#lib/payments/operations.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const shape = <Skeleton className="h-[46rem] max-w-xl sm:h-[42rem]" />

/** Paying for one order, and nothing else. */
export const PayPage = ({ orderId }: { orderId: string }) => (
  <WithOrder orderId={orderId} waiting={shape}>
    {(view, isFresh) => <Paying view={view} isFresh={isFresh} />}
  </WithOrder>
)

function Paying({ view, isFresh }: { view: OrderView; isFresh: boolean }) {
  const router = useRouter()
  const offers = useQuery(useApi().ask(listOffers, { orderId: view.id }))
  const [paidHere, setPaidHere] = useState(false)
  const may = useMay()
  const orderPath = `/orders/${view.id}`
  const isOver = isFresh && view.status !== 'awaiting_payment'
  const address =
    view.status === 'open' ? `${orderPath}?tab=offers` : `${orderPath}?tab=payment${paidHere ? '&paid=1' : ''}`
  useEffect(() => {
    // Paid, here or elsewhere, or its offer declined, or no longer to be paid: the order says what became of it.
    if (isOver) router.replace(address)
  }, [router, address, isOver])
  const offer = offers.data?.find(({ id }) => id === view.order.selectedOfferId)
  return (
    <>
      <Link href={orderPath} className="text-link inline-flex min-h-6 items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        <span>
          <bdi>{view.order.documentType}</bdi>, {view.order.number}
        </span>
      </Link>
      {!may(initiatePayment) ? (
        <EmptyState level="h1" title={t('waitingToBePaid')}>
          {t('anOfferIsChosenSomebody')}
        </EmptyState>
      ) : offer ? (
        <PaymentStep
          key={offer.id}
          order={view}
          offer={offer}
          onPaid={() => setPaidHere(true)}
          onGo={(tab) => router.push(`${orderPath}?tab=${tab}`)}
        />
      ) : offers.isPending || offers.isFetching || view.status !== 'awaiting_payment' ? (
        shape
      ) : (
        <Failure level="h1" error={offers.error} onRetry={offers.refetch} retrying={offers.isFetching} />
      )}
    </>
  )
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { useOrderQuestion } from '#components/orders/use-order-question.tsx'
import { Button } from '#components/ui/button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { acceptOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove } from '#lib/orders/state.ts'

/**
 * The answer to a delivery, beside what was delivered; what accepting means is said when it is asked for. Stays drawn once it was
 * given, or its question couldn't close.
 */
export function DeliveryActions({ view }: { view: OrderView }) {
  const offers = useQuery(useApi().ask(listOffers, { orderId: view.id })).data
  const { ask, question } = useOrderQuestion(
    view,
    offers?.find(({ status }) => status === 'SELECTED'),
  )
  const may = useMay()
  if (!may(acceptOrder) || !canMove(view.status, 'complete')) return question
  return (
    <>
      <Button onClick={() => ask('accept')}>Accept the delivery</Button>
      <Button look="secondary" onClick={() => ask('changes')}>
        {view.order.reviewState === 'changes_requested' ? 'Ask for more changes' : 'Ask for changes'}
      </Button>
      {question}
    </>
  )
}

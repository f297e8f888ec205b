'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '#lib/browser/may.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { withdrawOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove } from '#lib/orders/state.ts'

// Nobody asks anything of the first picture.
const OrderQuestion = dynamic(
  () => import('#components/orders/order-question.tsx').then((module) => module.OrderQuestion),
  { ssr: false },
)
const RequestChanges = dynamic(
  () => import('#components/orders/request-changes.tsx').then((module) => module.RequestChanges),
  { ssr: false },
)

type Question = 'accept' | 'changes' | 'withdraw'
type Props = { view: OrderView; offer: OfferView | undefined }

/** What the customer may do with the order as a whole, each behind a question that says what happens to the money. */
export function OrderActions({ view, offer }: Props) {
  const [open, setOpen] = useState(false)
  // The question asked last stays drawn, so that it can close with the focus going back.
  const [question, setQuestion] = useState<Question>()
  const ask = (next: Question) => {
    setQuestion(next)
    setOpen(true)
  }
  const may = useMay()
  if (!may(withdrawOrder)) return null
  const shared = { view, offer, open, onClose: () => setOpen(false) }
  return (
    <>
      {canMove(view.status, 'complete') && (
        <>
          <Button onClick={() => ask('accept')}>Accept the delivery</Button>
          <Button look="secondary" onClick={() => ask('changes')}>
            {view.order.reviewState === 'changes_requested' ? 'Ask for more changes' : 'Ask for changes'}
          </Button>
        </>
      )}
      {canMove(view.status, 'withdraw') && (
        <Button
          look="quiet"
          className="px-0! text-danger! underline underline-offset-4 hover:bg-transparent!"
          onClick={() => ask('withdraw')}
        >
          Withdraw the order
        </Button>
      )}
      {question === 'changes' ? (
        <RequestChanges {...shared} />
      ) : (
        question && <OrderQuestion key={question} about={question} {...shared} />
      )}
    </>
  )
}

'use client'
import { useState } from 'react'
import { AcceptOrder } from '#components/orders/accept-order.tsx'
import { RequestChanges } from '#components/orders/request-changes.tsx'
import { WithdrawOrder } from '#components/orders/withdraw-order.tsx'
import { Button } from '#components/ui/button.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove } from '#lib/orders/state.ts'

type Props = { view: OrderView; offer: OfferView | undefined }

/** What the customer may do with the order as a whole, each behind a question that says what happens to the money. */
export function OrderActions({ view, offer }: Props) {
  const [open, setOpen] = useState<'accept' | 'changes' | 'withdraw'>()
  const close = () => setOpen(undefined)
  const shared = { view, offer, onClose: close }
  return (
    <>
      {canMove(view.status, 'complete') && (
        <>
          <Button onClick={() => setOpen('accept')}>Accept the delivery</Button>
          <Button look="secondary" onClick={() => setOpen('changes')}>
            {view.order.reviewState === 'changes_requested' ? 'Ask for more changes' : 'Ask for changes'}
          </Button>
        </>
      )}
      {canMove(view.status, 'withdraw') && (
        <Button look="quiet" className="text-danger! first:-ml-4" onClick={() => setOpen('withdraw')}>
          Withdraw the order
        </Button>
      )}
      <AcceptOrder {...shared} open={open === 'accept'} />
      <RequestChanges {...shared} open={open === 'changes'} />
      <WithdrawOrder {...shared} open={open === 'withdraw'} />
    </>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { ConfirmOffer } from '#components/research/confirm-offer.tsx'
import { OfferForm } from '#components/research/offer-form.tsx'
import { OfferPrice } from '#components/research/offer-price.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { CalendarDate, RelativeTime } from '#components/ui/date-time.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { makeOffer, retractOffer, updateOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

/** One's offer on an open order: to make, or the one there is. */
export function OfferPanel({ order }: { order: ResearchOrderView }) {
  const api = useApi()
  const active = order.myOffer?.status === 'ACTIVE' ? order.myOffer : undefined
  return (
    <Card>
      <section aria-label="Your offer" className="flex flex-col gap-4">
        <h2 className="text-2xl">Your offer</h2>
        {active ? (
          <PresentOffer order={order} offer={active} />
        ) : (
          <>
            {order.myOffer && (
              <p className="text-ink-soft">
                Your last offer {endings[order.myOffer.status] ?? 'no longer counts'}. You can make a new one.
              </p>
            )}
            <OfferForm
              order={order}
              submit="Make the offer"
              mutation={api.send(makeOffer, { orderId: order.id })}
              onDone={() => toast.success('Your offer is made')}
            />
          </>
        )}
      </section>
    </Card>
  )
}

const endings: Partial<Record<OfferView['status'], string>> = {
  DECLINED: 'was declined',
  RETRACTED: 'was taken back',
  EXPIRED: 'has expired',
}

function PresentOffer({ order, offer }: { order: ResearchOrderView; offer: OfferView }) {
  const api = useApi()
  const [changing, setChanging] = useState(false)
  const done = () => {
    setChanging(false)
    toast.success('Your offer is changed')
  }
  if (changing) {
    return (
      <>
        <OfferForm
          order={order}
          offer={offer}
          submit="Change the offer"
          mutation={api.send(updateOffer, { orderId: order.id, offerId: offer.id })}
          onDone={done}
        />
        <Button look="quiet" className="self-start" onClick={() => setChanging(false)}>
          Leave it as it is
        </Button>
      </>
    )
  }
  return (
    <>
      {offer.awaitsConfirmation && <ConfirmOffer order={order} offer={offer} />}
      <OfferPrice
        amount={offer.amount}
        noFindAmount={offer.noFindAmount}
        currency={offer.currency}
        feeBps={order.feeBps}
      />
      <Details
        items={[
          { label: 'Done by', value: <CalendarDate value={offer.estimatedCompletionDate} weekday /> },
          { label: 'Message', value: <TypedText>{offer.message}</TypedText> },
          { label: 'Good until', value: <RelativeTime value={offer.expiresAt} /> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setChanging(true)}>
          Change
        </Button>
        <Retract orderId={order.id} offerId={offer.id} />
      </div>
    </>
  )
}

function Retract({ orderId, offerId }: { orderId: string; offerId: string }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    ...useApi().send(retractOffer, { orderId }),
    onSuccess: () => toast.success('Your offer is taken back'),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Take it back
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take your offer back?"
        confirm="Take it back"
        look="danger"
        pending={isPending}
        description="The customer can no longer choose it. You can make a new one while the order is open."
        onConfirm={() => mutate({ offerId }, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}

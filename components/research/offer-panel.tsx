'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { ConfirmOffer } from '#components/research/confirm-offer.tsx'
import { OfferForm, offerText } from '#components/research/offer-form.tsx'
import { OfferPrice } from '#components/research/offer-price.tsx'
import { UsualPrice } from '#components/research/usual-price.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { keepText } from '#lib/browser/kept-text.ts'
import { changesOfOffer } from '#lib/browser/offer-changes.ts'
import { makeOffer, retractOffer, updateOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One's offer on an open order: to make, or the one there is. */
export function OfferPanel({ order }: { order: ResearchOrderView }) {
  const api = useApi()
  const active = order.myOffer?.status === 'ACTIVE' ? order.myOffer : undefined
  return (
    <Card>
      <section aria-label={t('yourOffer')} className="flex flex-col gap-4">
        <h2 className="text-2xl">{t('yourOffer')}</h2>
        <UsualPrice orderId={order.id} currency={order.currency} />
        {active ? (
          <PresentOffer order={order} offer={active} />
        ) : (
          <>
            {order.myOffer && (
              <p className="text-ink-soft">
                {t('yourLastOfferYouCan', { endings: endings()[order.myOffer.status] ?? t('noLongerCounts') })}
              </p>
            )}
            <OfferForm
              order={order}
              {...(order.myOffer?.status === 'CLOSED' ? { offer: order.myOffer } : {})}
              submit={t('makeTheOffer')}
              mutation={api.send(makeOffer, { orderId: order.id })}
              onDone={() => toast.success(t('yourOfferIsMade'))}
            />
          </>
        )}
      </section>
    </Card>
  )
}

const endings = (): Partial<Record<OfferView['status'], string>> => ({
  DECLINED: t('wasDeclined'),
  RETRACTED: t('wasTakenBack'),
  EXPIRED: t('hasExpired'),
  CLOSED: t('wasClosedAndIsFilledIn'),
})

function PresentOffer({ order, offer }: { order: ResearchOrderView; offer: OfferView }) {
  const api = useApi()
  // The offer as it was when its change began.
  const [changing, setChanging] = useState<OfferView>()
  const ids = { orderId: order.id, offerId: offer.id }
  const done = () => {
    setChanging(undefined)
    toast.success(t('yourOfferIsChanged'))
  }
  const leave = () => {
    keepText(offerText(order.id, offer), '')
    setChanging(undefined)
  }
  if (changing) {
    return (
      <>
        <OfferForm
          order={order}
          offer={changing}
          submit={t('changeTheOffer')}
          mutation={{
            ...api.send(updateOffer, ids),
            mutationFn: (typed) => api.call(updateOffer, { params: ids, body: changesOfOffer(changing, typed) }),
          }}
          onDone={done}
        />
        <Button look="quiet" className="self-start" onClick={leave}>
          {t('leaveItAsItIs')}
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
          { label: t('doneBy'), value: <CalendarDate value={offer.estimatedCompletionDate} weekday /> },
          { label: t('message'), value: <TypedText>{offer.message}</TypedText> },
          { label: t('goodUntil'), value: <DateTime value={offer.expiresAt} /> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setChanging(offer)}>
          {t('change')}
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
    onSuccess: () => toast.success(t('yourOfferIsTakenBack')),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('takeItBack')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('takeYourOfferBack')}
        confirm={t('takeItBack')}
        look="danger"
        pending={isPending}
        description={t('theCustomerCanNoLonger')}
        onConfirm={() => mutate({ offerId }, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { memberWords } from '#lib/changes/members.ts'
import { confirmOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

/** What the customer has changed since the offer was made, and the way to stand by it. */
export function ConfirmOffer({ order, offer }: { order: ResearchOrderView; offer: OfferView }) {
  const { mutate, isPending } = useMutation({
    ...useApi().send(confirmOffer, { orderId: order.id, offerId: offer.id }),
    onSuccess: () => toast.success('Your offer is confirmed'),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const { changed, fixedPrice, currency, version } = order
  const isRepriced = fixedPrice !== undefined && fixedPrice !== offer.amount
  return (
    <Banner
      tone="caution"
      title="The customer has changed the order"
      action={
        <Button pending={isPending} onClick={() => mutate({ orderVersion: version })}>
          Confirm the offer
        </Button>
      }
    >
      <p>
        {changed && (
          <>
            New since your offer: {changed.members.map((member) => memberWords[member]).join(', ')} (changed{' '}
            <RelativeTime value={changed.at} />
            ).{' '}
          </>
        )}
        Read the order again. Your offer can be chosen once you confirm it; you can also change it, or take it back.
      </p>
      {isRepriced && (
        <p className="mt-1 font-medium">
          The price is <Money amount={fixedPrice} currency={currency} /> now: with your confirmation it is your offer’s.
        </p>
      )}
    </Banner>
  )
}

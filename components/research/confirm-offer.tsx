'use client'
import { useMutation } from '@tanstack/react-query'
import { ChangedMeanwhile } from '#components/research/changed-meanwhile.tsx'
import { useReadOrder } from '#components/research/use-read-order.ts'
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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the customer has changed since the offer was made, and the way to stand by it. */
export function ConfirmOffer({ order, offer }: { order: ResearchOrderView; offer: OfferView }) {
  const { mutate, isPending } = useMutation({
    ...useApi().send(confirmOffer, { orderId: order.id, offerId: offer.id }),
    onSuccess: () => toast.success(t('yourOfferIsConfirmed')),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const { read, isOutdated, readAgain } = useReadOrder(order)
  if (isOutdated) return <ChangedMeanwhile order={order} onRead={readAgain} />
  const { changed, fixedPrice, currency } = order
  const isRepriced = fixedPrice !== undefined && fixedPrice !== offer.amount
  return (
    <Banner
      tone="caution"
      title={t('theCustomerHasChangedThe')}
      action={
        <Button pending={isPending} onClick={() => mutate({ orderVersion: read.version })}>
          {t('confirmTheOffer')}
        </Button>
      }
    >
      <p>
        {changed && (
          <>
            {rich(t, 'newSinceYourOfferChanged', {
              members: changed.members.map((member) => memberWords()[member]).join(', '),
              when: <RelativeTime value={changed.at} />,
            })}{' '}
          </>
        )}
        {t('readTheOrderAgainYour')}
      </p>
      {isRepriced && (
        <p className="mt-1 font-medium">
          {rich(t, 'thePriceIsNowWith', { money: <Money amount={fixedPrice} currency={currency} /> })}
        </p>
      )}
    </Banner>
  )
}

'use client'
import type { ReviewProps } from '#components/orders/new/review-props.ts'
import { ReviewOrder } from '#components/orders/new/review-order.tsx'
import { useHeadingFocus } from '#components/orders/new/use-heading-focus.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Somebody who is signed in reads the order once more, and places it. */
export function PlaceOrder({ order, feeBps, form, placing: { place, placing, failure }, onChange }: ReviewProps) {
  return (
    <ReviewOrder order={order} attached={form.getValues('attachmentIds').map(({ name }) => name)} feeBps={feeBps}>
      {failure && <NotPlaced failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button pending={placing} onClick={() => place(order)}>
          {placing ? t('placing') : failure?.mayRecover ? t('tryAgain') : t('placeOrder')}
        </Button>
        <Button look="secondary" disabled={placing} onClick={onChange}>
          {t('changeSomething')}
        </Button>
      </div>
    </ReviewOrder>
  )
}

export const NotPlaced = ({ failure }: { failure: ApiFailure }) => (
  <Banner tone="danger" role="alert" title={t('theOrderWasNotPlaced')}>
    {failureText(failure)}
    {failure.requestId && <span className="block text-sm">{t('request', { requestId: failure.requestId })}</span>}
  </Banner>
)

/** In the form's place, for whoever comes back to it while its order is on the way. */
export const BeingPlaced = () => (
  <div className="flex flex-col gap-2">
    <h2 ref={useHeadingFocus()} tabIndex={-1} className="text-2xl outline-none">
      {t('yourOrderIsBeingPlaced')}
    </h2>
    <p className="text-ink-soft">{t('itIsSentNothingMore')}</p>
  </div>
)

'use client'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  offer: OfferView | undefined
  pending: boolean
  onConfirm: (offer: OfferView) => void
  onClose: () => void
}

/** Without a payment step, choosing is what binds: it asks first. */
export function ChooseByInvoice({ offer, pending, onConfirm, onClose }: Props) {
  return (
    <AlertDialog
      open={offer !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('confirmThisOrder')}
      confirm={t('confirmTheOrder')}
      pending={pending}
      onConfirm={() => offer && onConfirm(offer)}
      description={
        offer && (
          <p>
            {offer.totalAmount === 0 ? (
              t('asksForNothingSoThere', { researcherName: offer.researcherName })
            ) : (
              <>
                {rich(t, 'youPayByInvoiceAll', {
                  money: <Money amount={offer.totalAmount} currency={offer.currency} />,
                })}
                {offer.totalNoFindAmount < offer.totalAmount
                  ? rich(t, 'orIfNothingIsFound', {
                      money: <Money amount={offer.totalNoFindAmount} currency={offer.currency} />,
                    })
                  : t('foundOrNot')}
                {t('nothingIsHeldOnA')}
              </>
            )}{' '}
            {t('isToldToBeginAnd', { researcherName: offer.researcherName })}
          </p>
        )
      }
    />
  )
}

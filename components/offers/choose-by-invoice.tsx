'use client'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'

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
      title="Confirm this order?"
      confirm="Confirm the order"
      pending={pending}
      onConfirm={() => offer && onConfirm(offer)}
      description={
        offer && (
          <p>
            {offer.totalAmount === 0 ? (
              <>{offer.researcherName} asks for nothing, so there is nothing to pay.</>
            ) : (
              <>
                You pay by invoice: <Money amount={offer.totalAmount} currency={offer.currency} /> all in
                {offer.noFindTotalAmount < offer.totalAmount ? (
                  <>
                    , or <Money amount={offer.noFindTotalAmount} currency={offer.currency} /> if nothing is found
                  </>
                ) : (
                  ', found or not'
                )}
                . Nothing is held on a card.
              </>
            )}{' '}
            {offer.researcherName} is told to begin, and the other offers are closed.
          </p>
        )
      }
    />
  )
}

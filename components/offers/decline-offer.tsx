'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { Banner } from '#components/ui/banner.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { declineOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'

type Props = { orderId: string; offer: OfferView | undefined; onClose: () => void; onDeclined?: () => void }

/** Asks before an offer is declined, for it can't be taken back; with the chosen one the order opens again. */
export function DeclineOffer({ orderId, offer, onClose, onDeclined }: Props) {
  // What the dialog said stays readable while it closes.
  const [last, setLast] = useState(offer)
  if (offer && offer !== last) setLast(offer)
  const sending = useApi().send(declineOffer, { orderId })
  const decline = useMutation({
    ...sending,
    // Only once the page has heard of it: until then the declined offer stands there as the chosen one.
    onSettled: async (...settled) => {
      await sending.onSettled?.(...settled)
      const [, error] = settled
      if (error) return
      toast.success(`${last?.researcherName ?? 'The'}’s offer is declined.`)
      onClose()
      onDeclined?.()
    },
  })
  const close = () => {
    decline.reset()
    onClose()
  }
  if (!last) return null
  const chosen = last.status === 'SELECTED'
  return (
    <AlertDialog
      open={offer !== undefined}
      onOpenChange={(open) => !open && close()}
      title={chosen ? 'Choose another offer?' : `Decline ${last.researcherName}’s offer?`}
      look="danger"
      confirm={chosen ? `Decline ${last.researcherName}’s offer` : 'Decline the offer'}
      cancel="Keep it"
      pending={decline.isPending}
      onConfirm={() => decline.mutate({ offerId: last.id })}
      description={
        chosen ? (
          <p>
            {last.researcherName}’s offer of <Money amount={last.totalAmount} currency={last.currency} /> is declined
            and the order opens again. Nothing has been charged; should your bank hold the amount already, the hold is
            released in full. This can’t be undone.
          </p>
        ) : (
          <p>
            {last.researcherName} is told that you don’t take the offer of{' '}
            <Money amount={last.totalAmount} currency={last.currency} />. No money moves. This can’t be undone.
          </p>
        )
      }
    >
      {decline.isError && (
        <Banner tone="danger" role="alert">
          {asFailure(decline.error).message}
        </Banner>
      )}
    </AlertDialog>
  )
}

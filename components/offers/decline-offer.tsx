'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { Banner } from '#components/ui/banner.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { Money } from '#components/ui/money.tsx'
import { useIsHere } from '#components/ui/use-is-here.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { declineOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { orderId: string; offer: OfferView | undefined; onClose: () => void; onDeclined?: () => void }

/** Asks before an offer is declined, for it can't be taken back; with the chosen one the order opens again. */
export function DeclineOffer({ orderId, offer, onClose, onDeclined }: Props) {
  // What the dialog said stays readable while it closes.
  const [last, setLast] = useState(offer)
  if (offer && offer !== last) setLast(offer)
  const isHere = useIsHere()
  const sending = useApi().send(declineOffer, { orderId })
  const decline = useMutation({
    ...sending,
    // Only once the page has heard of it: until then the declined offer stands there as the chosen one.
    onSettled: async (...settled) => {
      await sending.onSettled?.(...settled)
      const [, error] = settled
      if (error) return
      toast.success(t('offerIsDeclined', { researcherName: last?.researcherName ?? t('the') }))
      onClose()
      if (isHere.current) onDeclined?.()
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
      title={chosen ? t('chooseAnotherOffer') : t('declineOffer', { researcherName: last.researcherName })}
      look="danger"
      confirm={chosen ? t('declineOffer2', { researcherName: last.researcherName }) : t('declineTheOffer')}
      cancel={t('keepIt')}
      pending={decline.isPending}
      onConfirm={() => decline.mutate({ offerId: last.id })}
      description={
        chosen ? (
          <p>
            {rich(t, 'offerOfIsDeclinedAnd', {
              researcherName: last.researcherName,
              money: <Money amount={last.totalAmount} currency={last.currency} />,
            })}
          </p>
        ) : (
          <p>
            {rich(t, 'isToldThatYouDont', {
              researcherName: last.researcherName,
              money: <Money amount={last.totalAmount} currency={last.currency} />,
            })}
          </p>
        )
      }
    >
      {decline.isError && (
        <Banner tone="danger" role="alert">
          {failureText(decline.error)}
        </Banner>
      )}
    </AlertDialog>
  )
}

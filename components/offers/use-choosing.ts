'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { payPathOf } from '#components/checkout/pay-path.ts'
import { asShown } from '#components/offers/as-shown.ts'
import { toast } from '#components/ui/toast.ts'
import { useIsHere } from '#components/ui/use-is-here.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { usePaysByInvoice } from '#lib/browser/me-provider.tsx'
import { selectOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Choosing one; `asked` is the offer that a dialog asks about first, as choosing it is the order. */
export function useChoosing(orderId: string, offers: readonly OfferView[]) {
  const byInvoice = usePaysByInvoice()
  const [asked, setAsked] = useState<OfferView>()
  const router = useRouter()
  const isHere = useIsHere()
  const sending = useApi().send(selectOffer, { orderId })
  const select = useMutation({
    ...sending,
    // Only once the page has heard of it: until then there is nothing to pay for.
    onSettled: async (...settled) => {
      await sending.onSettled?.(...settled)
      if (settled[0]?.paymentRequired && isHere.current) router.push(payPathOf(orderId))
    },
    onSuccess: ({ paymentRequired }) => {
      setAsked(undefined)
      if (!paymentRequired) toast.success(t('theOrderIsConfirmed'))
    },
    onError: (error, { offerId }) => {
      const { code, message } = asFailure(error)
      // The client pays by invoice since the page was opened; its other parts are told, too.
      if (code === 'payment_not_required') {
        setAsked(offers.find(({ id }) => id === offerId))
        return router.refresh()
      }
      // The dialog asks about a price that is no more; the offers behind it are asked anew by themselves.
      if (code === 'offer_changed') setAsked(undefined)
      toast.error(code === 'offer_changed' ? t('theResearcherHasChangedThis') : message)
    },
  })
  const send = (offer: OfferView, binds: boolean) => select.mutate({ offerId: offer.id, ...asShown(offer, binds) })
  const agree = (offer: OfferView) => send(offer, true)
  const choose = (offer: OfferView) => (byInvoice || offer.totalAmount === 0 ? setAsked(offer) : send(offer, false))
  return { select, asked, setAsked, agree, choose }
}

'use client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { refresh } from '#lib/browser/keys.ts'
import { initiatedPaymentQuery } from '#lib/browser/payments.ts'
import { finalizePayment } from '#lib/payments/operations.ts'

/** The payment on the page has ended without money, and another can be begun. */
const ended = new Set(['payment_canceled', 'payment_superseded'])
/** The card form is wanted again: the provider doesn't hold the money. */
const reopened = new Set(['payment_not_confirmed', 'payment_requires_action', 'payment_failed'])
const isProcessing = (error: unknown) => asFailure(error).code === 'payment_processing'
// Each replacement costs the provider an intent; something that keeps ending them isn't cured by more.
const automaticRestarts = 2

/**
 * The steps around the card form. `initiate` is asked whenever the page is opened and returns the same payment, so a
 * reload, a second tab and the way back all go on where it was; `finalize` may be repeated, so nobody can pay twice.
 */
export function useCheckout(orderId: string, offerId: string, onPaid: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const initiate = useQuery(initiatedPaymentQuery(api, orderId, offerId))
  /** Raised to draw the card form anew, for the same payment or the next. */
  const [round, setRound] = useState(0)
  const [notice, setNotice] = useState<'replaced'>()
  const restarts = useRef(0)

  const replace = async () => {
    // Where it can't be asked for there is no next one: what is said of the ended payment stands.
    const { isError } = await initiate.refetch()
    if (isError) return
    // What was said of the ended payment isn't true of the next one.
    finalize.reset()
    setNotice('replaced')
    setRound((known) => known + 1)
  }
  const finalize = useMutation({
    ...api.send(finalizePayment, { orderId }),
    // The bank is at work: asked again until it has made up its mind.
    retry: (count, error) => (isProcessing(error) ? count < 200 : count < 2 && asFailure(error).mayRecover),
    retryDelay: (count, error) => (isProcessing(error) ? 3_000 : 1_000 * 2 ** count),
    onSuccess: onPaid,
    onError: (error) => {
      const { code } = asFailure(error)
      if (reopened.has(code)) setRound((known) => known + 1)
      if (ended.has(code) && restarts.current++ < automaticRestarts) void replace()
    },
  })
  const finalizeNow = (paymentIntentId: string) => {
    if (!finalize.isPending) finalize.mutate({ offerId, paymentIntentId })
  }
  return {
    initiate,
    finalize,
    round,
    notice,
    finalizeNow,
    isProcessing: finalize.isPending && isProcessing(finalize.failureReason),
    /** The provider says that the payment has ended: finalize makes our record agree, and the next one can be begun. */
    restart: () => {
      if (initiate.data) finalizeNow(initiate.data.paymentIntentId)
    },
    replace: () => void replace(),
    /** The order may have moved on in another tab, or by somebody else's hand. */
    refresh: () => void refresh(client, ['/orders/{orderId}'], { orderId }),
  }
}

export type Checkout = ReturnType<typeof useCheckout>

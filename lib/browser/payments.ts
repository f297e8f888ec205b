import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { getPayment, initiatePayment } from '#lib/payments/operations.ts'
import type { PaymentSnapshot } from '#lib/payments/schema.ts'

export type OrderPayment = PaymentSnapshot['payment']

/** The order's newest payment as the API keeps it; null where none was begun. */
export const orderPaymentQuery = (api: Api, { id: orderId, order: { paymentIntentId } }: OrderView) =>
  queryOptions({
    queryKey: keyFor(api.identity, `/orders/${orderId}/payments`, paymentIntentId ?? null),
    queryFn: async ({ signal }) =>
      paymentIntentId === undefined
        ? null
        : (await api.call(getPayment, { params: { orderId, paymentIntentId }, signal })).payment,
    refetchInterval: liveInterval(5_000),
  })

/**
 * Starts paying or goes on with it: repeating it returns the same live intent, so a reload may simply call it again. A
 * query, because what it returns is what the page needs to draw, but not among the order's own, which are asked anew after
 * every change. It holds a client secret, so it is dropped at once.
 */
export const initiatedPaymentQuery = (api: Api, orderId: string, offerId: string) =>
  queryOptions({
    queryKey: keyFor(api.identity, 'initiated-payment', orderId, offerId),
    queryFn: () => api.call(initiatePayment, { params: { orderId }, body: { offerId } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

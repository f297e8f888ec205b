import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/client/api.ts'
import { keyFor, orderKey } from '#lib/client/keys.ts'
import { refreshOrder } from '#lib/client/orders.ts'
import type { finalizePaymentInput } from '#lib/payments/schema.ts'

const schema = () => import('#lib/payments/schema.ts')
const initiatedView = () => schema().then((all) => all.initiatedView)
const finalizedView = () => schema().then((all) => all.finalizedView)
const paymentSnapshot = () => schema().then((all) => all.paymentSnapshot)

export const paymentQuery = (api: Api, orderId: string, paymentIntentId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'payments', paymentIntentId],
    queryFn: ({ signal }) => api.get(paymentSnapshot, `/orders/${orderId}/payments/${paymentIntentId}`, { signal }),
  })

/**
 * Starts paying or goes on with it: repeating it answers the same live intent, so a reload may simply call it again. A
 * query, because what it answers is what the page needs to draw, but not among the order's own, which are asked anew after
 * every change. It holds a client secret, so it is dropped at once.
 */
export const initiatedPaymentQuery = (api: Api, orderId: string, offerId: string) =>
  queryOptions({
    queryKey: keyFor(api, 'initiated-payment', orderId, offerId),
    queryFn: () => api.send(initiatedView, `/orders/${orderId}/payments/initiate`, { body: { offerId } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const finalizePayment = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof finalizePaymentInput>) => api.send(finalizedView, `/orders/${orderId}/payments/finalize`, { body: input }),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

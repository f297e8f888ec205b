import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { keyFor, orderKey } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import { refreshOrder } from '#lib/browser/orders.ts'
import type { finalizePaymentInput, PaymentSnapshot } from '#lib/payments/schema.ts'

const eventView = () => import('#lib/events/schema.ts').then((all) => all.eventView)
const schema = () => import('#lib/payments/schema.ts')
const initiatedView = () => schema().then((all) => all.initiatedView)
const finalizedView = () => schema().then((all) => all.finalizedView)
const paymentSnapshot = () => schema().then((all) => all.paymentSnapshot)

export type OrderPayment = PaymentSnapshot['payment']

/**
 * The order's newest payment as the API keeps it; null where none was begun. The order doesn't name it, its history does.
 */
export const orderPaymentQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'payment'],
    queryFn: async ({ signal }) => {
      const paymentIntentId = await findIntentId(api, orderId, signal)
      if (paymentIntentId === undefined) return null
      return (await api.get(paymentSnapshot, `/orders/${orderId}/payments/${paymentIntentId}`, { signal })).payment
    },
    refetchInterval: liveInterval(),
  })

async function findIntentId(api: Api, orderId: string, signal: AbortSignal): Promise<string | undefined> {
  let startingAfter: string | undefined
  do {
    const page = await api.list(eventView, `/orders/${orderId}/events`, {
      query: { order: 'desc', limit: 100, startingAfter },
      signal,
    })
    const id = page.items.find(({ type }) => type === 'payment.initiated')?.payload['paymentIntentId']
    if (typeof id === 'string') return id
    startingAfter = page.next
  } while (startingAfter !== undefined)
  return undefined
}

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
    mutationFn: (input: z.input<typeof finalizePaymentInput>) =>
      api.send(finalizedView, `/orders/${orderId}/payments/finalize`, { body: input }),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

import { must, range, type Client } from './client.ts'

export const plainOrder = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris, France',
}

export type OrderBody = { id: string; status: string; order: Record<string, unknown> }
export type OfferBody = { id: string; status: string; amount: number; currency: string; researcherId: string }
export type Initiated = {
  bidId: string
  researcherPaymentAccountId: string
  amountMinor: number
  transferAmountMinor: number
  platformFeeMinor: number
  currency: string
  clientSecret: string
  paymentIntentId: string
  publishableKey: string
}
export type EventBody = {
  id: string
  type: string
  payload: Record<string, unknown>
  sequence: number
  createdAt: string
  actor: Record<string, unknown>
}

export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const step = (api: Client, orderId: string, name: string, more: Record<string, unknown> = {}) =>
  must(api.post<OrderBody>(`/sandbox/orders/${orderId}/steps`, { step: name, ...more }))

/** An open order on which nothing moves by itself, with so many offers of the robots. */
export async function openOrder(
  api: Client,
  offers = 1,
  more: Record<string, unknown> = {},
  offer: Record<string, unknown> = {},
) {
  const { id: orderId } = await must(
    api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:manual', ...more }),
  )
  await step(api, orderId, 'open')
  for (const _ of range(offers)) await step(api, orderId, 'offer', offer)
  const listed = await must(api.get<OfferBody[]>(`/orders/${orderId}/offers`))
  return { orderId, offerIds: listed.map(({ id }) => id), offerId: listed[0]?.id ?? '', offers: listed }
}

export const select = (api: Client, orderId: string, offerId: string) =>
  must(
    api.post<{ id: string; status: string; paymentRequired: boolean }>(`/orders/${orderId}/offers/${offerId}/select`),
  )

export const initiate = (api: Client, orderId: string, offerId: string) =>
  must(api.post<Initiated>(`/orders/${orderId}/payments/initiate`, { offerId }))

export const confirm = (api: Client, orderId: string, paymentIntentId: string, card = 'ok') =>
  must(api.post<{ status: string }>(`/sandbox/orders/${orderId}/confirm-payment`, { paymentIntentId, card }))

/** The same with its offer selected, the payment initiated and confirmed with the provider; only finalize is left. */
export async function confirmedPayment(api: Client) {
  const { orderId, offerId } = await openOrder(api)
  await select(api, orderId, offerId)
  const { paymentIntentId } = await initiate(api, orderId, offerId)
  await confirm(api, orderId, paymentIntentId)
  return { orderId, offerId, paymentIntentId }
}

export const finalize = (api: Client, orderId: string, offerId: string, paymentIntentId: string) =>
  must(
    api.post<{ success: boolean; requestId: string; bidId: string; idempotent: boolean }>(
      `/orders/${orderId}/payments/finalize`,
      { offerId, paymentIntentId },
    ),
  )

export const eventsOf = (api: Client, orderId: string) => must(api.get<EventBody[]>(`/orders/${orderId}/events`))

/** What is wrong with a history, however it came about; empty where nothing is. */
export function violationsOfHistory(events: EventBody[]): string[] {
  const violations: string[] = []
  events.forEach(({ sequence, type }, at) => {
    if (sequence !== at + 1) violations.push(`event ${at + 1} (${type}) has the sequence ${sequence}`)
  })
  if (new Set(events.map(({ id }) => id)).size !== events.length) violations.push('an event is listed twice')
  // Things that happen at most once to an order, or to the thing that the payload names.
  const once = events.filter(
    ({ type }) =>
      !/^(order\.(delivered|changes_requested|eta_changed)|offer\.(updated|selected)|payment\.failed|payment\.refunded|case\.answered)$/.test(
        type,
      ),
  )
  const seen = new Set<string>()
  for (const { type, payload } of once) {
    const name = `${type} of ${String(payload['id'])}`
    if (seen.has(name)) violations.push(`${name} happened twice`)
    seen.add(name)
  }
  return violations
}

import { waitFor } from '#tools/testing/wait-for.ts'
import { inLanes, must, newKey, type Client } from './client.ts'
import { eventsOf, violationsOfHistory, plainOrder, type Initiated, type OfferBody, type OrderBody } from './orders.ts'
import type { simulatorOf } from './simulator.ts'

/** What RoboResearcher is told, and where a paid order then ends. */
const modes = [
  ['sandbox:not_found', 'delivered'],
  ['sandbox:silent', 'confirmed'],
  ['sandbox:manual', 'confirmed'],
  ['Both pages, please.', 'delivered'],
] as const

/** What one customer was told. */
export type Seen = {
  orderId: string
  reference: string
  ends: string
  paymentIntentId?: string
  finalized?: boolean
  withdrawn?: boolean
}

export type Care = {
  api: Client
  /** Called with each answer that counts, and how long it took from the first try. */
  onAcknowledged: (milliseconds: number) => void
  /** Called with each answer that was no answer: a status that asks for another try, or 0 for a connection that broke. */
  onRepeated?: (status: number) => void
  patienceMs?: number
}

/** As a careful client: repeats what got no answer, or a 409/429/5xx that asks for it, under the same key. */
async function insist<T>(
  { api, onAcknowledged, onRepeated, patienceMs = 30_000 }: Care,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const key = newKey()
  const begun = performance.now()
  const answer = await waitFor(
    `an answer to ${path}`,
    patienceMs,
    async () => {
      const given = await api.post<T>(path, body, key).catch(() => undefined)
      if (given && given.status < 500 && !given.headers.has('retry-after')) return given
      onRepeated?.(given?.status ?? 0)
      return undefined
    },
    200,
  )
  onAcknowledged(performance.now() - begun)
  return answer
}

async function insistOn<T>(care: Care, path: string, body?: unknown): Promise<T> {
  const { status, body: answer } = await insist<T>(care, path, body)
  if (status >= 300) throw new Error(`${path} answers ${status} ${JSON.stringify(answer)}`)
  return answer
}

export const placeCarefully = (care: Care, reference: string, instructions: string) =>
  insistOn<OrderBody>(care, '/orders', { ...plainOrder, externalOrderRef: reference, instructions })

/** One customer's way through an order, as far as the number says; it notes whatever was acknowledged. */
export async function orderCarefully(care: Care, n: number, reference: string, seen: Seen[]): Promise<void> {
  const [mode, ends] = modes[n % 4] ?? modes[0]
  const { id } = await placeCarefully(care, reference, mode)
  const note: Seen = { orderId: id, reference, ends }
  seen.push(note)
  if (mode === 'sandbox:manual') {
    await insist(care, `/sandbox/orders/${id}/steps`, { step: 'open' })
    await insist(care, `/sandbox/orders/${id}/steps`, { step: 'offer' })
  }
  const offers = await waitFor(
    `offers on ${id}`,
    40_000 + (care.patienceMs ?? 0),
    async () => {
      const answer = await care.api.get<OfferBody[]>(`/orders/${id}/offers`).catch(() => undefined)
      return answer?.status === 200 && answer.body.length > 0 && answer.body
    },
    300,
  )
  const offerId = offers[0]?.id ?? ''
  await insistOn(care, `/orders/${id}/offers/${offerId}/select`)
  const { paymentIntentId } = await insistOn<Initiated>(care, `/orders/${id}/payments/initiate`, { offerId })
  note.paymentIntentId = paymentIntentId
  // Some never come back after this: their payments have to be found by others.
  if (n % 6 === 5) return
  await insistOn(care, `/sandbox/orders/${id}/confirm-payment`, { paymentIntentId })
  if (n % 6 === 4) return
  const paid = await insistOn<{ success: boolean; bidId: string }>(care, `/orders/${id}/payments/finalize`, {
    offerId,
    paymentIntentId,
  })
  if (!paid.success || paid.bidId !== offerId) throw new Error(`${id}: finalize answers ${JSON.stringify(paid)}`)
  note.finalized = true
  if (mode === 'sandbox:silent' && n % 8 === 1) {
    const withdrawn = await insistOn<OrderBody>(care, `/orders/${id}/withdraw`)
    if (withdrawn.status !== 'withdrawn') throw new Error(`${id}: withdraw answers ${JSON.stringify(withdrawn)}`)
    note.withdrawn = true
  }
}

const counterpart: Record<string, string[]> = {
  requires_payment_method: ['initiated', 'failed'],
  requires_capture: ['authorized'],
  succeeded: ['captured', 'transferred'],
  canceled: ['canceled', 'expired'],
}

type Simulator = ReturnType<typeof simulatorOf>

/** Faults of all orders once everything has settled: an empty list at last, or something was lost. */
export async function violationsOf(api: Client, simulator: Simulator, seen: readonly Seen[]): Promise<string[]> {
  const violations: string[] = []
  const { holds, balanced } = await simulator.ledger()
  if (!balanced) violations.push('the provider’s books do not balance')
  await inLanes(seen, 4, async ({ orderId, reference, ends, paymentIntentId, finalized, withdrawn }) => {
    // One order per key, however often it was repeated.
    const listed = await must(api.get<unknown[]>(`/orders?externalOrderRef=${reference}`))
    if (listed.length !== 1) violations.push(`${reference} is there ${listed.length} times`)
    const { status } = await must(api.get<OrderBody>(`/orders/${orderId}`))
    const events = await eventsOf(api, orderId)
    violations.push(...violationsOfHistory(events).map((violation) => `${orderId}: ${violation}`))
    const types = events.map(({ type }) => type)
    if (withdrawn && holds.some(({ transfer_group }) => transfer_group === orderId))
      violations.push(`${orderId}: a hold is left`)
    if (finalized && !types.includes('order.confirmed')) violations.push(`${orderId} was finalized but not confirmed`)
    if (paymentIntentId === undefined) return
    const wanted = withdrawn ? 'withdrawn' : finalized ? ends : status
    if (status !== wanted) violations.push(`${orderId} is ${status}, should be ${wanted}`)
    violations.push(...(await violationsOfPayment(api, simulator, { orderId, paymentIntentId, status })))
  })
  return violations
}

async function violationsOfPayment(
  api: Client,
  simulator: Simulator,
  { orderId, paymentIntentId, status }: { orderId: string; paymentIntentId: string; status: string },
): Promise<string[]> {
  const { payment } = await must(
    api.get<{ payment: { status: string; amount: number } }>(`/orders/${orderId}/payments/${paymentIntentId}`),
  )
  const intent = await simulator.development.paymentIntents.retrieve(paymentIntentId)
  return [
    ...(counterpart[intent.status]?.includes(payment.status)
      ? []
      : [`${orderId}: payment ${payment.status}, at the provider ${intent.status}`]),
    ...(intent.amount === payment.amount
      ? []
      : [`${orderId}: amount ${payment.amount}, at the provider ${intent.amount}`]),
    ...(intent.status === 'requires_capture' && status !== 'confirmed' ? [`${orderId} is ${status} with a hold`] : []),
  ]
}

/** What of their orders' events a receiver has not been told, by type and time. */
export async function missingOf(
  api: Client,
  seen: readonly Seen[],
  deliveries: readonly { data: { eventId: string } }[],
): Promise<string[]> {
  const arrived = new Set(deliveries.map(({ data }) => data.eventId))
  const all = (await inLanes(seen, 4, ({ orderId }) => eventsOf(api, orderId))).flat()
  return all.filter(({ id }) => !arrived.has(id)).map(({ type, createdAt }) => `${type} of ${createdAt}`)
}

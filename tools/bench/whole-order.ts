import type { Agent } from 'node:http'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { send, type Target } from './load.ts'

const withId = z.object({ id: z.string() })
const offered = z.tuple([withId], withId)
const initiated = z.object({ paymentIntentId: z.string() })
const delivered = z.array(z.object({ url: z.url() })).min(1)

/**
 * An order's whole life as its customer's program sees it, in fourteen requests. The other side takes its steps when it is
 * asked to: left to itself, the sandbox's robot waits like a person, and its waiting would be measured.
 */
export async function liveThrough(target: Target, order: string, agent?: Agent): Promise<void> {
  const get = async (path: string) =>
    JSON.parse(await send(target, { method: 'GET', path, status: 200 }, agent)) as unknown
  const post = async (path: string, body?: unknown, status = 200) => {
    const given = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const call = { method: 'POST', path, key: randomUUID(), status, ...given } as const
    return JSON.parse(await send(target, call, agent)) as unknown
  }
  const { id } = withId.parse(await post('/orders', order, 201))
  const step = (name: string) => post(`/sandbox/orders/${id}/steps`, { step: name })
  await step('open')
  await step('offer')
  const [{ id: offerId }] = offered.parse(await get(`/orders/${id}/offers`))
  await post(`/orders/${id}/offers/${offerId}/select`)
  const { paymentIntentId } = initiated.parse(await post(`/orders/${id}/payments/initiate`, { offerId }))
  await post(`/sandbox/orders/${id}/confirm-payment`, { paymentIntentId, card: 'ok' })
  await post(`/orders/${id}/payments/finalize`, { offerId, paymentIntentId })
  await step('start')
  await step('deliver')
  await get(`/orders/${id}`)
  // The signature in the URL is the permission: no key.
  for (const { url } of delivered.parse(await get(`/orders/${id}/documents`)))
    await send({ baseUrl: url }, { method: 'GET', path: '', status: 200 }, agent)
  await post(`/orders/${id}/accept`)
}

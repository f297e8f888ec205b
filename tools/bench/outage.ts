// How long after the payment provider's return everything that waited for it is done.
//   npm start            with the payment simulator, on an idle machine
//   npm run bench:outage -- [--minutes 5] [--orders 10]
// So many orders each are started (a capture), completed (a transfer) and cancelled (a refund) over the time of the outage.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, orders: { type: 'string', default: '10' } },
})
const [minutes, count] = z
  .tuple([z.coerce.number().positive(), z.coerce.number().int().min(1)])
  .parse([values.minutes, values.orders])

const demoFile = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
const demo = z
  .object({ developmentBaseUrl: z.url(), stripeApiBase: z.url(), apiKeys: z.object({ development: z.string() }) })
  .parse(JSON.parse(readFileSync(demoFile, 'utf8')))

async function call<T>(schema: z.ZodType<T>, method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${demo.apiKeys.development}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`)
  return schema.parse(text === '' ? null : JSON.parse(text))
}
const api = <T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown) =>
  call(schema, method, demo.developmentBaseUrl + path, body)
const simulator = (method: string, path: string, body?: unknown) =>
  call(z.unknown(), method, `${demo.stripeApiBase}/_simulator${path}`, body)
const step = (orderId: string, name: string) =>
  api(z.unknown(), 'POST', `/sandbox/orders/${orderId}/steps`, { step: name })

const withId = z.object({ id: z.string() })
async function paidOrder(): Promise<string> {
  const order = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris, France' }
  const { id } = await api(withId, 'POST', '/orders', { ...order, instructions: 'sandbox:manual' })
  await step(id, 'open')
  await step(id, 'offer')
  const [offer] = await api(z.array(withId).min(1), 'GET', `/orders/${id}/offers`)
  const offerId = offer?.id
  await api(z.unknown(), 'POST', `/orders/${id}/offers/${offerId}/select`)
  const initiated = z.object({ paymentIntentId: z.string() })
  const { paymentIntentId } = await api(initiated, 'POST', `/orders/${id}/payments/initiate`, { offerId })
  await api(z.unknown(), 'POST', `/sandbox/orders/${id}/confirm-payment`, { paymentIntentId, card: 'ok' })
  await api(z.unknown(), 'POST', `/orders/${id}/payments/finalize`, { offerId, paymentIntentId })
  return id
}

const history = z.array(z.object({ type: z.string(), createdAt: z.iso.datetime() }))
const whenDone = async (orderId: string, type: string) =>
  (await api(history, 'GET', `/orders/${orderId}/events`)).find((event) => event.type === type)?.createdAt

type Work = { orderId: string; act: () => Promise<unknown>; effect: string; kind: string }
async function prepare(): Promise<Work[]> {
  const works: Work[] = []
  for (let n = 0; n < count; n += 1) {
    const started = await paidOrder()
    const completed = await paidOrder()
    const cancelled = await paidOrder()
    for (const orderId of [completed, cancelled]) {
      await step(orderId, 'start')
      while ((await whenDone(orderId, 'payment.captured')) === undefined) await sleep(100)
    }
    await step(completed, 'deliver')
    works.push(
      { orderId: started, act: () => step(started, 'start'), effect: 'payment.captured', kind: 'capture' },
      { orderId: completed, act: () => step(completed, 'complete'), effect: 'payment.transferred', kind: 'transfer' },
      { orderId: cancelled, act: () => step(cancelled, 'cancel'), effect: 'payment.refunded', kind: 'refund' },
    )
  }
  return works
}

const works = await prepare()
console.log(`${works.length} orders are ready; the provider is out for ${minutes} minutes`)
await simulator('POST', '/faults', { match: { path: '^/v1/' }, kind: 'lose_response_before' })
for (const { act, orderId } of works) {
  await act().catch((error: unknown) => console.log(`${orderId}: ${String(error)}`))
  await sleep((minutes * 60_000) / works.length)
}
const early: string[] = []
for (const { orderId, effect } of works) if (await whenDone(orderId, effect)) early.push(orderId)
await simulator('DELETE', '/faults')
const back = Date.now()
console.log(`back at ${new Date(back).toISOString()}; done before: ${early.length}`)

const open = new Set(works)
const seconds = new Map<string, number[]>()
while (open.size > 0 && Date.now() - back < 20 * 60_000) {
  for (const work of open) {
    const done = await whenDone(work.orderId, work.effect)
    if (done === undefined) continue
    open.delete(work)
    seconds.set(work.kind, [...(seconds.get(work.kind) ?? []), (Date.parse(done) - back) / 1000])
  }
  await sleep(500)
}
const all = [...seconds.values()].flat().toSorted((a, b) => a - b)
const at = (share: number) => all[Math.min(all.length - 1, Math.ceil(all.length * share) - 1)]?.toFixed(1)
for (const [kind, times] of seconds)
  console.log(`${kind.padEnd(9)} ${times.length} done, the last after ${Math.max(...times).toFixed(1)} s`)
console.log(`p50 ${at(0.5)} s, p95 ${at(0.95)} s, last ${at(1)} s; not done after 20 minutes: ${open.size}`)
process.exit(open.size === 0 ? 0 : 1)

import { afterAll, beforeAll } from 'vitest'
import { getDb } from '#lib/db.ts'
import { makeProject } from '#tools/testing/programs.ts'
import { openMarket } from '#tools/testing/market.ts'
import { freePort, startService } from '#tools/testing/service.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { createClient, eventsAfter, type Callslip, type Schemas } from '../../sdk/src/client.ts'

const port = await freePort()
export const origin = `http://127.0.0.1:${port}`
const baseUrl = `${origin}/api`
// Before anything of ours reads its settings: links to documents have to lead here.
process.env['DEVELOPMENT_BASE_URL'] = baseUrl

/** Where a test file's programs lie, with the service behind them. */
export const project = makeProject({ CALLSLIP_BASE_URL: baseUrl })
let service: Awaited<ReturnType<typeof startService>>
beforeAll(async () => {
  await openMarket()
  service = await startService(port)
})
afterAll(async () => {
  await service.stop()
  project.remove()
})

export const callWith = (apiKey: string): Callslip => createClient({ baseUrl, apiKey })

/** Of each recipe one, so that they don't meet. */
export async function openAccount(data: Parameters<typeof makeClient>[1] = {}) {
  const client = await makeClient(getDb(), data)
  const { key, id: keyId } = await makeKey(getDb(), client.id)
  return { client, key, keyId, env: { CALLSLIP_API_KEY: key }, api: callWith(key) }
}

/** An order that nobody moves but the test. */
export const manual = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
}
export const place = async (api: Callslip) => (await api.POST('/orders', { body: manual })).data.id
export const step = (api: Callslip, orderId: string, body: Schemas['PerformSandboxStep']) =>
  api.POST('/sandbox/orders/{orderId}/steps', { params: { path: { orderId } }, body })

/** The feed trails what happened by a moment. */
export const feedOf = (api: Callslip, count: number) =>
  waitFor(`${count} events in the feed`, 15_000, async () => {
    const events = []
    for await (const event of eventsAfter(api)) events.push(event)
    return events.length >= count && events
  })

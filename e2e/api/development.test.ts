import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '../running-app.ts'
import { signIn } from './sign-in.ts'

// `npm run dev`: what production serves, from the sources as they are.

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ dev: true, env: { ALLOW_REHEARSAL: '1' } })
})
afterAll(() => app.stop())

const asDocument = { 'Sec-Fetch-Dest': 'document' }

/** What the service says to an offer to speak another protocol on this connection. */
const upgrade = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const key = Buffer.from('sixteen bytes here'.slice(0, 16)).toString('base64')
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': key,
    }
    const asked = request(`${app.demo.portalUrl}${path}`, { headers })
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    asked.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject).end()
  })

test('the front door answers for the API and for pages, and the first picture brings its data', async () => {
  const { developmentBaseUrl, portalUrl, apiKeys } = app.demo
  const orders = await fetch(`${developmentBaseUrl}/orders`, {
    headers: { Authorization: `Bearer ${apiKeys.development}` },
  })
  expect(orders.status).toBe(200)
  expect(orders.headers.get('request-id')).toMatch(/^req_/)
  const [first] = (await orders.json()) as { id: string }[]
  const headers = { ...asDocument, Cookie: await signIn(app.demo, 'customer') }
  const page = await fetch(`${portalUrl}/orders`, { headers })
  expect(page.status).toBe(200)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const html = await page.text()
  // A page waits a while for its data, and the first time it is being compiled as well.
  const again = async () => (await fetch(page.url, { headers })).text()
  if (!html.includes(`/orders/${first?.id}`))
    await expect.poll(again, { timeout: 30_000 }).toContain(`/orders/${first?.id}`)
  // Every page says so where a rehearsal is meant; what is built says it by the same lines.
  expect(html).toContain('This is a rehearsal: no real money moves')
})

test('pages are told of changes over their websocket, and nothing else changes the protocol', async () => {
  expect(await upgrade('/_next/hmr?id=1')).toBe(101)
  expect(await upgrade('/orders')).toBe(200)
})

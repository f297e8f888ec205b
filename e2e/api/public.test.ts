import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type RunningApp } from '../running-app.ts'

// A deployment that others can reach, without any key of Stripe's.
let app: RunningApp
beforeAll(async () => {
  app = await startApp({
    env: {
      DEVELOPMENT_BASE_URL: 'https://sandbox.callslip.example/api',
      PRODUCTION_BASE_URL: 'https://callslip.example/api',
      PORTAL_URL: 'https://callslip.example',
    },
  })
}, 300_000)
afterAll(() => app.stop())

/** As the proxy in front passes a request on. */
const ask = (host: string, method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': host }
    request({ host: '127.0.0.1', port: app.port, method, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

it('serves both environments, and says at its start that production takes no payments', async () => {
  expect(await ask('sandbox.callslip.example', 'GET', '/api/health')).toBe(200)
  expect(await ask('callslip.example', 'GET', '/api/health')).toBe(200)
  await expect.poll(() => app.output(), { timeout: 30_000 }).toContain('Payments are not set up in production')
  expect(app.output()).not.toContain('Payments are not set up in development')
})

it('lets nobody from outside at the knobs of the simulator', async () => {
  for (const path of ['/_simulator/ledger', '/stripe-simulator/_simulator/ledger', '/stripe-simulator/ledger'])
    expect(await ask('callslip.example', 'GET', path)).toBe(404)
  expect(await ask('callslip.example', 'POST', '/stripe-simulator/faults')).toBe(404)
  // The pages that the sandbox needs are there.
  expect(await ask('callslip.example', 'GET', '/stripe-simulator/')).toBe(200)
})

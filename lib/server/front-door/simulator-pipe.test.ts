import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bench, manualCapture, type Bench } from '#tools/stripe-simulator/testing.ts'
import { isSimulator } from '#lib/env.ts'
import { pipeToSimulator } from './simulator-pipe.ts'

let publicRoute: Server
let base: string
let behind: Bench

beforeEach(async () => {
  publicRoute = createServer((incoming, outgoing) => pipeToSimulator(behind.url, incoming, outgoing))
  await once(publicRoute.listen(0, '127.0.0.1'), 'listening')
  base = `http://127.0.0.1:${(publicRoute.address() as AddressInfo).port}/stripe-simulator` // it listens on TCP
  behind = await bench({ publicUrl: base })
})
afterEach(() => publicRoute.close().closeAllConnections())

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' })

const newIntent = () => behind.stripe.paymentIntents.create(manualCapture)
const withCard = (number: string, clientSecret: string | null) => ({
  key: 'pk_test_sim_1',
  client_secret: clientSecret ?? '',
  use_stripe_sdk: 'true',
  return_url: 'https://shop.example/back',
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '40',
})

test('a browser confirms and looks at its own payment', async () => {
  const { id, client_secret } = await newIntent()
  const confirmed = await post(`/v1/payment_intents/${id}/confirm`, withCard('4242424242424242', client_secret))
  expect(confirmed.status).toBe(200)
  expect(confirmed.headers.get('access-control-allow-origin')).toBeNull()
  expect(await confirmed.json()).toMatchObject({ id, status: 'requires_capture' })
  const seen = await fetch(`${base}/v1/payment_intents/${id}?key=pk_test_sim_1&client_secret=${client_secret}`)
  expect(await seen.json()).toMatchObject({ id, status: 'requires_capture' })
  const strange = await fetch(`${base}/v1/payment_intents/${id}?key=pk_test_sim_1&client_secret=${id}_secret_x`)
  expect(strange.status).toBe(400)
})

test("the bank's page works at the address that the simulator names", async () => {
  const { id, client_secret } = await newIntent()
  const asked = (await (
    await post(`/v1/payment_intents/${id}/confirm`, withCard('4000002760003184', client_secret))
  ).json()) as {
    // Stripe's shape
    next_action: { type: string; use_stripe_sdk: { stripe_js: string } }
  }
  expect(asked.next_action.type).toBe('use_stripe_sdk')
  const { stripe_js: page } = asked.next_action.use_stripe_sdk
  expect(page.startsWith(`${base}/authenticate/`)).toBe(true)
  const shown = await fetch(page)
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(await shown.text()).toContain('€110.00')
  await post(page.slice(base.length), { outcome: 'success' })
  expect((await behind.stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
})

test('onboarding comes back to the address it was given', async () => {
  const { id } = await behind.stripe.accounts.create({ type: 'express' })
  const link = await behind.stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    return_url: 'https://shop.example/back',
    refresh_url: 'https://shop.example/again',
  })
  expect(link.url.startsWith(`${base}/onboarding/`)).toBe(true)
  const done = await post(link.url.slice(base.length), { outcome: 'complete' })
  expect([done.status, done.headers.get('location')]).toEqual([303, 'https://shop.example/back'])
})

test('a secret key opens nothing from outside, wherever it stands', async () => {
  const { id } = await newIntent()
  const confirm = `/v1/payment_intents/${id}/confirm`
  const basic = Buffer.from('sk_test_one:').toString('base64')
  const card = { payment_method: 'pm_card_visa', return_url: 'https://shop.example' }
  expect((await post(confirm, card, { Authorization: 'Bearer sk_test_one' })).status).toBe(403)
  expect((await post(confirm, card, { Authorization: `Basic ${basic}` })).status).toBe(403)
  expect((await fetch(`${base}/v1/payment_intents/${id}?key=sk_test_one`)).status).toBe(403)
  expect((await post(confirm, { ...card, key: 'sk_test_one' })).status).toBe(401)
  expect((await behind.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
})

test.each([
  ['GET', '/_simulator/ledger'],
  ['GET', '/ledger'],
  ['POST', '/faults'],
  ['GET', '/authenticate/..%2fledger'],
  ['GET', '/authenticate/../ledger'],
  ['GET', '/v1/payment_intents'],
  ['POST', '/v1/payment_intents'],
  ['GET', '/v1/balance'],
  ['GET', '/v1/events'],
  ['POST', '/v1/payment_intents/pi_1/capture'],
  ['POST', '/v1/payment_intents/pi_1'],
  ['DELETE', '/authenticate/x'],
  ['GET', '//v1/balance'],
])('%s %s is not for browsers', async (method, path) => {
  const refused = await fetch(base + path, { method })
  expect(refused.status).toBe(404)
  expect(refused.headers.get('content-type')).toBe('application/json')
})

test('a simulator that is gone is said so', async () => {
  await behind.simulator.close()
  const refused = await fetch(`${base}/v1/payment_intents/pi_1?client_secret=x`)
  expect(refused.status).toBe(502)
  expect(await refused.json()).toMatchObject({ error: { type: 'api_error' } })
})

test('only plain http on this machine is the simulator', () => {
  expect(['http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9'].map(isSimulator)).toEqual([true, true, true])
  expect(['https://api.stripe.com', 'https://127.0.0.1', 'http://stripe.example'].map(isSimulator)).toEqual([
    false,
    false,
    false,
  ])
})

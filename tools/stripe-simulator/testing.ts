import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, expect } from 'vitest'
import { startSimulator } from '#tools/stripe-simulator/server.ts'
import type { RunningSimulator } from '#tools/stripe-simulator/server.ts'
import type { WebhookEndpoint } from '#tools/stripe-simulator/deliveries.ts'

// Shared by the tests beside it: a real simulator on a free port, and the official SDK against it.

const running: RunningSimulator[] = []
const folders: string[] = []

afterEach(async () => {
  const ended = running.splice(0)
  await Promise.all(ended.map((simulator) => simulator.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  // Those that a test brings about on purpose, it takes itself.
  expect(ended.flatMap((simulator) => simulator.takeDeviations())).toEqual([])
})

export interface Bench {
  url: string
  simulator: RunningSimulator
  stripe: Stripe
  client(key: string, options?: { retries?: number }): Stripe
  control(method: string, path: string, body?: unknown): Promise<unknown>
}

export function newStateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-'))
  folders.push(folder)
  return join(folder, 'state.sqlite')
}

export async function bench(
  options: { stateFile?: string; webhooks?: WebhookEndpoint[]; publicUrl?: string } = {},
): Promise<Bench> {
  const { stateFile = ':memory:', webhooks = [], publicUrl } = options
  const simulator = await startSimulator({ port: 0, stateFile, webhooks, publicUrl })
  running.push(simulator)
  const { hostname, port } = new URL(simulator.url)
  const client = (key: string, { retries = 0 } = {}): Stripe =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: retries, telemetry: false })
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    const response = await fetch(`${simulator.url}/_simulator${path}`, { method, ...json })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return { url: simulator.url, simulator, stripe: client('sk_test_one'), client, control }
}

export const manualCapture = {
  amount: 11_000,
  currency: 'eur',
  capture_method: 'manual',
  transfer_group: 'ord_1',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  metadata: { orderId: 'ord_1', 'odd key': 'ü & =' },
} as const satisfies Stripe.PaymentIntentCreateParams

export async function heldIntent(
  stripe: Stripe,
  params: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ ...manualCapture, ...params, confirm: true, payment_method: 'pm_card_visa' })
}

/** The rejection itself, so that a test can look at all of it; fails when the call succeeds. */
export async function failureOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call was expected to fail.')
}

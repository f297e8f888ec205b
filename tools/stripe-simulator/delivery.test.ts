import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import Stripe from 'stripe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bench, failureOf, heldIntent, manualCapture, newStateFile } from '#tools/stripe-simulator/testing.ts'

const servers: Server[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const signingSecret = 'whsec_simulator'

/** A receiver that verifies with the official library; returns with the given statuses first, then 200. */
async function receiver(...statuses: number[]) {
  const events: Stripe.Event[] = []
  let refusals = 0
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Without an encoding the chunks are buffers.
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    const event = Stripe.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', signingSecret)
    const status = statuses.shift() ?? 200
    if (status === 200) events.push(event)
    else refusals += 1
    response.writeHead(status).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const endpoint = { livemode: false, url: `http://127.0.0.1:${port}/`, secret: signingSecret }
  return { events, endpoint, refusals: () => refusals, types: () => events.map((event) => event.type) }
}

describe('events', () => {
  it('arrive signed, of their own mode only, and again after a refusal', async () => {
    const test = await receiver(503)
    const live = await receiver()
    const { stripe, client } = await bench({
      webhooks: [{ ...live.endpoint, livemode: true }, test.endpoint],
    })
    const intent = await heldIntent(stripe)
    await client('sk_live_one').paymentIntents.create(manualCapture)
    await vi.waitFor(() => expect(test.events).toHaveLength(3), 5000)
    expect(test.types().sort()).toEqual([
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.created',
    ])
    expect(test.refusals()).toBe(1)
    await vi.waitFor(() => expect(live.types()).toEqual(['payment_intent.created']))
    expect(live.events[0]?.livemode).toBe(true)
    const reported = test.events.find((event) => event.type === 'payment_intent.amount_capturable_updated')
    expect(reported?.data.object).toMatchObject({
      id: intent.id,
      status: 'requires_capture',
      metadata: manualCapture.metadata,
    })
    expect(reported?.data.object).not.toHaveProperty('_simulator')
    expect(await stripe.events.retrieve(reported?.id ?? '')).toMatchObject({ id: reported?.id })
  })

  it('are duplicated, dropped and sent again on request', async () => {
    const { events, endpoint } = await receiver()
    const { stripe, control } = await bench({ webhooks: [endpoint] })
    await control('POST', '/faults', { events: { duplicate: 2, shuffle: true } })
    await stripe.paymentIntents.create(manualCapture)
    await vi.waitFor(() => expect(events).toHaveLength(3), 3000)
    expect(new Set(events.map((event) => event.id)).size).toBe(1)
    await control('POST', '/faults', { events: { drop: 1 } })
    await stripe.paymentIntents.create(manualCapture)
    const dropped = (await stripe.events.list({ limit: 1 })).data[0]
    expect(await control('GET', '/deliveries')).toMatchObject({ waiting: 0 })
    await control('DELETE', '/faults')
    await control('POST', `/events/${dropped?.id}/resend`)
    await vi.waitFor(() => expect(events.at(-1)?.id).toBe(dropped?.id))
  })
})

describe('the two sources', () => {
  it("tell connected accounts' events to their own endpoint, and all others to the rest", async () => {
    const platform = await receiver()
    const connected = await receiver()
    const { stripe } = await bench({ webhooks: [platform.endpoint, { ...connected.endpoint, connect: true }] })
    const { id } = await stripe.accounts.create({ type: 'express' })
    await stripe.paymentIntents.create(manualCapture)
    await vi.waitFor(() => expect(platform.types()).toEqual(['payment_intent.created']), 3000)
    await vi.waitFor(() => expect(connected.types()).toEqual(['account.updated']), 3000)
    expect(connected.events[0]).toMatchObject({ account: id, data: { object: { id } } })
    expect(platform.events[0]).not.toHaveProperty('account')
  })
})

describe('the controls', () => {
  it('are for programs of this machine, and not for what a proxy passes on', async () => {
    const { url } = await bench()
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via']) {
      const headers = { [header]: 'callslip.example' }
      expect((await fetch(`${url}/_simulator/ledger`, { headers })).status).toBe(403)
      expect((await fetch(`${url}/_simulator/faults`, { method: 'DELETE', headers })).status).toBe(403)
      expect((await fetch(`${url}/_simulator/`, { headers })).status).toBe(200)
    }
    expect((await fetch(`${url}/_simulator/ledger`)).status).toBe(200)
  })
})

describe('modes and restarts', () => {
  it('keep test and live apart', async () => {
    const { stripe, client } = await bench()
    const intent = await stripe.paymentIntents.create(manualCapture)
    const error = await failureOf(client('sk_live_one').paymentIntents.retrieve(intent.id))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    expect(error.message).toContain('exists in test mode')
    expect((await client('sk_test_other').paymentIntents.retrieve(intent.id)).id).toBe(intent.id)
    expect((await client('sk_live_one').events.list()).data).toEqual([])
  })

  it('keep the state, the clock and what is still to be delivered', async () => {
    const stateFile = newStateFile()
    const down = { livemode: false, url: 'http://127.0.0.1:9/', secret: signingSecret }
    const first = await bench({ stateFile, webhooks: [down] })
    const intent = await heldIntent(first.stripe)
    await first.control('POST', '/clock', { advanceSeconds: 1000 })
    await first.simulator.close()
    const { events, endpoint } = await receiver()
    const second = await bench({ stateFile, webhooks: [endpoint] })
    expect((await second.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
    expect(await second.control('GET', '/clock')).toMatchObject({ offsetSeconds: 1000 })
    expect(await second.control('GET', '/ledger')).toMatchObject({
      balanced: true,
      holds: [{ payment_intent: intent.id }],
    })
    await vi.waitFor(() => expect(events).toHaveLength(3), 8000)
  }, 15_000)

  it('lose nothing to kill -9, and the process ends on SIGTERM', async () => {
    const stateFile = newStateFile()
    const run = async () => {
      const env = { ...process.env, STRIPE_SIMULATOR_PORT: '0', STRIPE_SIMULATOR_STATE: stateFile }
      const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      children.push(child)
      const complaints: Buffer[] = []
      child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
      const [line]: Buffer[] = await once(child.stdout, 'data')
      const port = /:(\d+) /.exec(String(line))?.[1] ?? ''
      const stripe = new Stripe('sk_test_one', {
        host: '127.0.0.1',
        port,
        protocol: 'http',
        maxNetworkRetries: 0,
      })
      return { child, stripe, complaints }
    }
    const first = await run()
    const intent = await heldIntent(first.stripe)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const second = await run()
    expect((await second.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
    second.child.kill('SIGTERM')
    expect((await once(second.child, 'exit'))[0]).toBe(0)
    expect(Buffer.concat(second.complaints).toString()).toBe('')
  }, 20_000)
})

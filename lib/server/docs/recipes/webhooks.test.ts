import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { POST as rotate } from '#app/api/api-keys/[keyId]/rotate/route.ts'
import { DELETE as revoke } from '#app/api/api-keys/[keyId]/route.ts'
import { getDb } from '#lib/db.ts'
import { makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { hasPython } from '#tools/testing/programs.ts'
import { startProxy } from '#tools/testing/proxy.ts'
import { startReceiver, type Received } from '#tools/testing/receiver.ts'
import { callWith, feedOf, openAccount, origin, place, project } from '#tools/testing/recipes.ts'
import { freePort } from '#tools/testing/service.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import type { Callslip } from '../../../../sdk/src/client.ts'

const register = async (api: Callslip, url: string) => (await api.POST('/webhook-endpoints', { body: { url } })).data
const languages = hasPython ? ['ts', 'py'] : ['ts']

describe.concurrent('the recipe', () => {
  it('after an outage brings back what was disabled, and says what is still missing', async () => {
    const { env, api } = await openAccount()
    let isUp = false
    const back = await startReceiver((response) => response.writeHead(isUp ? 204 : 410).end())
    const away = await startReceiver((response) => response.writeHead(500).end())
    const { id: endpointId } = await register(api, back.url)
    await place(api)
    await waitFor('the endpoint is disabled', 15_000, async () => {
      const { data } = await api.GET('/webhook-endpoints/{endpointId}', { params: { path: { endpointId } } })
      return data.status === 'disabled'
    })
    await place(api)
    await place(api)
    const events = await feedOf(api, 3)
    back.received.length = 0
    isUp = true
    const settings = { ...env, CALLSLIP_PATIENCE_MS: '1500', CALLSLIP_LAST_EVENT: events[0]?.id ?? '' }
    const first = await project.run('after-an-outage.ts', settings)
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain(`${back.url}: 3 missing since `)
    expect(first.out.match(/^handled .*$/gm)).toEqual(
      events.slice(1).map(({ id, type, orderId }) => `handled ${id} ${type} of ${orderId}`),
    )
    expect(new Set(back.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(events.map(({ id }) => id)),
    )
    const { id: awayId } = await register(api, away.url)
    await place(api)
    await feedOf(api, 4)
    await waitFor('a failed attempt', 15_000, async () => {
      const { data } = await api.GET('/webhook-deliveries', { params: { query: { endpointId: awayId } } })
      return data.some(({ attempts }) => attempts.length > 0)
    })
    const second = await project.run('after-an-outage.ts', { ...settings, CALLSLIP_LAST_EVENT: '' })
    expect(second.code).toBe(1)
    expect(second.out).toContain(`${back.url}: 0 missing\n`)
    expect(second.out).toMatch(/1 missing since [^]+: 1 still missing, 500\n$/)
    back.close()
    away.close()
  })

  it('after an outage finds what lies behind the latest events, which alone are looked at without a time', async () => {
    const { env, api } = await openAccount()
    const receiver = await startReceiver()
    const { id: endpointId } = await register(api, receiver.url)
    const path = { endpointId }
    await api.PATCH('/webhook-endpoints/{endpointId}', { params: { path }, body: { status: 'paused' } })
    await place(api)
    await feedOf(api, 1)
    await api.PATCH('/webhook-endpoints/{endpointId}', { params: { path }, body: { status: 'active' } })
    // As after 20,000 others.
    using proxy = await startProxy(origin, ({ method, path: asked }, outgoing) => {
      if (method !== 'GET' || !asked.endsWith('/recover')) return
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ endpointId, deliveries: 0 }))
      return 'answered'
    })
    const settings = { ...env, CALLSLIP_BASE_URL: `${proxy.url}/api`, CALLSLIP_LAST_EVENT: '' }
    const { code, out } = await project.run('after-an-outage.ts', settings)
    expect([code, out]).toEqual([0, expect.stringContaining(`${receiver.url}: 1 missing since `)])
    expect(receiver.received).toHaveLength(1)
    receiver.close()
  })

  it('rotating keys changes to a successor while it runs, and not to what is no key', async () => {
    const { client, key, keyId, env, api } = await openAccount()
    const file = join(project.folder, 'the-key')
    const put = (text: string) => {
      writeFileSync(`${file}.new`, `${text}\n`)
      renameSync(`${file}.new`, file)
    }
    put(key)
    using program = project.start('rotating-keys.ts', {
      ...env,
      CALLSLIP_API_KEY: '',
      CALLSLIP_API_KEY_FILE: file,
      CALLSLIP_PAUSE_MS: '50',
    })
    const { said } = program
    const hears = async (from: Callslip) => {
      const orderId = await place(from)
      await waitFor(`of ${orderId}: ${said.err}`, 15_000, async () => said.out.includes(`${orderId} order.created`))
    }
    await hears(api)
    put(key.slice(0, -3))
    await waitFor('the refusal', 15_000, async () => said.err.includes('is refused: on with'))
    await hears(api)
    const member = await makeToken('customer', { client })
    const rotated = await call(rotate, 'POST', `/api-keys/${keyId}/rotate`, { key: member, body: { overlap: '24h' } })
    put(bodyOf<{ key: string }>(rotated).key)
    await waitFor('the successor', 15_000, async () => said.out.includes('From now on '))
    bodyOf(await call(revoke, 'DELETE', `/api-keys/${keyId}`, { key: member }))
    await expect(api.GET('/orders')).rejects.toMatchObject({ code: 'api_key_revoked' })
    const { key: another } = await makeKey(getDb(), client.id)
    await hears(callWith(another))
    expect(said.err.match(/refused/g)).toHaveLength(1)
    expect(said.out + said.err).not.toContain(key)
  })

  it.for(languages)('changed bodies verifies what a proxy wrote anew, and nothing else (%s)', async (language) => {
    const { api } = await openAccount()
    const port = String(await freePort())
    const turned = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, one]) => [name, turned(one)]),
          )
        : value
    /** What the program answers to the delivery, written anew by somebody in between. */
    const send = ({ headers, body }: Received, meddle: (text: string) => string) =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers).flatMap(([name, value]) =>
            typeof value === 'string' && /^(webhook-|x-service|content-type)/.test(name) ? [[name, value]] : [],
          ),
        ),
        body: meddle(JSON.stringify(turned(JSON.parse(body.toString())), null, 2)),
      })
    const between = await startReceiver((response, received) => {
      send(received, (text) => text).then(
        ({ status }) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      )
    })
    const { signingSecret } = await register(api, between.url)
    using program = project.start(`changed-bodies.${language}`, { PORT: port, CALLSLIP_WEBHOOK_SECRET: signingSecret })
    const { said } = program
    await waitFor('the program', 15_000, async () => said.out.includes('listening'))
    await place(api)
    const [event] = await feedOf(api, 1)
    await waitFor(`the verdict: ${said.err}`, 15_000, async () =>
      said.out.includes(`verified order.created ${event?.id}`),
    )
    const [received] = between.received
    if (!received) throw new Error('Nothing came.')
    expect((await send(received, (text) => text)).status).toBe(204)
    const forged = await send(received, (text) => text.replace('order.created', 'order.delivered'))
    expect([forged.status, await forged.text()]).toEqual([400, 'The webhook carries no valid signature.'])
    expect((await send(received, (text) => text.slice(1))).status).toBe(400)
    expect(said.out.match(/verified/g)).toHaveLength(1)
    between.close()
  })
})

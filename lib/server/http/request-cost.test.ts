import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'
import { getDb } from '#lib/db.ts'
import { receiveStripeEvent } from '#lib/server/http/stripe-events.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { longestHold } from '#tools/testing/longest-hold.ts'
import { requestFor } from '#tools/testing/requests.ts'
import { operationRoutes, publicPaths, type AnyHandler } from '#tools/testing/routes.ts'

/** Nobody else's request waits longer than this for one, whatever is in it. */
const limitMs = 50
/** All that a request's line may hold beside its headers, of which Node takes 16 KiB together. */
const longest = 15_000

const texts = ['a', 'a ', '9', '-', '"', '%', '\\', 'é', '語', "' OR ", 'a@a.', '2026-01-01,', 'ord_1,']
const heavy = texts.map((text) => {
  const length = encodeURIComponent(text).length
  return [text, encodeURIComponent(text.repeat(Math.floor(longest / length)))] as const
})

const handlers = new Map<string, AnyHandler>()
let key: string
let tokens: Record<'customer' | 'research' | 'operator', string>
beforeAll(async () => {
  for (const path of publicPaths.filter((one) => !one.startsWith('/auth/'))) {
    const folder = path.replaceAll('{', '[').replaceAll('}', ']')
    const file = pathToFileURL(join(process.cwd(), 'app/api', folder, 'route.ts'))
    const exports = (await import(file.href)) as Record<string, AnyHandler>
    for (const method of ['GET', 'POST']) {
      const handle = exports[method]
      if (handle) handlers.set(`${method} ${path}`, handle)
    }
  }
  const client = await makeClient(getDb())
  key = (await makeKey(getDb(), client.id)).key
  tokens = {
    customer: await makeToken('customer', { client }),
    research: await makeToken('researcher', { researcher: await makeResearcher(getDb()) }),
    operator: await makeToken('operator'),
  }
})

const tokenFor = ({ scope }: ResolvedOperation) =>
  /^(orders|webhooks):/.test(scope)
    ? key
    : scope === 'research'
      ? tokens.research
      : scope.startsWith('operator')
        ? tokens.operator
        : tokens.customer

/** The first time pays for compiling, which a service does once: the best of three counts. */
async function costOf(ask: () => Promise<Response>): Promise<number> {
  let best = Infinity
  for (let i = 0; i < 3 && best > limitMs / 2; i += 1) {
    best = Math.min(
      best,
      await longestHold(async () => {
        const response = await ask()
        // What streams is only begun here.
        if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel()
        else await response.text()
      }),
    )
  }
  return best
}

const membersOf = ({ query, list }: ResolvedOperation) => [
  ...(query instanceof z.ZodObject ? Object.keys(query.shape) : []),
  ...(list ? ['startingAfter', 'limit', 'order'] : []),
]

it('keeps nobody waiting for the longest query of any operation', { timeout: 240_000 }, async () => {
  const slow: string[] = []
  let asked = 0
  for (const { operation, handle } of operationRoutes) {
    for (const name of membersOf(operation)) {
      for (const [text, value] of heavy) {
        const query = `?${name}=${value}`
        const best = await costOf(() => handle(requestFor(operation, { token: tokenFor(operation), query })))
        if (best > limitMs) slow.push(`${operation.id}, ${name} of ${JSON.stringify(text)}: ${best.toFixed(0)} ms`)
        asked += 1
      }
    }
    const many = `?${'a=1&'.repeat(longest / 4)}`
    const best = await costOf(() => handle(requestFor(operation, { token: tokenFor(operation), query: many })))
    if (best > limitMs) slow.push(`${operation.id}, many members: ${best.toFixed(0)} ms`)
  }
  expect(slow).toEqual([])
  expect(asked).toBeGreaterThan(500)
})

const base = 'http://localhost:3000/api'
const sent = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  new Request(`${base}${path.replace(/\{\w+\}/g, 'x')}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

/** What is asked of strangers, all of it in one body and each part as long as it may be. */
function* bodies(): Generator<[string, string]> {
  const names = ['email', 'name', 'password', 'token', 'organisation', 'message', 'code', 'order', 'half', 'response']
  for (const text of ['a', 'a@a.', ' ', '9', '.', '😀', '\u0000']) {
    const share = (250 * 1024) / names.length / (JSON.stringify(text).length - 2)
    yield [text, JSON.stringify(Object.fromEntries(names.map((name) => [name, text.repeat(share)])))]
  }
  yield ['an address', JSON.stringify({ email: `${'a.'.repeat(60_000)}@${'b.'.repeat(60_000)}example` })]
  yield ['a token', JSON.stringify({ token: 'eyJh.'.repeat(50_000) })]
}

it('keeps nobody waiting for what strangers send to public routes', { timeout: 120_000 }, async () => {
  const slow: string[] = []
  expect(handlers.size).toBeGreaterThan(18)
  for (const [name, handle] of handlers) {
    const [method = '', path = ''] = name.split(' ')
    const requests: [string, () => Request][] =
      method === 'GET'
        ? heavy.map(([text, value]) => [
            text,
            () =>
              new Request(
                `${base}${path.replace(/\{\w+\}/g, 'x')}?q=${value.slice(0, 7_000)}&token=${value.slice(0, 7_000)}`,
              ),
          ])
        : [...bodies()].map(([text, body]) => [text, () => sent(path, body)])
    for (const [what, request] of requests) {
      const best = await costOf(() => handle(request()))
      if (best > limitMs) slow.push(`${name}, ${JSON.stringify(what)}: ${best.toFixed(0)} ms`)
    }
  }
  expect(slow).toEqual([])
})

it("keeps nobody waiting for what pretends to be the provider's", async () => {
  const now = Math.floor(Date.now() / 1000)
  const signatures = [
    `t=${now},${`v1=${'0'.repeat(64)},`.repeat(200)}`,
    `t=${now},${'v1=0,'.repeat(3_000)}`,
    ','.repeat(longest),
  ]
  const size = 1024 * 1024 - 1
  const events = [
    '{"a":['.repeat(size / 6),
    `[${'1,'.repeat(size / 2 - 2)}1]`,
    'ä'.repeat(size / 2),
    '\u0000'.repeat(size),
  ]
  const slow: string[] = []
  for (const signature of signatures) {
    for (const event of events) {
      const best = await costOf(() =>
        receiveStripeEvent(sent('/stripe/events', event, { 'Stripe-Signature': signature })),
      )
      if (best > limitMs) slow.push(`${event.slice(0, 5)} with ${signature.slice(0, 20)}: ${best.toFixed(0)} ms`)
    }
  }
  expect(slow).toEqual([])
})

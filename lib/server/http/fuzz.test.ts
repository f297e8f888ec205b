import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { exampleOf } from '#lib/server/openapi/operation.ts'
import { makeFixtures, makeToken } from '#tools/testing/fixtures.ts'
import { initiated, openMarket } from '#tools/testing/market.ts'
import { requestFor, type ErrorBody } from '#tools/testing/requests.ts'
import { operationRoutes } from '#tools/testing/routes.ts'

const taking = operationRoutes.filter(({ operation }) => typeof operation.body === 'object')
const listing = operationRoutes.filter(({ operation }) => operation.list || operation.query)
const runs = Math.ceil(1_600 / taking.length)

async function makeWorld() {
  // The market brings a payment provider along, so that nothing stops for want of one.
  const market = await openMarket()
  const { client, key, researcher } = market
  const tokens = {
    'keys:manage': await makeToken('customer', { client }),
    'cards:manage': await makeToken('customer', { client }),
    research: await makeToken('researcher', { researcher }),
    operator: await makeToken('operator', { operatorRole: 'support' }),
    'operator:finance': await makeToken('operator', { operatorRole: 'finance' }),
    'operator:admin': await makeToken('operator'),
  }
  return {
    key,
    tokens,
    payable: await initiated(market),
    ids: { ...(await makeFixtures(client, researcher)), clientId: client.id, researcherId: researcher.id },
  }
}

let world: Awaited<ReturnType<typeof makeWorld>>
beforeAll(async () => {
  world = await makeWorld()
})

// In this state a request gets furthest; whatever a run before has changed is put back.
const furthest: Record<string, 'confirmed' | 'in_progress' | 'delivered'> = {
  deliver: 'in_progress',
  reviseDate: 'in_progress',
  requestChanges: 'delivered',
  giveBackOrder: 'confirmed',
}

async function prepareOrder(operationId: string) {
  const { orderId, offerId } = world.ids
  const status = furthest[operationId] ?? 'open'
  const selected = status !== 'open'
  await getDb().offer.update({ where: { id: offerId }, data: { status: selected ? 'SELECTED' : 'ACTIVE' } })
  await getDb().order.update({
    where: { id: orderId },
    data: {
      status,
      openedAt: new Date(),
      selectedOfferId: selected ? offerId : null,
      ...(status === 'delivered'
        ? { deliveredAt: new Date(), outcome: 'found' }
        : { deliveredAt: null, outcome: null }),
    },
  })
}

const paying = ['initiatePayment', 'finalizePayment', 'confirmSandboxPayment', 'refundOrder', 'cancelOrder']
const idsFor = (operationId: string) => (paying.includes(operationId) ? { ...world.ids, ...world.payable } : world.ids)

const tokenFor = (scope: string) => world.tokens[scope as keyof typeof world.tokens] ?? world.key

// What has broken other services, beside what fast-check thinks of.
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00Z',
  'NaN',
  '__proto__',
  'x'.repeat(20_001),
  '🗺️'.repeat(5000),
  -1,
  0,
  -0,
  0.1,
  1e21,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  5e-324,
  1.7976931348623157e308,
  [],
  [[]],
  {},
  { length: 1 },
  { __proto__: null },
  [null],
  ['a', 1, {}],
  { toString: 1 },
  'http://',
  'https://[::1',
  'https://user:pass@example.com/',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'pi_',
  'off_',
)
const value = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

/** A good body with one or more members spoilt, left out or added; or no object at all. */
function spoilt(example: Record<string, unknown>, members: string[]) {
  const changed = fc
    .array(fc.tuple(fc.constantFrom(...members, 'surprise'), fc.oneof(value, fc.constant(undefined))), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => JSON.stringify({ ...example, ...Object.fromEntries(changes) }))
  const broken = fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, junk]) => {
    const good = JSON.stringify(example)
    const cut = at % good.length
    return good.slice(0, cut) + junk + good.slice(cut + 1)
  })
  return fc.oneof(
    { weight: 5, arbitrary: changed },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
  )
}

async function expectPlainAnswer(response: Response) {
  expect(response.headers.get('request-id')).toMatch(/^req_/)
  expect(response.status).toBeLessThan(500)
  if (response.status < 400) return
  const body = (await response.json()) as ErrorBody
  expect(body.error).toEqual(expect.any(String))
  expect(body.error.length).toBeLessThan(1000)
  expect(body.code).toMatch(/^[a-z_]+$/)
  if (response.status !== 400) return
  expect(body.details?.length).toBeGreaterThan(0)
  for (const { field, message } of body.details ?? []) expect(field.length * message.length).toBeGreaterThan(0)
}

it.for(taking.map((route) => [`${route.operation.method} ${route.operation.path}`, route] as const))(
  '%s refuses nonsense politely',
  async ([, { operation, handle }]) => {
    const { body } = operation
    if (typeof body !== 'object') throw new Error('takes no body')
    await prepareOrder(operation.id)
    const ids: Record<string, string> = idsFor(operation.id)
    // The example with ids that exist: only what is spoilt shall be wrong.
    const example = Object.fromEntries(
      Object.entries(exampleOf(body) ?? {}).map(([name, one]) => [name, ids[name] ?? one]),
    )
    const members =
      'shape' in body && typeof body.shape === 'object' ? Object.keys(body.shape ?? {}) : Object.keys(example)
    const types = fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', '*/*', ',;') },
    )
    await fc.assert(
      fc.asyncProperty(spoilt(example, members), types, async (text, type) => {
        const response = await handle(
          requestFor(operation, {
            token: tokenFor(operation.scope),
            params: idsFor(operation.id),
            body: text,
            headers: { 'Content-Type': type },
          }),
        )
        await expectPlainAnswer(response)
      }),
      { numRuns: runs, seed: 20_261_120 },
    )
  },
)

it.for(listing.map((route) => [`${route.operation.method} ${route.operation.path}`, route] as const))(
  '%s takes any query',
  async ([, { operation, handle }]) => {
    if (operation.body === 'stream') return
    const names = fc.constantFrom('limit', 'startingAfter', 'order', ...Object.keys(operation.query?.shape ?? {}))
    const text = fc.oneof(
      nasty.map((one) => encodeURIComponent((JSON.stringify(one) ?? '').replace(/^"|"$/g, '').toWellFormed())),
      fc.string({ maxLength: 50 }).map((one) => encodeURIComponent(one)),
      fc.constantFrom('%', '%ff', '%00', '1&limit=2', '+'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, text), { minLength: 1, maxLength: 4 }), async (pairs) => {
        const query = `?${pairs.map(([name, one]) => `${name}=${one}`).join('&')}`
        await expectPlainAnswer(
          await handle(requestFor(operation, { token: tokenFor(operation.scope), params: world.ids, query })),
        )
      }),
      { numRuns: 30, seed: 20_261_120 },
    )
  },
)

import { afterEach, expect, it } from 'vitest'
import { PATCH as updateKey } from '#app/api/api-keys/[keyId]/route.ts'
import { POST as rotate } from '#app/api/api-keys/[keyId]/rotate/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { GET as listOrders, POST as place } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { listOrders as listed } from '#lib/orders/operations.ts'
import { endpointText } from '#lib/server/docs/endpoint-text.ts'
import { operations } from '#lib/server/http/operations.ts'
import { publicDocument } from '#lib/server/openapi/document.ts'
import type { Whole } from '#lib/server/openapi/nodes.ts'
import { toOperationObject } from '#lib/server/openapi/operation.ts'
import { route } from '#lib/server/http/route.ts'
import {
  addVersion,
  changedBetween,
  knownVersions,
  liftRequest,
  lowering,
  newestVersion,
  type Version,
} from '#lib/versions.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { schemaTypes } from '#tools/sdk/generate.ts'
import { pythonFiles } from '#tools/sdk/python.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

const first = '2026-11-20'

/** A version that there isn't: `archive` in place of `repositoryName`, and of the order's `number` nothing is said before. */
const rename: Version = {
  date: '2027-05-01',
  changes: {
    placeOrder: {
      request: ({ archive, ...rest }) => ({ ...rest, repositoryName: archive }),
      response: ({ order, ...rest }) => ({ ...rest, order: withoutNumber(order) }),
    },
    listOrders: { response: ({ order, ...rest }) => ({ ...rest, order: withoutNumber(order) }) },
  },
}
const withoutNumber = (order: unknown) => {
  const { number: _, ...rest } = order as Record<string, unknown> // of an order's view
  return rest
}

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((take) => take()))

type Orders = { order: Record<string, unknown> }[]
async function ask(handler: (request: Request) => Promise<Response>, key: string, version?: string, body?: object) {
  const response = await handler(
    new Request('http://localhost:3000/api/orders', {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        ...(version === undefined ? {} : { 'callslip-version': version }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  const { status, headers } = response
  return { status, version: headers.get('callslip-version'), headers, body: (await response.json()) as unknown }
}

it('knows which operations differ between two versions, in either direction', () => {
  undo.push(addVersion(rename))
  undo.push(addVersion({ date: '2028-01-01', changes: { placeOrder: {}, getOrder: {} } }))
  expect(changedBetween(first, '2027-05-01')).toEqual(['listOrders', 'placeOrder'])
  expect(changedBetween('2028-01-01', '2027-05-01')).toEqual(['getOrder', 'placeOrder'])
  expect(changedBetween('2028-01-01', first)).toEqual(['getOrder', 'listOrders', 'placeOrder'])
  expect(changedBetween(first, first)).toEqual([])
})

it('lifts requests and lowers answers by every version between, and leaves other operations alone', () => {
  undo.push(addVersion(rename))
  undo.push(
    addVersion({ date: '2028-01-01', changes: { placeOrder: { request: (body) => ({ ...body, twice: true }) } } }),
  )
  const lifted = { repositoryName: 'A', twice: true }
  expect(liftRequest(first, 'placeOrder', { archive: 'A' })).toEqual(lifted)
  expect(liftRequest('2027-05-01', 'placeOrder', { repositoryName: 'A' })).toEqual(lifted)
  expect(liftRequest('2028-01-01', 'placeOrder', { archive: 'A' })).toEqual({ archive: 'A' })
  expect(lowering(first, 'listOrders')({ order: { number: 'CS-1', id: 1 } })).toEqual({ order: { id: 1 } })
  expect(lowering(first, 'getOrder')({ order: { number: 'CS-1' } })).toEqual({ order: { number: 'CS-1' } })
  expect(liftRequest(first, 'placeOrder', 'no object')).toBe('no object')
})

it('speaks the version of a key’s making, or the one that a request names', async () => {
  const client = await makeClient(getDb())
  const { key, id } = await makeKey(getDb(), client.id)
  expect(await ask(listOrders, key)).toMatchObject({ status: 200, version: first })
  undo.push(addVersion(rename))
  const rest = { documentType: 'Birth record', location: 'Paris', instructions: 'sandbox:manual' }
  const old = await ask(place, key, undefined, { ...rest, archive: 'Archives de Paris' })
  expect(old).toMatchObject({ status: 201, version: first, body: { order: { repositoryName: 'Archives de Paris' } } })
  expect((old.body as Orders[number]).order).not.toHaveProperty('number')
  const now = await ask(place, key, '2027-05-01', { ...rest, repositoryName: 'Archives de Paris' })
  expect(now).toMatchObject({ status: 201, version: '2027-05-01', body: { order: { number: expect.any(String) } } })
  expect((await ask(listOrders, key)).body as Orders).toSatisfy((rows: Orders) =>
    rows.every(({ order }) => !order['number']),
  )
  expect(((await ask(listOrders, key, newestVersion())).body as Orders)[0]?.order).toHaveProperty('number')

  // Rotation changes nothing about it; its owner does.
  const member = await makeToken('customer', { client })
  const { body } = await call(rotate, 'POST', `/api-keys/${id}/rotate`, { key: member, body: { overlap: '1h' } })
  const successor = body as { id: string; key: string; version: string }
  expect(successor.version).toBe(first)
  const update = (version: string) =>
    call(updateKey, 'PATCH', `/api-keys/${successor.id}`, { key: member, body: { version } })
  expect(await update('2027-05-01')).toMatchObject({ status: 200, body: { version: '2027-05-01' } })
  expect(await update('2026-01-01')).toMatchObject({ status: 400, body: { details: [{ field: 'version' }] } })
  expect(await ask(listOrders, successor.key)).toMatchObject({ version: '2027-05-01' })
})

it('refuses a version that there isn’t, and names those that there are', async () => {
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const message = `must be one of ${knownVersions().join(', ')}`
  for (const version of ['2026-11-21', 'newest', ''])
    expect(await ask(listOrders, key, version)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ field: 'Callslip-Version', message }] },
    })
  expect(await ask(listOrders, 'cs_dev_nonsense')).toMatchObject({ status: 403, version: newestVersion() })
  expect(await ask(getOrder, key)).toMatchObject({ version: first })
})

const deprecated = {
  since: '2027-01-01',
  sunset: '2027-07-01',
  instead: 'http://localhost:3000/docs/upgrading',
}

it('says the same of it in the document, on its page and in the clients', async () => {
  const going = operations.find(({ id }) => id === 'listOffers')
  if (!going) throw new Error('listOffers is gone')
  Object.assign(going, { deprecated })
  undo.push(() => void Reflect.deleteProperty(going, 'deprecated'))
  const sentence =
    'Deprecated since 1 January 2027; it may be gone from 1 July 2027 on. [What to do instead](http://localhost:3000/docs/upgrading).'
  const documented = toOperationObject(going)
  expect(documented).toMatchObject({ deprecated: true, description: expect.stringMatching(/^Deprecated since /) })
  expect(documented.description).toContain(sentence)
  expect(endpointText(going)).toContain(sentence)
  const document = JSON.parse(JSON.stringify(publicDocument())) as Whole // of its own making
  expect(document.paths['/orders/{orderId}/offers']?.['get']?.['deprecated']).toBe(true)
  expect(document.paths['/orders']?.['get']).not.toHaveProperty('deprecated')
  expect(await schemaTypes(document)).toMatch(/ \* @deprecated\n(?: {9}\*.*\n)+ {8}get: operations\["listOffers"\]/)
  expect(pythonFiles(document).get('_operations.py')).toMatch(/def list_offers\(.*\n {8}""".*Deprecated: /)
})

it('says of an operation that is going away since when, until when, and where to read on', async () => {
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const { instead } = deprecated
  const going = route({ ...listed, deprecated }, async () => ({
    items: [],
    hasMore: false,
  }))
  for (const [token, status] of [
    [key, 200],
    ['cs_dev_nonsense', 403],
  ] as const) {
    const answer = await ask(going, token)
    expect([
      answer.status,
      answer.headers.get('deprecation'),
      answer.headers.get('sunset'),
      answer.headers.get('link'),
    ]).toEqual([
      status,
      '@1798761600',
      'Thu, 01 Jul 2027 00:00:00 GMT',
      `<${instead}>; rel="deprecation"; type="text/html"`,
    ])
  }
  expect((await ask(listOrders, key)).headers.get('deprecation')).toBeNull()
})

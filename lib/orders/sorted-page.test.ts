import { beforeEach, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { toCursor } from '#lib/orders/sorted-page.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { routeOf } from '#tools/testing/routes.ts'

const order = { repositoryName: 'Rijksarchief', documentType: 'Will', location: 'Gent' }

let key: string
let ids: string[]
beforeEach(async () => {
  const client = await makeClient(getDb())
  ;({ key } = await makeKey(getDb(), client.id))
  ids = []
  for (const externalOrderRef of ['A', 'B', 'C', 'D', 'E']) {
    const body = { ...order, externalOrderRef }
    ids.push(((await call(routeOf('placeOrder'), 'POST', '/orders', { key, body })).body as OrderView).id)
  }
})

const get = (query: string) => call(routeOf('listOrders'), 'GET', `/orders?${query}`, { key })
const idsIn = (body: unknown) => (body as OrderView[]).map(({ id }) => id)

/** All pages of two by `Link`, with something done after the first. */
async function walk(query: string, meanwhile: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  let next: string | undefined = `${query}&limit=2`
  while (next !== undefined) {
    const { body, headers } = await get(next)
    seen.push(...idsIn(body))
    if (seen.length === 2) await meanwhile()
    next = /\?([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    expect(seen.length).toBeLessThan(10)
  }
  return seen
}
const touch = (id: string | undefined, data: object) => getDb().order.update({ where: { id: id ?? '' }, data })

it('goes on where the page before ended, though its last order has moved on', async () => {
  const [a, b, c, d, e] = ids
  // To the front: by what it has now, everything would come once more.
  const byActivity = await walk('sort=activity', () => touch(d, { updatedAt: new Date(Date.now() + 60_000) }))
  expect(byActivity).toEqual([e, d, c, b, a])
  // To the end: by what it has now, the rest would be left out.
  const byReference = await walk('sort=reference&order=asc', () => touch(b, { externalOrderRef: 'Z' }))
  expect(byReference).toEqual([a, b, c, d, e, b])
})

it('goes on though its last order has nothing any more that the list goes by', async () => {
  expect(await walk('sort=reference&order=asc', () => touch(ids[1], { externalOrderRef: null }))).toEqual(ids)
})

it('takes an id alone for that order as it is now', async () => {
  const [a, b, c, d, e] = ids
  expect(idsIn((await get(`sort=reference&order=asc&startingAfter=${c}`)).body)).toEqual([d, e])
  await touch(c, { externalOrderRef: '0' })
  expect(idsIn((await get(`sort=reference&order=asc&startingAfter=${c}`)).body)).toEqual([a, b, d, e])
})

it('refuses the id alone of an order that has nothing any more that the list goes by, or is not in it', async () => {
  const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
  const foreign = (await call(routeOf('placeOrder'), 'POST', '/orders', { key: stranger.key, body: order })).body
  await touch(ids[2], { externalOrderRef: null, currency: 'EUR' })
  await touch(ids[4], { pricingMode: 'FIXED', fixedPriceMinor: 100, currency: 'USD' })
  const refused = { status: 400, body: { details: [{ field: 'startingAfter' }] } }
  for (const sort of ['reference', 'price', 'agreed'])
    for (const id of [ids[2], newId('order'), (foreign as OrderView).id])
      expect(await get(`sort=${sort}&order=asc&startingAfter=${id}`)).toMatchObject(refused)
  // By ids alone the list goes on behind any.
  expect(idsIn((await get(`order=asc&startingAfter=${ids[2]}`)).body)).toEqual(ids.slice(3))
})

it.each([
  ['of another sort', 'sort=reference', [7]],
  ['of a list by several things', 'sort=price', ['EUR']],
  ['of no list by more than ids', '', ['A']],
  ['with an impossible day', 'sort=due', ['2026-02-30']],
  ['with an impossible moment', 'sort=activity', ['2026-02-30T00:00:00+00:00']],
  ['before all years', 'sort=activity', ['0001-01-01T00:00:00+10:00']],
  ['after all years', 'sort=activity', ['9999-12-31T23:59:59-10:00']],
  ['with an offset that no place has', 'sort=activity', ['2026-02-03T00:00:00+99:00']],
  ['of a year that none was', 'sort=due', ['0000-02-03']],
  ['with an amount that none can be', 'sort=price', ['EUR', 2 ** 31]],
  ['with what no text holds', 'sort=reference', ['\0']],
])('refuses a cursor %s', async (_, query, values) => {
  const { status, body } = await get(`${query}&startingAfter=${toCursor(ids[0] ?? '', values)}`)
  expect([status, body]).toMatchObject([400, { details: [{ field: 'startingAfter' }] }])
})

it('refuses the cursor of another sort, though it has a text like this one', async () => {
  const { headers } = await get('sort=reference&limit=2')
  const cursor = /startingAfter=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  expect((await get(`sort=reference&startingAfter=${cursor}`)).body).toHaveLength(3)
  expect(await get(`sort=customer&startingAfter=${cursor}`)).toMatchObject({ status: 400 })
})

it('reads the moment of a cursor wherever that was written', async () => {
  const at = '2126-02-03T00:00:00.5+23:59'
  expect((await get(`sort=activity&startingAfter=${toCursor(ids[0] ?? '', [at])}`)).body).toHaveLength(5)
})

it.each(['.', '.e30', '.W10', '.not-json', '.%00'])('refuses a cursor that ends in %s', async (end) => {
  expect(await get(`sort=reference&startingAfter=${ids[0]}${end}`)).toMatchObject({ status: 400 })
})

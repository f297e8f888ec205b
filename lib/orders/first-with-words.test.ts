import { beforeAll, describe, expect, it } from 'vitest'
import type { CustomerActor, OperatorActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { findOrders } from '#lib/operators/find-orders.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import type { ListOrdersQuery } from '#lib/orders/schema.ts'
import type { PageRequest } from '#lib/paging.ts'
import { customerActor, makeClient, makeResearcher, researcherActor } from '#prisma/factories.ts'

// More than are looked at before the index is asked. What an order says of itself follows from its place in time.
const many = 1_300
const wordsAt = (at: number) =>
  [
    'Everywhere',
    at % 40 === 7 ? 'Often' : '',
    at < 60 && at % 2 === 0 ? 'Formerly' : '',
    at === 3 || at === 900 ? 'Twice' : '',
  ]
    .filter((word) => word !== '')
    .join(' ')
const statusAt = (at: number) => (at % 3 === 0 ? 'withdrawn' : 'submitted')

let actor: CustomerActor
let operator: OperatorActor
let rows: Prisma.OrderCreateManyInput[]
let number: string
beforeAll(async () => {
  const client = await makeClient(getDb())
  const { id: clientId } = client
  actor = customerActor(client)
  operator = { ...researcherActor(await makeResearcher(getDb())), type: 'operator' }
  const same = { environment: actor.environment, clientId, pricingMode: 'OPEN_FOR_BIDS', currency: 'EUR' } as const
  rows = Array.from({ length: many }, (_, at) => ({
    ...{ ...same, id: newId('order'), status: statusAt(at), repositoryName: 'Archive', documentType: 'Will' },
    location: wordsAt(at),
    // The last are the first by these.
    externalOrderRef: `R${String(many - at).padStart(6, '0')}`,
    customerName: at % 2 === 0 ? `C${String(at % 7)}` : null,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + (at % 50) * 1_000),
  }))
  await getDb().order.createMany({ data: rows })
  // What is the name of one order stands in another one's texts.
  const [named, other] = [rows[1_200], rows[5]]
  ;({ number } = await getDb().order.findUniqueOrThrow({ where: { id: named?.id ?? '' } }))
  if (other) other.location = `Everywhere ${number}`
  await getDb().order.update({ where: { id: other?.id ?? '' }, data: { location: `Everywhere ${number}` } })
})

type Row = (typeof rows)[number]
const keyOf: Record<string, (row: Row) => string> = {
  placed: () => '',
  activity: ({ updatedAt }) => (updatedAt as Date).toISOString(),
  reference: ({ externalOrderRef }) => externalOrderRef ?? '',
  customer: ({ customerName }) => customerName ?? '',
}

/** What a list is to have: looked for here, one row after the other. */
function expected({ q = '', sort = 'placed', status }: ListOrdersQuery, order: PageRequest['order']) {
  const fits = ({ location, ...row }: Row) =>
    (q.split(' ').every((word) => location.toLowerCase().includes(word)) ||
      (q === number.toLowerCase() && row.id === rows[1_200]?.id)) &&
    (status === undefined || row.status === status) &&
    (sort !== 'customer' || row.customerName !== null)
  const placeOf = (row: Row) => `${keyOf[sort]?.(row) ?? ''} ${row.id}`
  const found = rows.filter(fits).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  return (order === 'desc' ? found.reverse() : found).map(({ id }) => id)
}

async function walk(read: (page: PageRequest) => ReturnType<typeof listOrders>, order: PageRequest['order']) {
  const seen: string[] = []
  let startingAfter: string | undefined
  for (let more = true; more;) {
    const { items, hasMore, next } = await read({ limit: 20, order, ...(startingAfter && { startingAfter }) })
    seen.push(...items.map(({ id }) => id))
    startingAfter = next ?? items.at(-1)?.id
    more = hasMore && seen.length <= many
  }
  return seen
}

const searches = [
  'often',
  'formerly',
  'twice',
  'everywhere twice',
  'often everywhere',
  'formerly often',
  'nowhere',
  'its number',
]
const toSearch = (words: string) => (words === 'its number' ? number.toLowerCase() : words)
describe.each(['desc', 'asc'] as const)('%s', (order) => {
  it.each(searches)('finds all orders with %s, page after page, whatever the list goes by', async (words) => {
    const q = toSearch(words)
    for (const sort of ['placed', 'activity', 'reference', 'customer'] as const)
      for (const status of [undefined, 'withdrawn'] as const) {
        const query = { q, sort, ...(status && { status }) }
        const found = await walk((page) => listOrders(getDb(), actor, query, page), order)
        expect([sort, status, found]).toEqual([sort, status, expected(query, order)])
      }
  })

  it.each(searches)('finds them for operators, with other filters too: %s', async (words) => {
    const q = toSearch(words)
    const all = (more: object) =>
      walk((page) => findOrders(getDb(), operator, { q, clientId: actor.clientId, ...more }, page), order)
    expect(await all({})).toEqual(expected({ q }, order))
    expect(await all({ status: ['withdrawn'] })).toEqual(expected({ q, status: 'withdrawn' }, order))
  })
})

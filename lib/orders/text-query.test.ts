import { beforeEach, describe, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { findOrders } from '#lib/operators/find-orders.ts'
import { listClients } from '#lib/operators/list-clients.ts'
import { listResearchers } from '#lib/operators/list-researchers.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput, type OrderView } from '#lib/orders/schema.ts'
import { findPeople } from '#lib/people/find-people.ts'
import { listResearchOrders } from '#lib/researchers/list-research-orders.ts'
import { customerActor, makeClient, makeResearcher, makeUser, researcherActor } from '#prisma/factories.ts'
import type { CustomerActor, OperatorActor } from '#lib/actor.ts'
import type { Client, Researcher } from '#lib/generated/prisma/client.ts'

const page = { limit: 100, order: 'desc' } as const
let client: Client
let researcher: Researcher
let actor: CustomerActor
let operator: OperatorActor
let placedHere: string[]
beforeEach(async () => {
  placedHere = []
  client = await makeClient(getDb())
  researcher = await makeResearcher(getDb())
  actor = customerActor(client)
  operator = { ...researcherActor(researcher), type: 'operator' }
})

async function place(more: object, by = actor): Promise<OrderView> {
  const input = placeOrderInput.parse({ repositoryName: 'Archive', documentType: 'Will', location: 'Town', ...more })
  const placed = await inTransaction((tx) => placeOrder(tx, by, input))
  placedHere.push(placed.id)
  return placed
}

/** What each side's list finds. */
const sides = {
  customer: async (q: string) => (await listOrders(getDb(), actor, { q }, page)).items,
  researcher: async (q: string) => (await listResearchOrders(getDb(), researcherActor(researcher), { q }, page)).items,
  operator: async (q: string) => (await findOrders(getDb(), operator, { q, clientId: client.id }, page)).items,
}
/** Of this test's orders: the board has everybody's. */
const find = async (side: keyof typeof sides, q: string) =>
  (await sides[side](q))
    .map(({ id }) => id)
    .filter((id) => placedHere.includes(id))
    .sort()
const all = ['customer', 'researcher', 'operator'] as const

const spellings = [
  ['Müller', 'Mueller', 'Muller', 'MÜLLER', 'mu\u0308ller'],
  ['Łoś', 'Los', 'łos'],
  ['Strauß', 'Strauss', 'STRAUSS'],
  ['Ødegård', 'Odegaard', 'Odegard', 'Oedegaard', 'ødegaard'],
  ['Bæk', 'Baek', 'Bäk', 'Bak'],
  ['Þórðarson', 'Thordarson'],
  ['Göransson', 'Goeransson', 'Goransson'],
]

describe.each(spellings.map((group) => [group[0] ?? '', group] as const))('%s', (_, group) => {
  it.each(all)('is found by the %s however it is spelled, and however much of it is typed', async (side) => {
    const placed = await Promise.all(
      group.map((lastname) => place({ personsOfInterest: [{ firstname: 'Anna', lastname }] })),
    )
    await place({ personsOfInterest: [{ firstname: 'Anna', lastname: 'Meier' }] })
    const ids = placed.map(({ id }) => id).sort()
    for (const q of group) {
      expect([q, await find(side, q)]).toEqual([q, ids])
      for (let length = 1; length < q.length; length += 1)
        expect([q.slice(0, length), await find(side, q.slice(0, length))]).toEqual([
          q.slice(0, length),
          expect.arrayContaining(ids),
        ])
    }
  })
})

it.each(all)('finds an order by its number as the %s, however it is typed, and no other by it', async (side) => {
  const order = await place({ personsOfInterest: [{ lastname: 'Moreau' }] })
  await place({})
  const { number } = order.order
  const body = number.replace(/^CS-|-/g, '')
  for (const q of [number, number.toLowerCase(), body, body.toLowerCase(), `cs ${body.slice(0, 3)} ${body.slice(3)}`])
    expect([q, await find(side, q)]).toEqual([q, [order.id]])
  const other = body.endsWith('7') ? '8' : '7'
  expect(await find(side, `${number.slice(0, -1)}${other}`)).toEqual([])
  expect(await find(side, order.id)).toEqual([order.id])
})

it('goes on finding what only looks like a number or an id: a reference', async () => {
  const { id, order } = await place({})
  const referring = await place({ externalOrderRef: order.number })
  const again = await place({ externalOrderRef: id })
  expect(await find('customer', order.number)).toEqual([id, referring.id].sort())
  expect(await find('customer', id)).toEqual([id, again.id].sort())
  // Their reference is none of a researcher's business.
  expect(await find('researcher', order.number)).toEqual([id])
})

it("shows nobody a stranger's order by its number or id", async () => {
  const stranger = customerActor(await makeClient(getDb()))
  const { id, order } = await place({ instructions: 'sandbox:manual' }, stranger)
  for (const q of [id, order.number]) {
    expect(await find('customer', q)).toEqual([])
    expect(await find('operator', q)).toEqual([])
    expect((await listResearchOrders(getDb(), researcherActor(researcher), { q }, page)).items).toEqual([])
    expect((await findOrders(getDb(), operator, { q }, page)).items.map((row) => row.id)).toEqual([id])
  }
})

it('finds clients, researchers and people for operators however their names are spelled', async () => {
  const firm = await makeClient(getDb(), { name: 'Büro Søgaard & Bæk' })
  const made = await makeResearcher(getDb(), { name: 'Jörg Ødegård' })
  const person = await makeUser(getDb(), { name: 'Łucja Müller' })
  const order = await place({}, customerActor(firm))
  for (const q of ['buero', 'Sogaard', 'SØGÅRD', 'garD & BAEK', firm.id])
    expect([q, (await listClients(getDb(), operator, { q }, page)).items.map(({ id }) => id)]).toEqual([q, [firm.id]])
  for (const q of ['Joerg', 'odegaard', 'JORG ODE'])
    expect([q, (await listResearchers(getDb(), operator, { q }, page)).items.map(({ id }) => id)]).toEqual([
      q,
      [made.id],
    ])
  for (const q of ['Lucja', 'mueller', 'CJA MUL', person.email])
    expect([q, (await findPeople(getDb(), operator, { q }, page)).items.map(({ id }) => id)]).toEqual([q, [person.id]])
  expect((await findOrders(getDb(), operator, { q: 'buero sogaard' }, page)).items.map(({ id }) => id)).toEqual([
    order.id,
  ])
  // What means something in a pattern means itself, however wide it is typed.
  const whole = await makeClient(getDb(), { name: '100 % Büro_1' })
  for (const q of ['100 %', '100 ％', 'ro_1'])
    expect([q, (await listClients(getDb(), operator, { q }, page)).items.map(({ id }) => id)]).toEqual([q, [whole.id]])
  for (const q of ['%0', '_2', '\\', '＼', '％0']) {
    expect((await listClients(getDb(), operator, { q }, page)).items).toEqual([])
    expect((await findOrders(getDb(), operator, { q, clientId: firm.id }, page)).items).toEqual([])
  }
  await getDb().client.update({ where: { id: firm.id }, data: { name: 'Kanzlei Groß' } })
  expect((await listClients(getDb(), operator, { q: 'gross' }, page)).items.map(({ id }) => id)).toEqual([firm.id])
})

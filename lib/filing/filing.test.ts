import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma, type Client } from '#lib/generated/prisma/client.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import { findPage, listOrders } from '#lib/orders/list-orders.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { placeOrders } from '#lib/orders/place-orders.ts'
import { prepareOrder } from '#lib/orders/prepared-order.ts'
import { placeOrderInput, type ListOrdersQuery, type OrderView } from '#lib/orders/schema.ts'
import { toCursor } from '#lib/orders/sorted-page.ts'
import { orderSorts, type OrderSort } from '#lib/orders/state.ts'
import { rowsOf } from '#lib/paging.ts'
import { statements } from '#lib/sql.ts'
import { newId } from '#lib/ids.ts'
import { customerActor, makeClient, makeKey, makeResearcher, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { placesBy } from '#tools/testing/places.ts'
import { routeOf } from '#tools/testing/routes.ts'

type Build = (actor: unknown, visible: Prisma.Sql, whose: object, query: ListOrdersQuery, page: object) => Prisma.Sql

let client: Client
let key: string
let ids: string[]
beforeEach(async () => {
  client = await makeClient(getDb())
  ;({ key } = await makeKey(getDb(), client.id))
  ids = (await place(4)).map(({ id }) => id)
})

const place = (count: number, of = client): Promise<OrderView[]> =>
  inTransaction((tx) =>
    placeOrders(
      tx,
      customerActor(of),
      Array.from({ length: count }, () =>
        prepareOrder(
          customerActor(of),
          placeOrderInput.parse({ repositoryName: 'Rijksarchief', documentType: 'Will', location: 'Gent' }),
        ),
      ),
    ),
  )
const file = (body: object, token = key) => call(routeOf('fileOrders'), 'POST', '/orders/filing', { key: token, body })
const get = async (id: string, token = key) =>
  ((await call(routeOf('getOrder'), 'GET', `/orders/${id}`, { key: token })).body as OrderView).order
const list = async (query: string) =>
  ((await call(routeOf('listOrders'), 'GET', `/orders?${query}`, { key })).body as OrderView[]).map(({ id }) => id)
const shelves = async () => (await call(routeOf('listShelves'), 'GET', '/orders/shelves', { key })).body
async function addMember(name: string) {
  const user = await makeUser(getDb(), { name })
  await getDb().membership.create({ data: { userId: user.id, clientId: client.id, role: 'orders' } })
  return user
}

describe('filing', () => {
  it('puts orders into a folder, labels and assigns them, and leaves alone what is not named', async () => {
    const [a = '', b = '', c = ''] = ids
    const ada = await addMember('Ada')
    expect((await file({ orderIds: [a, b], folder: ' Moreau ', addLabels: ['urgent', 'Paris'] })).body).toEqual({
      filed: 2,
    })
    await file({ orderIds: [b, c], assigneeId: ada.id, removeLabels: ['urgent'] })
    expect(await get(a)).toMatchObject({ folder: 'Moreau', labels: ['Paris', 'urgent'] })
    expect(await get(a)).not.toHaveProperty('assignee')
    expect(await get(b)).toMatchObject({ folder: 'Moreau', labels: ['Paris'], assignee: { id: ada.id, name: 'Ada' } })
    expect(await get(c)).toMatchObject({ assignee: { name: 'Ada' } })
    expect(await get(c)).not.toHaveProperty('folder')
    expect(await list('folder=Moreau')).toEqual([b, a])
    expect(await list('label=urgent')).toEqual([a])
    expect(await list(`assigneeId=${ada.id}`)).toEqual([c, b])
    expect(await shelves()).toEqual({ folders: ['Moreau'], labels: ['Paris', 'urgent'], costCentres: [] })
    await file({ orderIds: ids, folder: null, assigneeId: null, removeLabels: ['Paris', 'urgent'] })
    for (const id of ids) expect(Object.keys(await get(id))).not.toEqual(expect.arrayContaining(['folder']))
    expect(await shelves()).toEqual({ folders: [], labels: [], costCentres: [] })
  })

  it('does not change the orders by it, nor tells anybody', async () => {
    const [a = ''] = ids
    const before = await get(a)
    const events = await getDb().event.count()
    await file({ orderIds: [a], folder: 'Kept apart', addLabels: ['urgent'] })
    const { folder: _folder, labels: _labels, ...after } = await get(a)
    expect(after).toEqual(before)
    expect(await getDb().event.count()).toBe(events)
    const reader = await makeToken('researcher', { researcher: await makeResearcher(getDb()) })
    const seen = await call(routeOf('getResearchOrder'), 'GET', `/research/orders/${a}`, { key: reader })
    expect(JSON.stringify(seen.body)).toContain('Rijksarchief')
    expect(JSON.stringify(seen.body)).not.toMatch(/Kept apart|urgent/)
    const operator = await makeToken('operator', {})
    const open = await call(routeOf('getAnyOrder'), 'GET', `/operator/orders/${a}`, { key: operator })
    expect(open.status).toBe(200)
    expect(JSON.stringify(open.body)).not.toMatch(/Kept apart|urgent/)
  })

  it('books orders under a cost centre until a document has it, and never half of them', async () => {
    const [a = '', b = '', c = ''] = ids
    expect((await file({ orderIds: [a, b], costCentre: ' KST 4711 ' })).status).toBe(200)
    expect(await get(a)).toMatchObject({ costCentre: 'KST 4711' })
    expect(await list('costCentre=KST%204711')).toEqual([b, a])
    expect(await shelves()).toMatchObject({ costCentres: ['KST 4711'] })
    expect((await file({ orderIds: [a], costCentre: 'x'.repeat(101) })).status).toBe(400)
    await inTransaction((tx) =>
      issueDocument(tx, {
        ...{ environment: 'development', kind: 'invoice', cause: `order:${a}`, currency: 'EUR', totalMinor: 100 },
        ...{ clientId: client.id, orderId: a },
        snapshot: {
          ...{ seller: { name: 'Callslip' }, buyer: { name: client.name }, lines: [], notes: [] },
          vat: { ratePercent: 0, netMinor: 100, vatMinor: 0, reverseCharge: false },
        },
      }),
    )
    const { number } = await get(a)
    expect(await file({ orderIds: [a, c], costCentre: 'Other', folder: 'Moreau' })).toMatchObject({
      status: 409,
      body: { code: 'order_state_conflict', number, error: expect.stringContaining(number) as string },
    })
    expect(await get(c)).not.toHaveProperty('folder')
    expect((await file({ orderIds: [a], costCentre: null })).status).toBe(409)
    // What it has already changes nothing, and everything else can still be filed.
    expect((await file({ orderIds: [a, b], costCentre: 'KST 4711', folder: 'Moreau' })).status).toBe(200)
    expect(await get(a)).toMatchObject({ folder: 'Moreau', costCentre: 'KST 4711' })
    await file({ orderIds: [b], costCentre: null })
    expect(await get(b)).not.toHaveProperty('costCentre')
  })

  it('files all of them or none', async () => {
    const [a = ''] = ids
    const stranger = await makeClient(getDb())
    const [foreign] = await place(1, stranger)
    const refused = await file({ orderIds: [a, foreign?.id], folder: 'Moreau' })
    expect(refused.status).toBe(404)
    expect(await get(a)).not.toHaveProperty('folder')
    const labels = Array.from({ length: 20 }, (_, n) => `label ${n}`)
    expect((await file({ orderIds: [a], addLabels: labels })).status).toBe(200)
    const overfull = await file({ orderIds: [a], folder: 'Moreau', addLabels: ['one more'] })
    expect(overfull).toMatchObject({ status: 400, body: { details: [{ field: 'addLabels' }] } })
    expect(await get(a)).not.toHaveProperty('folder')
    const somebody = await makeUser(getDb())
    expect(await file({ orderIds: [a], assigneeId: somebody.id })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'assigneeId' }] },
    })
  })

  it('shows nobody who has left', async () => {
    const [a = ''] = ids
    const ada = await addMember('Ada')
    await file({ orderIds: [a], assigneeId: ada.id })
    await getDb().membership.deleteMany({ where: { userId: ada.id } })
    expect(await get(a)).not.toHaveProperty('assignee')
  })

  it('lets two file the same orders at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        file({ orderIds: n % 2 ? ids : ids.toReversed(), folder: `F${n}`, addLabels: [`l${n}`] }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const found = await Promise.all(ids.map((id) => get(id)))
    expect(new Set(found.map(({ folder }) => folder)).size).toBe(1)
    for (const { labels } of found) expect(labels).toHaveLength(10)
  })
})

describe('the order of the list', () => {
  async function order(query: ListOrdersQuery, way: 'asc' | 'desc'): Promise<OrderView[]> {
    const found: OrderView[] = []
    const pages = { limit: 3, order: way }
    for await (const row of rowsOf((page) => listOrders(getDb(), customerActor(client), query, page), pages))
      found.push(row)
    return found
  }

  it('goes by what was asked, page by page, with every order that has it once', async () => {
    const placed = await place(20)
    for (const [n, { id }] of placed.entries())
      await getDb().order.update({
        where: { id },
        // Many share a value: then the id decides.
        data: {
          updatedAt: new Date(Date.UTC(2026, 0, 1 + (n % 4))),
          estimatedCompletionDate: n % 3 === 0 ? null : new Date(Date.UTC(2026, 5, 1 + (n % 5))),
          waitedSeconds: (n % 4) * 86_400,
          externalOrderRef: n % 4 === 0 ? null : `R${n % 3}`,
          customerName: n % 2 === 0 ? null : (['Ånge', 'Ash', 'Zoe'][n % 3] ?? null),
          ...(n % 4 === 1
            ? {}
            : {
                pricingMode: 'FIXED',
                fixedPriceMinor: 1000 * (1 + (n % 3)),
                currency: ['EUR', 'USD'][n % 2] ?? 'EUR',
              }),
        },
      })
    // Chosen and charged as the record would have it, without the days in between.
    const researchers = [await makeResearcher(getDb(), { name: 'Zoe' }), await makeResearcher(getDb(), { name: 'Ada' })]
    for (const [n, { id: orderId }] of placed.entries()) {
      const researcherId = researchers[n % 2]?.id
      if (n % 4 === 3 || researcherId === undefined) continue
      const amountMinor = 1000 * (1 + (n % 3))
      const { id: offerId } = await getDb().offer.create({
        data: {
          ...{ id: newId('offer'), orderId, researcherId, amountMinor, currency: ['EUR', 'USD'][n % 2] ?? 'EUR' },
          ...{ message: 'Soon.', estimatedCompletionDate: new Date(), expiresAt: new Date() },
        },
      })
      await getDb().order.update({ where: { id: orderId }, data: { selectedOfferId: offerId } })
      if (n % 3 > 0) await getDb().orderTerms.update({ where: { orderId }, data: { paidMinor: 10 * (n % 5) } })
    }
    const terms = new Map((await getDb().orderTerms.findMany()).map((one) => [one.orderId, one]))
    const amount = (currency = '', minor: number | null | undefined) =>
      typeof minor === 'number' ? `${currency} ${String(minor).padStart(8, '0')}` : undefined
    for (const [n, name] of ['Abel', 'Moreau', 'Nowak'].entries())
      await file({ orderIds: placed.filter((_, at) => at % 4 === n).map(({ id }) => id), folder: name })
    const all = await getDb().order.findMany({ where: { clientId: client.id }, include: { filing: true } })
    const values = {
      placed: () => '',
      activity: (row: (typeof all)[number]) => row.updatedAt.toISOString(),
      // As the list shows it.
      due: (row: (typeof all)[number]) => dueDateOf(row)?.toISOString(),
      reference: (row: (typeof all)[number]) => row.externalOrderRef ?? undefined,
      customer: (row: (typeof all)[number]) => row.customerName ?? undefined,
      folder: (row: (typeof all)[number]) => row.filing?.folder ?? undefined,
      price: ({ fixedPriceMinor, currency }: (typeof all)[number]) => amount(currency, fixedPriceMinor),
      researcher: ({ id }: (typeof all)[number]) => terms.get(id)?.researcherName,
      agreed: ({ id }: (typeof all)[number]) => amount(terms.get(id)?.currency, terms.get(id)?.agreedMinor),
      paid: ({ id }: (typeof all)[number]) => amount(terms.get(id)?.currency, terms.get(id)?.paidMinor),
    }
    for (const sort of orderSorts)
      for (const way of ['asc', 'desc'] as const) {
        const found = (await order({ sort }, way)).map(({ id }) => id)
        const having = all.filter((row) => values[sort](row) !== undefined)
        expect(new Set(found)).toEqual(new Set(having.map(({ id }) => id)))
        expect(found).toHaveLength(having.length)
        const rows = found.map((id) => all.find((row) => row.id === id))
        const shown = rows.map((row) => [row ? (values[sort](row) ?? '') : '', row?.id ?? ''] as const)
        // The database's own order of texts: each value stands in one run, and the ids within it in the asked way.
        for (const [i, [value, id]] of shown.slice(1).entries()) {
          const [valueBefore, idBefore] = shown[i] ?? ['', '']
          if (value === valueBefore) expect(way === 'asc' ? id > idBefore : id < idBefore).toBe(true)
          else if (sort !== 'customer') expect(way === 'asc' ? value > valueBefore : value < valueBefore).toBe(true)
        }
        const runs = shown.map(([value]) => value).filter((value, i, before) => value !== before[i - 1])
        expect(new Set(runs).size).toBe(runs.length)
      }
  })

  it('refuses a sort that it does not know', async () => {
    expect(await call(routeOf('listOrders'), 'GET', '/orders?sort=colour', { key })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'sort' }] },
    })
  })

  it('reads each page by an index', async () => {
    const actor = customerActor(client)
    const build = statements.get(findPage)?.build as Build // what findPage was defined with
    const explain = (sort: OrderSort, way: 'asc' | 'desc', startingAfter: string) =>
      getDb().$transaction(async (tx) => {
        // A handful of rows is read whole otherwise, and no plan can be told from another.
        await tx.$executeRawUnsafe('SET LOCAL enable_seqscan = off')
        await tx.$executeRawUnsafe('SET LOCAL enable_bitmapscan = off')
        const page = { limit: 20, order: way, startingAfter }
        const statement = build(actor, visibleTo(actor), actor, { sort }, page)
        const rows = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN ${statement}`)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
    for (const sort of orderSorts)
      for (const way of ['asc', 'desc'] as const) {
        const bare = ids[0] ?? ''
        for (const cursor of sort === 'placed' ? [bare] : [bare, toCursor(bare, placesBy[sort])]) {
          const plan = await explain(sort, way, cursor)
          // Those of one order's labels aside, which are within their own order.
          expect([
            sort,
            way,
            plan.split('\n').filter((line) => /Sort/.test(line) && !/l\.label|InitPlan/.test(line)),
          ]).toEqual([sort, way, expect.not.arrayContaining([expect.stringMatching(/Sort Key: [og]\./)])])
          expect(plan).toMatch(sort === 'placed' ? /Index Cond: .*\bid [<>]/ : /Index Cond: .*ROW\(/)
        }
      }
  })
})

describe('notes', () => {
  const notes = (id: string, token = key) => call(routeOf('listNotes'), 'GET', `/orders/${id}/notes`, { key: token })
  const write = (id: string, text: string, token = key) =>
    call(routeOf('writeNote'), 'POST', `/orders/${id}/notes`, { key: token, body: { text } })

  it("are the client's own", async () => {
    const [a = ''] = ids
    const ada = await addMember('Ada')
    const hers = await makeTokenOf(ada.id, 'customer', { clientId: client.id })
    expect((await write(a, 'By a program')).body).toMatchObject({ yours: false })
    const { body } = await write(a, 'By Ada', hers)
    expect(body).toMatchObject({ author: 'Ada', yours: true, text: 'By Ada' })
    expect((await notes(a)).body).toMatchObject([
      { text: 'By a program', yours: false },
      { text: 'By Ada', yours: false },
    ])
    const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
    expect((await notes(a, stranger.key)).status).toBe(404)
    expect((await write(a, 'x', stranger.key)).status).toBe(404)
    const { id } = body as { id: string }
    const remove = (token: string, orderId = a) =>
      call(routeOf('removeNote'), 'DELETE', `/orders/${orderId}/notes/${id}`, { key: token })
    expect((await remove(stranger.key)).status).toBe(404)
    expect((await remove(key, ids[1])).status).toBe(404)
    expect((await remove(key)).status).toBe(200)
    expect((await remove(key)).status).toBe(404)
  })
})

describe('saved views', () => {
  const views = async (token: string) => (await call(routeOf('listViews'), 'GET', '/saved-views', { key: token })).body
  const save = (token: string, name: string, query: object) =>
    call(routeOf('saveView'), 'POST', '/saved-views', { key: token, body: { name, query } })

  it('belong to a person, under each name once', async () => {
    const [ada, bea] = [await addMember('Ada'), await addMember('Bea')]
    const [hers = '', theirs = ''] = await Promise.all(
      [ada, bea].map(({ id }) => makeTokenOf(id, 'customer', { clientId: client.id })),
    )
    await save(hers, 'Urgent', { label: 'urgent' })
    const { body } = await save(hers, 'Urgent', { label: 'urgent', sort: 'due', order: 'asc' })
    expect(await views(hers)).toEqual([body])
    expect(body).toMatchObject({ name: 'Urgent', query: { label: 'urgent', sort: 'due', order: 'asc' } })
    expect(await views(theirs)).toEqual([])
    const { id } = body as { id: string }
    const remove = (token: string) => call(routeOf('removeView'), 'DELETE', `/saved-views/${id}`, { key: token })
    expect((await remove(theirs)).status).toBe(404)
    expect((await remove(hers)).status).toBe(200)
    expect(await save(hers, 'Bad', { sort: 'colour' })).toMatchObject({ status: 400 })
    for (let n = 0; n < 50; n += 1) await save(hers, `View ${n} ${randomUUID()}`, {})
    expect(await save(hers, 'One more', {})).toMatchObject({ status: 400, body: { details: [{ field: 'name' }] } })
  })
})

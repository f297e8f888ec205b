import { expect, it } from 'vitest'
import { GET as asVisitor } from '#app/api/visitors/archives/[archiveId]/figures/route.ts'
import { GET as searchAsVisitor } from '#app/api/visitors/archives/route.ts'
import { searchWordsOf } from '#lib/archives/search-words.ts'
import { getDb } from '#lib/db.ts'
import { getLandingFigures } from '#lib/figures/get-landing-figures.ts'
import type { ArchiveFiguresView } from '#lib/figures/schema.ts'
import type { OrderStatus, PaymentStatus } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

const makeArchive = (data: { mergedIntoId?: string } = {}) => {
  const id = newId('archive')
  const name = `Archive ${id}`
  return getDb().archive.create({
    data: {
      id,
      name,
      kind: 'state',
      city: 'Paris',
      countryISOA3: 'FRA',
      sortName: name,
      searchWords: searchWordsOf([name], 'FRA'),
      ...data,
    },
  })
}

type Done = {
  amountMinor: number
  days?: number
  currency?: string
  environment?: 'development' | 'production'
  status?: OrderStatus
  payment?: PaymentStatus
}

/** An order of an archive as it is when all is done. */
async function order(archiveId: string, { amountMinor, days = 10, currency = 'EUR', ...more }: Done) {
  const { environment = 'production', status = 'completed', payment = 'transferred' } = more
  const [client, researcher] = [await makeClient(getDb()), await makeResearcher(getDb())]
  const openedAt = new Date('2026-03-02T09:00:00Z')
  const deliveredAt = new Date(openedAt.getTime() + days * 86_400_000)
  const { id: orderId } = await getDb().order.create({
    data: {
      id: newId('order'),
      environment,
      clientId: client.id,
      status,
      repositoryName: 'An archive',
      documentType: 'Birth record',
      location: 'Paris',
      archiveRepositoryId: archiveId,
      pricingMode: 'OPEN_FOR_BIDS',
      currency,
      openedAt,
      deliveredAt,
      outcome: 'found',
    },
  })
  const { id: offerId } = await getDb().offer.create({
    data: {
      id: newId('offer'),
      orderId,
      researcherId: researcher.id,
      amountMinor,
      currency,
      message: 'Soon.',
      estimatedCompletionDate: deliveredAt,
      expiresAt: deliveredAt,
    },
  })
  await getDb().order.update({ where: { id: orderId }, data: { selectedOfferId: offerId } })
  const split = { amountMinor, transferAmountMinor: amountMinor, platformFeeMinor: 0, feeBps: 0, currency }
  await getDb().payment.create({
    data: {
      id: newId('payment'),
      environment,
      orderId,
      offerId,
      status: payment,
      researcherAccountId: 'acct_test',
      ...split,
    },
  })
}

const key = async () => (await makeKey(getDb(), (await makeClient(getDb())).id)).key
const figures = async (archiveId: string) =>
  bodyOf<ArchiveFiguresView>(
    await call(routeOf('getArchiveFigures'), 'GET', `/archives/${archiveId}/figures`, { key: await key() }),
  )

it('says the middle half of what real orders cost, and how long they took, from five on', async () => {
  const { id } = await makeArchive()
  const duplicate = await makeArchive({ mergedIntoId: id })
  const silent = { prices: [] }
  expect(await figures(id)).toEqual(silent)
  for (const [i, amountMinor] of [9900, 3300, 4400, 5500].entries()) await order(id, { amountMinor, days: 8 + i })
  // None of these is one that was ordered, paid and completed in production.
  await order(id, { amountMinor: 1, environment: 'development' })
  await order(id, { amountMinor: 1, status: 'delivered' })
  await order(id, { amountMinor: 1, payment: 'refunded' })
  await order((await makeArchive()).id, { amountMinor: 1 })
  expect(await figures(id)).toEqual(silent)
  // One of another currency is counted for the time, and says nothing of a price.
  await order(id, { amountMinor: 7000, days: 40, currency: 'CHF' })
  expect(await figures(id)).toEqual({ orders: 5, medianDays: 10, prices: [] })
  await order(duplicate.id, { amountMinor: 1100, days: 9 })
  // Orders that name the duplicate ask for it by its own id.
  for (const one of [id, duplicate.id])
    expect(await figures(one)).toEqual({
      orders: 6,
      medianDays: 10,
      prices: [{ currency: 'EUR', orders: 5, low: 33, median: 44, high: 55 }],
    })
})

it('tells the landing page of archives with enough orders, and of what researchers read', async () => {
  const { id, name } = await makeArchive()
  const duplicate = await makeArchive({ mergedIntoId: id })
  const ofIt = async () => (await getLandingFigures(getDb())).archives.filter((one) => one.name === name)
  for (const amountMinor of [3300, 4400, 5500, 9900]) await order(id, { amountMinor, days: 8 })
  expect(await ofIt()).toEqual([])
  await order(duplicate.id, { amountMinor: 1100, days: 10 })
  expect(await ofIt()).toEqual([{ name, city: 'Paris', currency: 'EUR', orders: 5, low: 33, high: 55, days: 8 }])
  await makeResearcher(getDb(), { languages: ['cy'], status: 'pending' })
  await makeResearcher(getDb(), { languages: ['mt'], robot: true })
  await makeResearcher(getDb(), { languages: ['la'] })
  const { languages } = await getLandingFigures(getDb())
  expect(languages).toContain('la')
  expect(languages).not.toContain('cy')
  expect(languages).not.toContain('mt')
})

it('is the same for a visitor, who finds the archive too; an unknown one is unknown', async () => {
  const { id, name } = await makeArchive()
  const read = (archiveId: string) => call(asVisitor, 'GET', `/visitors/archives/${archiveId}/figures`)
  expect(await read(id)).toMatchObject({ status: 200, body: { prices: [] } })
  for (const unknown of [newId('archive'), 'x']) expect((await read(unknown)).status).toBe(404)
  const found = await call(searchAsVisitor, 'GET', `/visitors/archives?q=${encodeURIComponent(name)}`)
  expect(found).toMatchObject({ status: 200, body: [{ id, name }] })
})

it('lets a network of visitors ask so often and no more', async () => {
  await getDb().rateBucket.deleteMany()
  const ask = () =>
    call(searchAsVisitor, 'GET', '/visitors/archives?q=paris', { headers: { 'x-callslip-peer': '192.0.2.7' } })
  expect((await ask()).status).toBe(200)
  await getDb().rateBucket.updateMany({ where: { clientId: 'visitor:from 192.0.2.0/24' }, data: { tokens: -100 } })
  // What the process holds already was paid for.
  for (let held = 19; held > 0; held -= 1) await ask()
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { ResearcherPageView } from '#lib/researchers/page-schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOpenOrder, makeOrderInProgress } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

const day = 86_400_000
const production = 'http://localhost:3000/production/api'

const page = (researcherId: string, key: string) =>
  call(routeOf('getResearcherPage'), 'GET', `/researchers/${researcherId}`, { key })

async function deliver(researcherId: string, clientId: string, n: number) {
  const orderId = newId('order')
  const offerId = newId('offer')
  const startedAt = new Date('2026-03-01T15:00:00Z')
  await getDb().order.create({
    data: {
      ...{ id: orderId, clientId, environment: 'development', status: 'in_progress', documentType: 'Will' },
      ...{ repositoryName: 'Archive', location: 'Paris', pricingMode: 'OPEN_FOR_BIDS', currency: 'EUR', startedAt },
    },
  })
  await getDb().offer.create({
    data: {
      ...{ id: offerId, orderId, researcherId, amountMinor: 100, currency: 'EUR', message: 'Yes.', status: 'SELECTED' },
      ...{ estimatedCompletionDate: new Date('2026-03-05'), expiresAt: new Date('2026-03-09') },
    },
  })
  await getDb().order.update({
    where: { id: orderId },
    data: {
      ...{ selectedOfferId: offerId, status: 'completed', outcome: n === 0 ? 'not_found' : 'found' },
      deliveredAt: new Date(startedAt.getTime() + (n + 1) * day),
    },
  })
}

it('shows to those with an offer what is public, and says nothing of fewer than five deliveries', async () => {
  const work = await makeOrderInProgress()
  const { id } = work.researcher.actor
  await getDb().researcher.update({ where: { id }, data: { languages: ['fr'], countries: ['FRA'], bio: 'Call me.' } })
  expect(bodyOf(await page(id, work.key))).toEqual({
    ...{ id, name: 'Camille Laurent', languages: ['fr'], countries: ['FRA'], archives: [] },
  })
  const other = await makeClient(getDb())
  for (let n = 0; n < 5; n += 1) await deliver(id, other.id, n)
  expect(bodyOf<ResearcherPageView>(await page(id, work.key)).record).toEqual({
    ...{ delivered: 5, foundPercent: 80, onTimePercent: 80, medianDays: 3 },
  })
  const { key } = await makeOpenOrder()
  expect(await page(id, key)).toMatchObject({ status: 404 })
})

it('lists the reviews of production that are open, without a word about who wrote them', async () => {
  const work = await makeOrderInProgress()
  const researcherId = work.researcher.actor.id
  const client = await makeClient(getDb(), { productionState: 'enabled' })
  const { key } = await makeKey(getDb(), client.id, { environment: 'production' })
  const list = () =>
    call(routeOf('listResearcherReviews'), 'GET', `/researchers/${researcherId}/reviews`, { key, base: production })
  expect(await list()).toMatchObject({ status: 404 })
  await deliver(researcherId, client.id, 1)
  await getDb().order.updateMany({ where: { clientId: client.id }, data: { environment: 'production' } })
  const { id: orderId } = await getDb().order.findFirstOrThrow({ where: { clientId: client.id } })
  const review = { id: newId('review'), stars: 4, content: 'Quick.', createdAt: new Date('2026-03-10T09:00:00Z') }
  await getDb().review.create({
    data: {
      ...{ ...review, orderId, researcherId, environment: 'production', side: 'customer', authorId: 'usr_x' },
      ...{ authorType: 'customer', dueAt: new Date() },
    },
  })
  expect(bodyOf(await list())).toEqual([])
  await getDb().review.update({ where: { id: review.id }, data: { openedAt: new Date() } })
  expect(bodyOf(await list())).toEqual([{ ...review, createdAt: review.createdAt.toISOString() }])
})

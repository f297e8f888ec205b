import { beforeAll, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { tellNoOffers } from '#lib/notices/suggestion-notices.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOfferOn, makeSignedInResearcher } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const day = 86_400_000
const archive = (name: string, kind: 'city' | 'church' | 'national', city: string, countryISOA3 = 'FRA') => ({
  ...{ id: newId('archive'), name, kind, city, countryISOA3, aliases: [], searchWords: [] },
  sortName: name.toLowerCase(),
})
const asked = archive('Archives de Testville', 'city', 'Testville')
const others = [
  archive('Testville Cathedral', 'church', 'Testville'),
  archive('Archives of another town', 'city', 'Elsewhere'),
  archive('Second archive of Testville', 'city', 'Testville'),
  archive('Testville in another country', 'city', 'Testville', 'DEU'),
  archive('Church elsewhere', 'church', 'Elsewhere'),
  archive('National archives', 'national', 'Elsewhere'),
  archive('National archives of another country', 'national', 'Testville', 'DEU'),
]
const old = { ...archive('Archives of Testville, old name', 'city', 'Testville'), mergedIntoId: asked.id }
beforeAll(async () => {
  // The directory's own archives would be among those of the same kind.
  await getDb().archive.deleteMany()
  await getDb().archive.createMany({ data: [asked, ...others] })
  await getDb().archive.create({ data: old })
})

async function ordered(more: object = {}) {
  const client = await makeClient(getDb(), { productionState: 'enabled', autoOpen: true })
  const { key } = await makeKey(getDb(), client.id, { environment: 'production' })
  const actor = customerActor(client, 'production')
  const input = placeOrderInput.parse({
    ...{ repositoryName: asked.name, archiveRepositoryId: old.id, documentType: 'Will', location: 'Testville' },
    ...more,
  })
  const { id } = await inTransaction((tx) => placeOrder(tx, actor, input))
  const set = (data: object) => getDb().order.update({ where: { id }, data })
  const suggestions = async () =>
    bodyOf<SuggestionsView>(
      await call(routeOf('getSuggestions'), 'GET', `/orders/${id}/suggestions`, {
        key,
        base: 'http://localhost:3000/production/api',
      }),
    )
  return { id, actor, set, suggestions }
}
const nothing = { raisePrice: false, archives: [] }
const namesOf = ({ archives }: SuggestionsView) => archives.map(({ name }) => name)

it('waits three days, then names the price and the archives of the same place', async () => {
  const { id, actor, set, suggestions } = await ordered({ fixedPrice: 30 })
  await set({ status: 'open', openedAt: new Date(Date.now() - 2.9 * day) })
  expect(await suggestions()).toEqual(nothing)
  await set({ openedAt: new Date(Date.now() - 3.1 * day) })
  const found = await suggestions()
  expect(found).toMatchObject({ why: 'no_offers', raisePrice: true })
  expect(namesOf(found)).toEqual(['Second archive of Testville', 'Testville Cathedral'])
  const order = await getOrderRow(getDb(), actor, id)
  const reader = { userId: 'usr_x', email: 'x@example.com', name: 'X', ways: { mail: true, push: false } }
  const mail = await tellNoOffers(getDb(), { order, reader, aboutId: 'evt_x', since: '' })
  expect(JSON.stringify(mail?.letter.body)).toContain('Second archive of Testville, Testville')
})

it('says nothing where there is nothing to say, or an offer came', async () => {
  const { id, set, suggestions } = await ordered({ archiveRepositoryId: 'somewhere' })
  await set({ status: 'open', openedAt: new Date(Date.now() - 9 * day) })
  expect(await suggestions()).toEqual(nothing)
  await set({ archiveRepositoryId: asked.id })
  expect((await suggestions()).why).toBe('no_offers')
  await set({ environment: 'development' })
  await makeOfferOn(id, (await makeSignedInResearcher()).actor)
  await set({ environment: 'production' })
  expect(await suggestions()).toEqual(nothing)
})

it('names where to look next when nothing was found: the same place, then the whole country', async () => {
  const { set, suggestions } = await ordered({ fixedPrice: 30 })
  await set({ status: 'completed', outcome: 'found' })
  expect(await suggestions()).toEqual(nothing)
  await set({ outcome: 'not_found' })
  const found = await suggestions()
  expect(found).toMatchObject({ why: 'not_found', raisePrice: false })
  expect(namesOf(found)).toEqual(['Second archive of Testville', 'Testville Cathedral', 'National archives'])
})

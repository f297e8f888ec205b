import { expect, it } from 'vitest'
import type { ArchiveFileView } from '#lib/archives/schema.ts'
import type { SearchView } from '#lib/board/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { alertResearchers } from '#lib/researchers/alert-researchers.ts'
import { mailAlerts } from '#lib/researchers/mail-alerts.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, offered, openMarket } from '#tools/testing/market.ts'
import { makeSignedInResearcher } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

const market = await openMarket()
const tag = `Board${crypto.randomUUID().slice(0, 6)}`
const list = async (key: string, query: string) =>
  bodyOf<ResearchOrderView[]>(
    await call(routeOf('listResearchOrders'), 'GET', `/research/orders?status=open&q=${tag}${query}`, { key }),
  )
const place = async (order: object) =>
  (await offered(market, { ...order, instructions: `${tag} sandbox:no_offers` })).orderId

it('says why an order stands on the board, and hides it for one researcher alone', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  const { token: other } = await makeSignedInResearcher()
  await getDb().researcher.update({ where: { id: actor.id }, data: { archives: ['Archives de Paris'] } })
  const both = await place({ repositoryName: 'Archives de Paris', countryISOA3: 'FRA' })
  const none = await place({ repositoryName: 'Archivio di Stato', countryISOA3: 'ITA' })
  const because = new Map((await list(key, '')).map((order) => [order.id, order.because]))
  expect(because.get(both)).toEqual(['archive', 'country'])
  expect(because.get(none)).toEqual([])

  const hide = (hidden: boolean, id = both) =>
    call(routeOf('hideOrder'), 'PUT', `/research/orders/${id}/hidden`, { key, body: { hidden } })
  bodyOf(await hide(true))
  bodyOf(await hide(true))
  expect((await list(key, '&hidden=false')).map(({ id }) => id)).toEqual([none])
  expect(await list(key, '&hidden=true')).toMatchObject([{ id: both, hidden: true }])
  expect((await list(other, '&hidden=false')).map(({ id }) => id)).toEqual([none, both])
  bodyOf(await hide(false))
  expect((await list(key, '&hidden=false')).map(({ id }) => id)).toEqual([none, both])
  expect((await hide(true, 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8')).status).toBe(404)
})

it('lists orders by the price that is fixed, page by page', async () => {
  const { token: key } = await makeSignedInResearcher()
  const placed: Record<number, string> = {}
  for (const fixedPrice of [30, 50, 40])
    placed[fixedPrice] = (
      await offered(market, { fixedPrice, currency: 'EUR', instructions: `${tag} sandbox:no_offers` }, fixedPrice)
    ).orderId
  const byPrice = (query: string) => list(key, `&sort=price${query}`).then((rows) => rows.map(({ id }) => id))
  expect(await byPrice('')).toEqual([placed[50], placed[40], placed[30]])
  expect(await byPrice(`&limit=1&startingAfter=${placed[50]}`)).toEqual([placed[40]])
  expect(await byPrice(`&order=asc&startingAfter=${placed[40]}`)).toEqual([placed[50]])
})

it('lists orders by how far they are from the archives of a profile, the nearest first, page by page', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  const operator = await makeToken('operator')
  const put = async (city: string, coordinates?: string) => {
    const archive = { name: `${tag} ${city}`, kind: 'city', city, countryISOA3: 'FRA', coordinates } as const
    return bodyOf<ArchiveFileView>(
      await call(routeOf('addArchive'), 'POST', '/operator/archives', { key: operator, body: archive }),
      201,
    )
  }
  const paris = await put('Paris', '48.8534, 2.3488')
  const [lyon, reims, tokyo, unplaced] = [
    await put('Lyon', '45.7485 4.8467'),
    await put('Reims', '49.2583,4.0317'),
    await put('Tokyo', '35.6895,139.6917'),
    await put('Brest'),
  ]
  const versailles = await put('Versailles', '48.8048,2.1203')
  const byDistance = (query = '') => list(key, `&sort=distance${query}`)
  const orders = new Map<string, string>()
  for (const { id } of [lyon, tokyo, paris, unplaced, reims]) orders.set(id, await place({ archiveRepositoryId: id }))
  const inWords = await place({ repositoryName: versailles.name.toUpperCase(), countryISOA3: 'FRA' })
  expect(await byDistance()).toEqual([])

  await getDb().researcher.update({ where: { id: actor.id }, data: { archives: [paris.id] } })
  const found = await byDistance()
  // By the haversine formula, which isn't ours: 17.6, 130.6 and 393.2.
  expect(found.map(({ id, distance }) => [id, distance?.km])).toEqual([
    [orders.get(paris.id), 0],
    [inWords, 18],
    [orders.get(reims.id), 131],
    [orders.get(lyon.id), 393],
  ])
  expect(found.map(({ distance }) => distance?.from)).toEqual(found.map(() => paris.name))
  expect((await byDistance(`&limit=1&startingAfter=${inWords}`)).map(({ id }) => id)).toEqual([orders.get(reims.id)])
  expect((await list(key, '')).find(({ id }) => id === orders.get(tokyo.id))?.distance).toBeUndefined()

  // A profile that names a duplicate means the archive that it is.
  const duplicate = await put('Paris bis')
  await getDb().archive.update({ where: { id: duplicate.id }, data: { mergedIntoId: paris.id } })
  await getDb().researcher.update({ where: { id: actor.id }, data: { archives: [duplicate.id] } })
  expect((await byDistance()).map(({ id }) => id)).toEqual(found.map(({ id }) => id))
})

it('filters and alerts by the country of the archive where an order has none, and by an archive however it is spelled', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  await getDb().researcher.update({ where: { id: actor.id }, data: { alerts: false } })
  const archive = (name: string, countryISOA3: string) =>
    getDb().archive.create({
      data: {
        ...{ id: newId('archive'), name, kind: 'state', city: 'Town', countryISOA3, sortName: name },
        ...{ aliases: [], searchWords: [] },
      },
    })
  const lodz = await archive(`Archiwum w Łodzi ${tag}`, 'POL')
  const munich = await archive(`Staatsarchiv München ${tag}`, 'DEU')
  const [inLodz, inMunich] = [
    await place({ repositoryName: lodz.name, archiveRepositoryId: lodz.id }),
    await place({ repositoryName: munich.name, archiveRepositoryId: munich.id }),
  ]
  // A country of its own goes before that of the archive.
  const elsewhere = await place({ repositoryName: lodz.name, archiveRepositoryId: lodz.id, countryISOA3: 'UKR' })
  await getDb().order.updateMany({ where: { id: { in: [inLodz, inMunich] } }, data: { countryISOA3: null } })
  const expected: [query: Record<string, string>, ids: string[]][] = [
    [{ country: 'POL' }, [inLodz]],
    [{ language: 'de' }, [inMunich]],
    [{ language: 'uk' }, [elsewhere]],
    [{ archive: 'lodz' }, [elsewhere, inLodz]],
    [{ archive: 'MUNCHEN' }, [inMunich]],
    [{ archive: 'Muenchen', country: 'DEU' }, [inMunich]],
    [{ archive: 'München', country: 'POL' }, []],
  ]
  const orderIds = [inLodz, inMunich, elsewhere]
  for (const [query, ids] of expected) {
    const listed = await list(key, `&${new URLSearchParams(query)}`)
    expect([query, listed.map(({ id }) => id).filter((id) => orderIds.includes(id))]).toEqual([query, ids])
    const body = { name: 'One', query, alerts: true }
    bodyOf(await call(routeOf('saveBoardSearch'), 'POST', '/research/searches', { key, body }), 201)
    await inTransaction((tx) => alertResearchers(tx, orderIds))
    const alerts = await getDb().researcherAlert.findMany({ where: { researcherId: actor.id } })
    expect([query, alerts.map(({ orderId }) => orderId).sort()]).toEqual([query, ids.toSorted()])
    await getDb().researcherAlert.deleteMany({ where: { researcherId: actor.id } })
  }
})

it('keeps searches, and mails what is new to whoever wants that, whatever their profile says', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  const { token: other } = await makeSignedInResearcher()
  await getDb().researcher.update({ where: { id: actor.id }, data: { alerts: false, countries: ['POL'] } })
  const save = (name: string, query: object, alerts = true) =>
    call(routeOf('saveBoardSearch'), 'POST', '/research/searches', { key, body: { name, query, alerts } })
  const kept = bodyOf<SearchView>(await save('Notaries', { q: `notar ${tag}`, archive: 'paris', language: 'fr' }), 201)
  expect(await save('Nothing', {})).toMatchObject({ status: 400 })
  bodyOf(await save('Elsewhere', { country: 'ITA' }, false), 201)
  const searches = bodyOf<SearchView[]>(await call(routeOf('listBoardSearches'), 'GET', '/research/searches', { key }))
  expect(searches.map(({ name }) => name)).toEqual(['Notaries', 'Elsewhere'])

  const found = await place({ documentType: 'Sale/Notarial deed', countryISOA3: 'FRA' })
  const quiet = [
    await place({ documentType: 'Notarial deed', repositoryName: 'Archivio di Stato', countryISOA3: 'ITA' }),
    await place({ documentType: 'Birth record', countryISOA3: 'FRA' }),
    await place({ documentType: 'Notarial deed', countryISOA3: 'BEL' }),
  ]
  // In the rehearsal only orders that no robot answers are news.
  await inTransaction((tx) => alertResearchers(tx, [found, ...quiet]))
  const noted = await getDb().researcherAlert.findMany({ where: { researcherId: actor.id } })
  expect(noted.map(({ orderId }) => orderId)).toEqual([found])
  await mailAlerts(actor.id)
  const user = await getDb().user.findFirstOrThrow({ where: { researcher: { id: actor.id } } })
  const mails = await getDb().mail.findMany({ where: { recipient: user.email } })
  expect(mails).toHaveLength(1)
  // Their profile has nothing to do with it.
  expect(mails[0]?.text).not.toMatch(/profile/i)
  expect(mails[0]?.text).toContain('Switch off what your kept searches find at those, on the board: http')

  const remove = (as: string) =>
    call(routeOf('removeBoardSearch'), 'DELETE', `/research/searches/${kept.id}`, { key: as })
  expect((await remove(other)).status).toBe(404)
  bodyOf(await remove(key))
})

it('makes words of an order and of a kept search once, however many keep how many, and of none where robots answer', async () => {
  const { actor } = await makeSignedInResearcher()
  const keep = (q: string) =>
    getDb().boardSearch.create({ data: { id: newId('boardSearch'), researcherId: actor.id, name: q, q } })
  for (const word of ['notary', 'parish', 'census']) await keep(`${tag} ${word}`)
  const searches = await getDb().boardSearch.count({ where: { alerts: true } })
  const orderIds = [await place({}), await place({}), await place({})]
  const called = (ids: string[]) =>
    inTransaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL track_functions = 'all'`
      // What the connection did before may be among them still.
      const calls = async (name: string) =>
        (
          await tx.$queryRaw<
            { calls: number }[]
          >`SELECT calls::int FROM pg_stat_xact_user_functions WHERE funcname = ${name}`
        )[0]?.calls ?? 0
      const before = [await calls('words_of_order'), await calls('words_sought')] as const
      await alertResearchers(tx, ids)
      return [(await calls('words_of_order')) - before[0], (await calls('words_sought')) - before[1]]
    })
  expect(await called(orderIds)).toEqual([orderIds.length, searches])
  await getDb().order.updateMany({ where: { id: { in: orderIds } }, data: { sandboxMode: null } })
  expect(await called(orderIds)).toEqual([0, 0])
})

import { beforeAll, expect, it } from 'vitest'
import { POST as onboard } from '#app/api/research/account/route.ts'
import { POST as refresh } from '#app/api/research/account/refresh/route.ts'
import { POST as apply } from '#app/api/research/application/route.ts'
import { GET as exportTable } from '#app/api/research/earnings.csv/route.ts'
import { GET as earnings } from '#app/api/research/earnings/route.ts'
import { GET as earningsByOrder } from '#app/api/research/earnings/orders/route.ts'
import { GET as one } from '#app/api/research/orders/[orderId]/route.ts'
import { GET as board } from '#app/api/research/orders/route.ts'
import { GET as profile, PATCH as change } from '#app/api/research/profile/route.ts'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { EarningsView, EarningView } from '#lib/earnings/schema.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { alertResearchers } from '#lib/researchers/alert-researchers.ts'
import { mailAlerts } from '#lib/researchers/mail-alerts.ts'
import type { ResearcherFileView, ResearchOrderView, ResearchProfileView } from '#lib/researchers/schema.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, initiated, offered, openMarket, paid, selectOffer, type Market } from '#tools/testing/market.ts'
import { makeSignedInResearcher } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { makeUser, researcherActor } from '#prisma/factories.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

const archiveRow = (name: string) => ({
  id: newId('archive'),
  name,
  kind: 'city' as const,
  city: 'Speyer',
  countryISOA3: 'DEU',
  sortName: name,
  searchWords: [],
})
const application = {
  name: 'Nadia Haddad',
  bio: 'Ottoman registers.',
  languages: ['AR', 'fr'],
  countries: ['lbn', 'FRA'],
  archives: ['Archives de Paris'],
}

async function makePerson() {
  const user = await makeUser(getDb())
  await getDb().membership.create({ data: { userId: user.id, clientId: market.client.id } })
  const token = (role: 'customer' | 'researcher') =>
    makeTokenOf(user.id, role, role === 'customer' ? { clientId: market.client.id } : {})
  return { user, token }
}

it('takes an application, tells the operators, and shows where it stands', async () => {
  const operator = await makeUser(getDb(), { operatorRole: 'admin' })
  const { user, token } = await makePerson()
  const key = await token('customer')
  expect(bodyOf(await call(profile, 'GET', '/research/profile', { key }))).toEqual({ status: 'none' })
  expect((await call(change, 'PATCH', '/research/profile', { key, body: { alerts: false } })).status).toBe(404)
  expect(
    (await call(apply, 'POST', '/research/application', { key, body: { ...application, countries: [], archives: [] } }))
      .status,
  ).toBe(400)
  expect(
    (await call(apply, 'POST', '/research/application', { key, body: { ...application, languages: ['French'] } }))
      .status,
  ).toBe(400)
  const applied = bodyOf<ResearchProfileView>(
    await call(apply, 'POST', '/research/application', { key, body: application }),
  )
  expect(applied).toMatchObject({
    status: 'pending',
    profile: { name: 'Nadia Haddad', languages: ['ar', 'fr'], countries: ['LBN', 'FRA'], alerts: true },
  })
  const corrected = bodyOf<ResearchProfileView>(
    await call(apply, 'POST', '/research/application', { key, body: { ...application, name: 'N. Haddad' } }),
  )
  expect([corrected.profile?.id, corrected.profile?.name]).toEqual([applied.profile?.id, 'N. Haddad'])
  expect(
    await getDb().mail.count({
      where: { recipient: operator.email, subject: { contains: 'asks to become a researcher' } },
    }),
  ).toBe(1)
  // Not a researcher until an operator says so.
  expect((await call(board, 'GET', '/research/orders', { key: await token('researcher') })).status).toBe(403)

  await getDb().researcher.update({ where: { userId: user.id }, data: { status: 'approved' } })
  const researcherKey = await token('researcher')
  expect(
    (await call(apply, 'POST', '/research/application', { key: researcherKey, body: application })).body,
  ).toMatchObject({ code: 'researcher_exists' })
  const changed = bodyOf<ResearchProfileView>(
    await call(change, 'PATCH', '/research/profile', {
      key: researcherKey,
      body: { bio: '', alerts: false, countries: ['ITA'] },
    }),
  )
  expect(changed).toMatchObject({ status: 'approved', profile: { countries: ['ITA'], alerts: false } })
  expect(changed.profile?.bio).toBeUndefined()
  expect(
    (await call(change, 'PATCH', '/research/profile', { key: researcherKey, body: { countries: [], archives: [] } }))
      .status,
  ).toBe(400)
})

it('takes no name that would lead readers of its mails elsewhere, from an applicant or a researcher', async () => {
  const { token } = await makePerson()
  const key = await token('customer')
  const send = (body: object) => call(apply, 'POST', '/research/application', { key, body })
  const names = ['Nadia, see https://evil.example', 'Nadia www.evil.example', 'nadia@evil.example', 'Nadia\nClick here']
  for (const name of names) {
    expect([name, await send({ ...application, name })]).toMatchObject([
      name,
      { status: 400, body: { code: 'invalid_request', details: [{ field: 'name' }] } },
    ])
  }
  bodyOf(await send(application), 200)
  for (const name of names)
    expect((await call(change, 'PATCH', '/research/profile', { key, body: { name } })).status).toBe(400)
})

it('tells a refused applicant why, and lets them apply again', async () => {
  const { id: archiveId } = await getDb().archive.create({ data: archiveRow('Archives of the refused') })
  const { user, token } = await makePerson()
  const [key, operatorKey] = [await token('customer'), await makeToken('operator')]
  const { profile: applied } = bodyOf<ResearchProfileView>(
    await call(apply, 'POST', '/research/application', { key, body: { ...application, archives: [archiveId] } }),
  )
  expect(applied?.knownArchives).toEqual([
    { id: archiveId, name: 'Archives of the refused', city: 'Speyer', countryISOA3: 'DEU' },
  ])
  const file = () => call(routeOf('getResearcher'), 'GET', `/operator/researchers/${applied?.id}`, { key: operatorKey })
  expect(bodyOf<ResearcherFileView>(await file())).toMatchObject({
    bio: 'Ottoman registers.',
    knownArchives: [{ name: 'Archives of the refused' }],
  })

  const decide = (body: object) =>
    call(routeOf('updateResearcher'), 'PATCH', `/operator/researchers/${applied?.id}`, { key: operatorKey, body })
  bodyOf(await decide({ status: 'refused', reason: 'Say what you have worked on.' }))
  const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: user.email } })
  expect([mail.subject, mail.text]).toEqual([
    'Your application as a researcher',
    expect.stringContaining('Say what you have worked on.'),
  ])
  expect(bodyOf(await call(profile, 'GET', '/research/profile', { key }))).toMatchObject({
    status: 'refused',
    reason: 'Say what you have worked on.',
  })
  expect((await call(board, 'GET', '/research/orders', { key: await token('researcher') })).status).toBe(403)

  // Put off as long as it was undecided.
  const item = { kind: 'researchers', targetId: applied?.id ?? '', environment: 'production' } as const
  await getDb().workItem.create({ data: { ...item, snoozedUntil: new Date(Date.now() + 86_400_000) } })
  const again = bodyOf<ResearchProfileView>(
    await call(apply, 'POST', '/research/application', { key, body: { ...application, bio: 'Ten years in Beirut.' } }),
  )
  expect(again).toMatchObject({ status: 'pending', profile: { id: applied?.id, bio: 'Ten years in Beirut.' } })
  expect(again.reason).toBeUndefined()
  expect(await getDb().workItem.findFirst({ where: item })).toMatchObject({ snoozedUntil: null })
  bodyOf(await decide({ status: 'approved' }))
  expect((await call(board, 'GET', '/research/orders', { key: await token('researcher') })).status).toBe(200)
})

it('leaves a decision as it is that is made while a correction is sent', async () => {
  const { user, token } = await makePerson()
  const key = await token('customer')
  bodyOf(await call(apply, 'POST', '/research/application', { key, body: application }))
  let corrected: ReturnType<typeof call> | undefined
  await inTransaction(async (tx) => {
    await tx.researcher.update({ where: { userId: user.id }, data: { status: 'approved' } })
    corrected = call(apply, 'POST', '/research/application', { key, body: { ...application, name: 'N. Haddad' } })
    await waitFor('the correction waits for the decision', 4_000, waitsForLock, 20)
  })
  expect(await corrected).toMatchObject({ status: 409, body: { code: 'researcher_exists' } })
  expect(await getDb().researcher.findUnique({ where: { userId: user.id } })).toMatchObject({
    status: 'approved',
    name: 'Nadia Haddad',
  })
})

it('opens a payout account, says what is missing, and sees it become active', async () => {
  const { user, token } = await makePerson()
  await call(apply, 'POST', '/research/application', { key: await token('customer'), body: application })
  await getDb().researcher.update({ where: { userId: user.id }, data: { status: 'approved' } })
  const key = await token('researcher')
  const body = { countryISOA3: 'FRA' }
  const { url } = bodyOf<{ url: string }>(await call(onboard, 'POST', '/research/account', { key, body }))
  const pending = bodyOf<ResearchProfileView>(await call(profile, 'GET', '/research/profile', { key }))
  expect(pending.profile?.account).toEqual({
    state: 'pending',
    missing: [
      'A bank account that you are paid to',
      'Your date of birth',
      'A photograph of your identity document',
      "Your agreement to the provider's terms",
    ],
    countryISOA3: 'FRA',
    dashboard: false,
  })
  // Asking again opens no second account.
  await call(onboard, 'POST', '/research/account', { key })
  expect(await getDb().researcherAccount.count({ where: { researcher: { userId: user.id } } })).toBe(1)
  await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'complete' }), redirect: 'manual' })
  const active = bodyOf<ResearchProfileView>(await call(refresh, 'POST', '/research/account/refresh', { key }))
  expect(active.profile?.account).toEqual({ state: 'active', missing: [], countryISOA3: 'FRA', dashboard: true })
})

const place = async (more: Record<string, unknown>) => {
  const input = placeOrderInput.parse({
    repositoryName: 'Stadtarchiv München',
    documentType: 'Census',
    location: 'München',
    instructions: 'sandbox:no_offers',
    ...more,
  })
  return (await inTransaction((tx) => placeOrder(tx, market.actor, input))).id
}
const listed = async (key: string, query: string) =>
  bodyOf<ResearchOrderView[]>(await call(board, 'GET', `/research/orders?${query}`, { key })).map(({ id }) => id)

it('filters the board, and searches only what the board shows', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  await getDb().researcher.update({
    where: { id: actor.id },
    data: { countries: ['CHE'], archives: ['stadtarchiv münchen'] },
  })
  const munich = await place({
    countryISOA3: 'DEU',
    customerName: 'Zacharias Secretclient',
    externalOrderRef: 'REF-7781',
    personsOfInterest: [{ lastname: 'Krautwurst' }],
  })
  const bern = await place({ repositoryName: 'Staatsarchiv Bern', location: 'Bern', countryISOA3: 'CHE' })
  const rome = await place({ repositoryName: 'Archivio di Stato', location: 'Roma', countryISOA3: 'ITA' })
  const all = await listed(key, 'status=open&limit=50')
  expect(all).toEqual(expect.arrayContaining([munich, bern, rome]))
  expect(await listed(key, 'fits=true')).toEqual([bern, munich])
  expect(await listed(key, 'country=ita')).toEqual([rome])
  expect(await listed(key, 'language=de&archive=archiv')).toEqual([bern, munich])
  expect(await listed(key, 'q=krautw')).toEqual([munich])
  for (const secret of ['Zacharias', 'Secretclient', 'REF-7781']) expect(await listed(key, `q=${secret}`)).toEqual([])
  const [first = ''] = await listed(key, 'fits=true&limit=1')
  expect(await listed(key, `fits=true&limit=1&startingAfter=${first}`)).toEqual([munich])
})

it('knows an archive of the directory under all its names and duplicates', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  const { id } = await getDb().archive.create({
    data: { ...archiveRow('Archiv der Mühle'), aliases: ['Mühlenarchiv'] },
  })
  const { id: duplicate } = await getDb().archive.create({ data: { ...archiveRow('Mill archive'), mergedIntoId: id } })
  const here = { repositoryName: 'Whatever', location: 'Speyer' }
  const fitting = [
    await place({ ...here, archiveRepositoryId: id }),
    await place({ ...here, archiveRepositoryId: duplicate }),
    await place({ ...here, repositoryName: 'mühlenarchiv' }),
    await place({ ...here, repositoryName: 'Archiv der Mühle', countryISOA3: 'DEU' }),
  ].reverse()
  // Another archive of that name: in another country, or one that the directory tells apart.
  await place({ ...here, repositoryName: 'Archiv der Mühle', countryISOA3: 'LIE' })
  await place({ ...here, repositoryName: 'Archiv der Mühle', archiveRepositoryId: 'elsewhere-1' })
  for (const archives of [[id], [duplicate]]) {
    await getDb().researcher.update({ where: { id: actor.id }, data: { countries: [], archives } })
    expect(await listed(key, 'fits=true')).toEqual(fitting)
  }
})

it("shows a researcher no e-mail address, and nobody else's amount, date or report", async () => {
  const { orderId } = await offered(market, { customerName: 'Zacharias Secretclient' }, 71.13)
  const outsider = await makeSignedInResearcher('Jonas Weber')
  const rivalToken = await makeToken('researcher', { researcher: market.rival })
  for (const key of [outsider.token, rivalToken]) {
    const list = await call(board, 'GET', '/research/orders', { key })
    const order = bodyOf<ResearchOrderView>(await call(one, 'GET', `/research/orders/${orderId}`, { key }))
    expect(order.offerCount).toBe(2)
    for (const text of [JSON.stringify(list.body), JSON.stringify(order)]) {
      expect(text).not.toContain('@')
      expect(text).not.toContain('Secretclient')
      expect(text).not.toContain(market.researcher.name)
      if (key === outsider.token) expect(text).not.toContain('71.13')
    }
  }
  // The rival sees an order that another was chosen for, and nothing of what was agreed.
  await getDb().order.update({
    where: { id: orderId },
    data: {
      status: 'delivered',
      outcome: 'found',
      report: 'Page 41',
      deliveredAt: new Date(),
      estimatedCompletionDate: new Date('2027-01-01'),
    },
  })
  const seen = bodyOf<ResearchOrderView>(await call(one, 'GET', `/research/orders/${orderId}`, { key: rivalToken }))
  expect(seen).toMatchObject({ mine: false })
  for (const member of ['outcome', 'report', 'deliveredAt', 'estimatedCompletionDate'])
    expect(seen).not.toHaveProperty(member)
})

it('mails new orders that fit, once, together, at most every hour', async () => {
  const { actor } = await makeSignedInResearcher('Lena Alert')
  const { user } = await getDb().researcher.update({
    where: { id: actor.id },
    data: { countries: ['AUT'] },
    include: { user: true },
  })
  const mails = () => getDb().mail.findMany({ where: { recipient: user?.email ?? '' }, orderBy: { createdAt: 'asc' } })
  const planned = () => getDb().$queryRaw<{ key: string; inMinutes: number }[]>`
    SELECT key, extract(epoch FROM run_at - now())::float8 / 60 AS "inMinutes" FROM graphile_worker.jobs WHERE key = ${`alert:${actor.id}`}`
  const inVienna = () =>
    place({
      repositoryName: 'Wiener Stadtarchiv',
      location: 'Wien',
      countryISOA3: 'AUT',
      customerName: 'Zacharias Secretclient',
    })
  const ids = [await inVienna(), await inVienna()]
  await runDueJobs()
  expect(await planned()).toEqual([{ key: `alert:${actor.id}`, inMinutes: expect.closeTo(1, 0) }])
  await mailAlerts(actor.id)
  await mailAlerts(actor.id)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 new orders that fit you')
  for (const id of ids) expect(mail?.text).toContain(`/research/orders/${id}?environment=development`)
  expect(mail?.text).not.toContain('Secretclient')
  await getDb().$executeRaw`SELECT graphile_worker.remove_job(${`alert:${actor.id}`})`

  const third = await inVienna()
  await inTransaction((tx) => alertResearchers(tx, [third]))
  await inTransaction((tx) => alertResearchers(tx, [third]))
  expect((await planned())[0]?.inMinutes).toBeCloseTo(60, 0)
  await getDb().researcher.update({ where: { id: actor.id }, data: { alerts: false } })
  await mailAlerts(actor.id)
  expect(await mails()).toHaveLength(1)
  await inTransaction(async (tx) => alertResearchers(tx, [await inVienna()]))
  expect(await getDb().researcherAlert.count({ where: { researcherId: actor.id, mailedAt: null } })).toBe(0)
})

it('mails no order that was hidden, nor what the profile no longer wants though a kept search does', async () => {
  const { actor, token: key } = await makeSignedInResearcher()
  const profileIs = (data: object) =>
    getDb().researcher.update({ where: { id: actor.id }, data, include: { user: true } })
  const { user } = await profileIs({ countries: ['LIE'] })
  const search = { name: 'Maps', query: { q: `maps ${newId('order')}` }, alerts: true }
  bodyOf(await call(routeOf('saveBoardSearch'), 'POST', '/research/searches', { key, body: search }), 201)
  const hide = (orderId: string) =>
    call(routeOf('hideOrder'), 'PUT', `/research/orders/${orderId}/hidden`, { key, body: { hidden: true } })
  const placed = () => place({ repositoryName: 'Landesarchiv', location: 'Vaduz', countryISOA3: 'LIE' })
  const tell = (orderId: string) => inTransaction((tx) => alertResearchers(tx, [orderId]))
  const noted = () => getDb().researcherAlert.count({ where: { researcherId: actor.id } })

  const [before, after, unwanted, last] = [await placed(), await placed(), await placed(), await placed()]
  bodyOf(await hide(before))
  await tell(before)
  expect(await noted()).toBe(0)
  await tell(after)
  bodyOf(await hide(after))
  await mailAlerts(actor.id)
  await tell(unwanted)
  await profileIs({ alerts: false })
  await mailAlerts(actor.id)
  expect(await noted()).toBe(0)
  const mails = () => getDb().mail.count({ where: { recipient: user?.email ?? '' } })
  expect(await mails()).toBe(0)
  await profileIs({ alerts: true })
  await getDb().$executeRaw`SELECT graphile_worker.remove_job(${`alert:${actor.id}`})`
  await tell(last)
  // No mail went that the next one would have to be an hour after.
  const [planned] = await getDb().$queryRaw<{ inMinutes: number }[]>`
    SELECT extract(epoch FROM run_at - now())::float8 / 60 AS "inMinutes" FROM graphile_worker.jobs WHERE key = ${`alert:${actor.id}`}`
  expect(planned?.inMinutes).toBeCloseTo(1, 0)
  await mailAlerts(actor.id)
  expect(await mails()).toBe(1)
})

it('adds up what is held, pending and transferred, to the cent', async () => {
  const own = await openMarket()
  const key = await makeToken('researcher', { researcher: own.researcher })
  const actor = researcherActor(own.researcher)
  const [held, working, done] = [await paid(own), await paid(own), await paid(own)]
  for (const { orderId } of [working, done]) await inTransaction((tx) => startWork(tx, actor, orderId))
  await runDueJobs()
  await inTransaction((tx) =>
    deliverOrder(tx, actor, done.orderId, { outcome: 'not_found', report: 'Nothing in 1892.' }),
  )
  await inTransaction((tx) => completeOrder(tx, own.actor, done.orderId))
  await runDueJobs()
  await initiated(own)
  const unpaid = await offered(own, {}, 10)
  bodyOf(await selectOffer(own, unpaid.orderId, unpaid.offerId))

  const rows = bodyOf<EarningView[]>(await call(earningsByOrder, 'GET', '/research/earnings/orders', { key }))
  expect(rows.map(({ orderId, state, amount }) => [orderId, state, amount])).toEqual([
    [done.orderId, 'transferred', 42.5],
    [working.orderId, 'pending', 42.5],
    [held.orderId, 'reserved', 42.5],
  ])
  const sums = bodyOf<EarningsView>(await call(earnings, 'GET', '/research/earnings', { key }))
  expect(sums.totals).toEqual([
    { currency: 'EUR', orders: 3, reserved: 42.5, pending: 42.5, transferred: 42.5, invoice: 0 },
  ])
  expect(sums.months).toEqual([{ month: new Date().toISOString().slice(0, 7), ...sums.totals[0] }])
  const table = await (
    await exportTable(
      new Request('http://localhost:3000/api/research/earnings.csv', { headers: { authorization: `Bearer ${key}` } }),
    )
  ).text()
  expect(table.split('\r\n')).toHaveLength(5)
  expect(table).toContain(`${done.orderId},Archives de Paris,Birth record,completed,transferred,42.5,42.5,,EUR,`)
  const ofMonth = async (month: string) =>
    bodyOf<EarningView[]>(await call(earningsByOrder, 'GET', `/research/earnings/orders?month=${month}`, { key }))
  expect(await ofMonth(new Date().toISOString().slice(0, 7))).toEqual(rows)
  expect(await ofMonth('2020-01')).toEqual([])
  // What the customer got back, and why, on both pages; what operators wrote for themselves alone isn't told.
  const reason = 'A page was missing.'
  await inTransaction((tx) => refundOrder(tx, systemActor('development'), done.orderId, { amountMinor: 1100, reason }))
  await runDueJobs()
  const returns = [{ amountMinor: 1100, amount: 11, by: 'refund', reason, at: expect.any(String) }]
  const [after] = bodyOf<EarningView[]>(await call(earningsByOrder, 'GET', '/research/earnings/orders', { key }))
  expect(after).toMatchObject({ orderId: done.orderId, amount: 32.5, refunded: 10, returns })
  const seen = () => call(routeOf('getResearchOrder'), 'GET', `/research/orders/${done.orderId}`, { key })
  expect(bodyOf<ResearchOrderView>(await seen()).share).toMatchObject({ amount: 3250, returns })
  await getDb().refund.updateMany({ data: { told: false } })
  expect(bodyOf<ResearchOrderView>(await seen()).share?.returns?.[0]).not.toHaveProperty('reason')
  // The rival has earned nothing, and sees nothing of it.
  expect(
    bodyOf(
      await call(earningsByOrder, 'GET', '/research/earnings/orders', {
        key: await makeToken('researcher', { researcher: own.rival }),
      }),
    ),
  ).toEqual([])
})

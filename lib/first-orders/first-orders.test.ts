import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as confirm } from '#app/api/confirm-email/route.ts'
import { POST as register } from '#app/api/first-order/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { POST as registerOnly } from '#app/api/register/route.ts'
import { memberActor } from '#lib/clients/member-actor.ts'
import { getDb } from '#lib/db.ts'
import { openAccounts } from '#lib/first-orders/open-accounts.ts'
import { registeredWithOrderView } from '#lib/first-orders/schema.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { collectClient } from '#lib/rights/collect-client.ts'
import { planDeletions } from '#lib/rights/plan-deletions.ts'
import { gather } from '#lib/rights/zip-files.ts'
import { reap } from '#lib/server/worker/reap.ts'
import { makeClient, makeKey, makeUser } from '#prisma/factories.ts'
import { call, type Reply } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'

const password = 'seven green lamps'
const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  personsOfInterest: [{ lastname: 'Moreau' }],
}
let email = ''
beforeEach(async () => {
  email = `visitor-${crypto.randomUUID()}@example.com`
  await getDb().rateBucket.deleteMany()
})
afterEach(async () => {
  await getDb().standingDecision.updateMany({ data: { holds: true } })
})

/** A browser at this public route: it keeps its cookies and sends them along. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const send = async (handler: typeof register, body: object): Promise<Reply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await call(handler, 'POST', '/x', { body, headers: { cookie, 'x-callslip-peer': '192.0.2.1' } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  return { cookies, send }
}
type Browser = ReturnType<typeof openBrowser>

const begin = ({ send }: Browser, more: object = {}) =>
  send(register, { name: 'Ada', email, password, order: { ...order, ...more } })
const mails = () => getDb().mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
async function token(): Promise<string> {
  const mail = (await mails()).findLast(({ linkEncrypted }) => linkEncrypted !== null)
  return /token=(\S+)/.exec(mail ? withLink(mail).text : '')?.[1] ?? ''
}
const placed = () =>
  getDb().order.findMany({
    where: { client: { members: { some: { user: { email } } } } },
    include: { firstOrder: true },
  })
const decide = (holds: boolean) => getDb().standingDecision.updateMany({ data: { holds } })
const clientOf = () => getDb().client.findFirstOrThrow({ where: { members: { some: { user: { email } } } } })
const operate = async (operation: string, method: string, path: string, body?: object) => {
  const { id } = await makeUser(getDb(), { operatorRole: 'admin' })
  const key = await makeTokenOf(id, 'operator')
  return call(routeOf(operation), method, path, { key, ...(body ? { body } : {}) })
}

describe('an order before the account', () => {
  it('is kept for as long as its link is good, however long the mail has waited', async () => {
    const browser = openBrowser()
    const hour = 3_600_000
    const letPass = (hours: number) =>
      getDb().$executeRaw`UPDATE first_orders SET expires_at = expires_at - ${hours}::int * interval '1 hour'`
    const { firstOrderId } = (await begin(browser)).body as { firstOrderId: string }
    await letPass(60)
    await reap()
    await runDueJobs()
    const { expiresAt } = await getDb().firstOrder.findUniqueOrThrow({ where: { id: firstOrderId } })
    expect(Math.round((expiresAt.getTime() - Date.now()) / hour)).toBe(48)
    await letPass(47)
    await reap()
    expect(await browser.send(confirm, { token: await token() })).toMatchObject({
      ...{ status: 200, body: { orderId: expect.any(String) } },
    })
  })

  it('is placed by the link alone where the browser registered, which is signed in by it, once', async () => {
    const browser = openBrowser()
    const begun = (await begin(browser)).body
    const { firstOrderId } = begun as { firstOrderId: string }
    expect(begun).toEqual({ success: true, firstOrderId })
    const [asked] = await mails()
    expect(asked).toMatchObject({ subject: 'Confirm your address to place your order' })
    // It may have to wait with its account.
    expect(asked?.text).not.toContain('is placed')
    expect(await placed()).toEqual([])
    const link = await token()
    const answer = await browser.send(confirm, { token: link })
    const [only, ...others] = await placed()
    expect(others).toEqual([])
    expect(answer).toMatchObject({ status: 200, body: { email, signedIn: true, firstOrderId, orderId: only?.id } })
    expect(only).toMatchObject({ environment: 'production', status: 'submitted', documentType: 'Birth record' })
    expect(only?.firstOrder?.content).toBeNull()
    const events = await getDb().event.findMany({ where: { orderId: only?.id ?? '' } })
    expect(events).toMatchObject([{ type: 'order.created', actorType: 'customer', actorName: 'Ada' }])
    expect([...browser.cookies.keys()].sort()).toEqual(['next-auth.session-token', 'signed-in'])
    expect(await getDb().userSession.count({ where: { user: { email } } })).toBe(1)
    // Opened again it says the same and places nothing, in any other browser after the password.
    const again = { status: 200, body: { signedIn: false, orderId: only?.id } }
    expect(await browser.send(confirm, { token: link })).toMatchObject(again)
    const other = openBrowser()
    expect(await other.send(confirm, { token: link })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'password' }] },
    })
    expect(await other.send(confirm, { token: link, password })).toMatchObject(again)
    expect(await placed()).toHaveLength(1)
    await runDueJobs()
    expect(await failedJobs()).toEqual([])
  })

  it('wants the password in any other browser, even in one that registers somebody else', async () => {
    await begin(openBrowser())
    const [link, mine] = [await token(), email]
    const other = openBrowser()
    email = `other-${crypto.randomUUID()}@example.com`
    await begin(other)
    email = mine
    for (const given of [{}, { password: 'another password' }])
      expect(await other.send(confirm, { token: link, ...given })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'password' }] },
      })
    expect(await placed()).toEqual([])
    const answer = await other.send(confirm, { token: link, password })
    expect(answer).toMatchObject({ status: 200, body: { signedIn: false, orderId: (await placed())[0]?.id } })
    expect(other.cookies.has('next-auth.session-token')).toBe(false)
  })

  it('believes the browser for two hours', async () => {
    const browser = openBrowser()
    await begin(browser)
    const link = await token()
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000 + 1000, toFake: ['Date'] })
    const answer = await browser.send(confirm, { token: link })
    vi.useRealTimers()
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'password' }] } })
  })

  it('is placed once by two links at once, and by each of two mails', async () => {
    const browser = openBrowser()
    await begin(browser)
    const first = await token()
    await begin(browser)
    const links = [first, first, await token()]
    const answers = await Promise.all(links.map((link) => openBrowser().send(confirm, { token: link, password })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await placed()).toHaveLength(1)
  })

  it('is not kept where it can no longer be ordered; the account is made all the same', async () => {
    const browser = openBrowser()
    await begin(browser)
    await getDb().firstOrder.updateMany({ where: { clientId: null }, data: { content: { ...order, location: '' } } })
    const answer = await browser.send(confirm, { token: await token() })
    expect([answer.status, answer.body]).toMatchObject([200, { email, signedIn: true, orderNotPlaced: true }])
    expect(await placed()).toEqual([])
    expect(await getDb().firstOrder.count({ where: { user: { email } } })).toBe(0)
  })

  it('is the one of the link that is opened first; the other mail’s link says that its own is not placed', async () => {
    const browser = openBrowser()
    const ids: string[] = []
    const links: string[] = []
    for (const documentType of ['Birth record', 'Passenger list']) {
      ids.push(bodyOf<{ firstOrderId: string }>(await begin(browser, { documentType })).firstOrderId)
      links.push(await token())
    }
    const [birth, list] = links
    const first = await browser.send(confirm, { token: birth })
    const [only] = await placed()
    expect(only).toMatchObject({ documentType: 'Birth record' })
    expect(first.body).toEqual({ email, signedIn: true, firstOrderId: ids[0], orderId: only?.id })
    const notPlaced = { email, signedIn: false, firstOrderId: ids[1], orderNotPlaced: true }
    expect((await browser.send(confirm, { token: list })).body).toEqual(notPlaced)
    expect((await openBrowser().send(confirm, { token: list, password })).body).toEqual(notPlaced)
    expect(await placed()).toHaveLength(1)
    // Somebody else's session says nothing of this address.
    const mine = email
    email = `other-${crypto.randomUUID()}@example.com`
    const other = openBrowser()
    await begin(other)
    await other.send(confirm, { token: await token() })
    email = mine
    expect(other.cookies.has('next-auth.session-token')).toBe(true)
    expect((await other.send(confirm, { token: list })).status).toBe(400)
  })

  it('is confirmed by no mere fetch of the link', async () => {
    await begin(openBrowser())
    const { GET } = await import('#app/api/confirm-email/route.ts')
    expect((await call(GET, 'GET', `/confirm-email?token=${await token()}`)).status).toBe(405)
    expect(await placed()).toEqual([])
  })

  it('also spares the password where nothing was ordered', async () => {
    const browser = openBrowser()
    await browser.send(registerOnly, { name: 'Ada', email, password, purpose: 'documents' })
    expect(await browser.send(confirm, { token: await token() })).toMatchObject({
      status: 200,
      body: { email, signedIn: true },
    })
  })
})

describe('what is asked for', () => {
  const refusedBy = async (more: object) => {
    const asVisitor = await begin(openBrowser(), more)
    const client = await makeClient(getDb())
    const { key } = await makeKey(getDb(), client.id)
    const asClient = await call(place, 'POST', '/orders', { key, body: { ...order, ...more } })
    const detailsOf = ({ body }: Reply) => (body as { details: { field: string; message: string }[] }).details
    return { visitor: [asVisitor.status, detailsOf(asVisitor)], client: [asClient.status, detailsOf(asClient)] }
  }
  it.each([
    { repositoryName: '' },
    { countryISOA3: 'FR' },
    { fixedPrice: 0.1 },
    { fixedPrice: 10, pricingMode: 'OPEN_FOR_BIDS' },
    { personsOfInterest: [{}] },
  ])('is refused with the sentences of an order: %j', async (more) => {
    const { visitor, client } = await refusedBy(more)
    const [status, details] = client as [number, { field: string; message: string }[]]
    expect(status).toBe(400)
    expect(visitor).toEqual([400, details.map(({ field, message }) => ({ field: `order.${field}`, message }))])
    expect(await mails()).toEqual([])
  })

  it('is kept for nobody whose address has an account; the answer is the same', async () => {
    await makeUser(getDb(), { email })
    const before = await getDb().firstOrder.count()
    const [taken, free] = [await begin(openBrowser()), await begin(openBrowser())]
    const firstOrderId = expect.stringMatching(/^fst_\w+$/) as string
    for (const { status, body } of [taken, free]) expect([status, body]).toEqual([200, { success: true, firstOrderId }])
    expect([...taken.headers.keys()].sort()).toEqual([...free.headers.keys()].sort())
    expect(await mails()).toMatchObject([
      { subject: 'You already have a Callslip account' },
      { subject: 'You already have a Callslip account' },
    ])
    expect(await getDb().firstOrder.count()).toBe(before)
  })

  it('is read from a process of the version before as well, which says no id', () => {
    expect(registeredWithOrderView.parse({ success: true })).toEqual({ success: true })
  })

  it('is kept five times for one address and no more; the answer is the same', async () => {
    const [before, statuses] = [await getDb().firstOrder.count(), [] as number[]]
    for (let i = 0; i < 6; i += 1) statuses.push((await begin(openBrowser())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(await mails()).toHaveLength(5)
    expect(await getDb().firstOrder.count()).toBe(before + 5)
  })

  it('is forgotten when its link is no longer good', async () => {
    await begin(openBrowser())
    await getDb().firstOrder.updateMany({
      where: { clientId: null },
      data: { expiresAt: new Date(Date.now() + 60_000) },
    })
    await reap()
    expect(await getDb().firstOrder.count({ where: { clientId: null } })).toBeGreaterThan(0)
    await getDb().firstOrder.updateMany({ where: { clientId: null }, data: { expiresAt: new Date(Date.now() - 1000) } })
    await reap()
    expect(await getDb().firstOrder.count({ where: { clientId: null } })).toBe(0)
    expect(await openBrowser().send(confirm, { token: await token(), password })).toMatchObject({ status: 200 })
    expect(await placed()).toEqual([])
  })
})

describe('an order of an account that is not open yet', () => {
  async function wait() {
    await decide(false)
    const browser = openBrowser()
    await begin(browser)
    expect((await browser.send(confirm, { token: await token() })).body).toMatchObject({
      email,
      signedIn: true,
      orderWaits: true,
    })
    expect(await placed()).toEqual([])
    return clientOf()
  }

  it('waits with it, says so, and is placed in the job that opens it, with one mail', async () => {
    const client = await wait()
    const user = await getDb().user.findUniqueOrThrow({ where: { email } })
    const key = await makeTokenOf(user.id, 'customer', { clientId: client.id })
    expect(await call(routeOf('getMe'), 'GET', '/me', { key })).toMatchObject({
      body: { clients: [{ orderWaits: true }] },
    })
    await decide(true)
    for (let i = 0; i < 2; i += 1) await openAccounts()
    const [only, ...others] = await placed()
    expect(others).toEqual([])
    const [, mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your Callslip account is open',
      text: expect.stringContaining(only?.id ?? '-'),
    })
    expect(await call(routeOf('getMe'), 'GET', '/me', { key })).not.toMatchObject({
      body: { clients: [{ orderWaits: true }] },
    })
  })

  it('is told of and given up where it can no longer be ordered', async () => {
    const client = await wait()
    const content = { ...order, currency: 'UGX', instructions: 'Folio 212, perhaps' }
    await getDb().firstOrder.updateMany({ where: { clientId: client.id }, data: { content } })
    await decide(true)
    for (let i = 0; i < 2; i += 1) await openAccounts()
    expect(await placed()).toEqual([])
    const [, ...told] = await mails()
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'The order that waited with your Callslip account could not be placed',
      'Your Callslip account is open',
    ])
    expect(told.find(({ subject }) => subject.startsWith('The order'))?.text).toContain(
      '> Birth record\n> Archives de Paris\n> Paris\n> Moreau\n> Folio 212, perhaps',
    )
    const user = await getDb().user.findUniqueOrThrow({ where: { email } })
    const key = await makeTokenOf(user.id, 'customer', { clientId: client.id })
    expect(await call(routeOf('getMe'), 'GET', '/me', { key })).not.toMatchObject({
      body: { clients: [{ orderWaits: true }] },
    })
  })

  it('is placed though the account before it can not be opened, and only while it is decided so', async () => {
    const broken = await wait()
    const before = email
    email = `next-${before}`
    await wait()
    await openAccounts()
    expect(await placed()).toEqual([])
    await decide(true)
    await breakRow('client_actions', 'client_id', broken.id)
    await expect(openAccounts()).rejects.toThrow('a broken row')
    expect(await placed()).toHaveLength(1)
    email = before
    expect(await placed()).toEqual([])
    // What breaks here would break in the next test too.
    await getDb().client.update({ where: { id: broken.id }, data: { productionState: 'not_requested' } })
  })

  it('is placed when an operator opens that account, or enables it, unless it is suspended meanwhile', async () => {
    const { id } = await wait()
    await getDb().client.update({ where: { id }, data: { status: 'suspended' } })
    bodyOf(await operate('allowOrdersByHand', 'POST', `/operator/clients/${id}/allow-by-hand`))
    expect(await placed()).toEqual([])
    bodyOf(
      await operate('updateClient', 'PATCH', `/operator/clients/${id}`, { status: 'active', reason: 'Explained.' }),
    )
    const [only, ...others] = await placed()
    expect(others).toEqual([])
    expect((await mails()).at(-1)).toMatchObject({
      subject: 'Your Callslip account is open',
      text: expect.stringMatching(new RegExp(`Explained\\.[^]*${only?.id}`)) as string,
    })
  })

  it('is placed when operators enable that account for production', async () => {
    const { id: targetId } = await wait()
    const asked = { what: 'client.enable_production', targetId, reason: 'Two of us know her.' }
    const { id } = bodyOf<{ id: string }>(await operate('askApproval', 'POST', '/operator/approvals', asked))
    expect(await placed()).toEqual([])
    bodyOf(await operate('approve', 'POST', `/operator/approvals/${id}/approve`))
    const [only, ...others] = await placed()
    expect(others).toEqual([])
    const [, mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your Callslip account is open' })
    expect(mail?.text).toContain(only?.id)
    expect(mail?.text).not.toMatch(/program/i)
  })

  it('is in the copy of its data, and goes with the account', async () => {
    const client = await wait()
    const user = await getDb().user.findUniqueOrThrow({ where: { email } })
    const membership = await getDb().membership.findFirstOrThrow({
      where: { userId: user.id },
      include: { client: true },
    })
    expect(memberActor(user, membership, 'production').clientId).toBe(client.id)
    const names: string[] = []
    for await (const { name, contents } of collectClient(user, membership)) {
      names.push(name)
      const text = (await gather(contents)).join('')
      if (name.endsWith('waiting-order.json')) expect(text).toContain('Moreau')
    }
    expect(names).toContain(`clients/${client.id}/waiting-order.json`)
    const kept = { where: { clientId: client.id } }
    expect(await getDb().firstOrder.count(kept)).toBe(1)
    const key = await makeTokenOf(user.id, 'customer', { clientId: client.id })
    expect((await call(routeOf('askDeletion'), 'POST', '/me/deletion', { key })).status).toBeLessThan(300)
    await getDb().accountDeletion.updateMany({
      where: { userId: user.id },
      data: { dueAt: new Date(Date.now() - 1000) },
    })
    await planDeletions()
    await runDueJobs()
    expect(await getDb().firstOrder.count(kept)).toBe(0)
  })
})

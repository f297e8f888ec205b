import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as accessToken } from '#app/api/access-token/route.ts'
import { GET as auditLog } from '#app/api/audit-log/route.ts'
import { POST as createKey } from '#app/api/api-keys/route.ts'
import { POST as changeEmail } from '#app/api/me/email/route.ts'
import { POST as beginFactor } from '#app/api/me/factors/begin/route.ts'
import { POST as addFactor } from '#app/api/me/factors/route.ts'
import { POST as beginProof } from '#app/api/me/proof/begin/route.ts'
import { POST as prove } from '#app/api/me/proof/route.ts'
import { GET as getMe, PATCH as updateMe } from '#app/api/me/route.ts'
import { GET as sessions } from '#app/api/me/sessions/route.ts'
import { POST as invite } from '#app/api/invitations/route.ts'
import { POST as accept } from '#app/api/me/invitations/route.ts'
import { DELETE as removeMember } from '#app/api/members/[memberId]/route.ts'
import { GET as begin } from '#app/api/sign-on/begin/route.ts'
import { GET as callback } from '#app/api/sign-on/callback/[clientId]/route.ts'
import { DELETE as giveUp } from '#app/api/sign-on/domains/[domainId]/route.ts'
import { POST as proveDomain } from '#app/api/sign-on/domains/[domainId]/prove/route.ts'
import { POST as addDomain } from '#app/api/sign-on/domains/route.ts'
import { POST as find } from '#app/api/sign-on/find/route.ts'
import { DELETE as remove, GET as get, PUT as save } from '#app/api/sign-on/route.ts'
import type { AccessTokenView } from '#lib/clients/schema.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { findPlace } from '#lib/factors/find-place.ts'
import type { BegunFactorView } from '#lib/factors/schema.ts'
import { totpOf } from '#lib/factors/totp.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import type { Client, User } from '#lib/generated/prisma/client.ts'
import { nameClient } from '#lib/sign-on/name-client.ts'
import type { SignOnView } from '#lib/sign-on/schema.ts'
import { redirectUri } from '#lib/sign-on/view.ts'
import type { isGoogle } from '#lib/users/is-google.ts'
import { makeClient, makeResearcher, makeSession, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { startNameServer } from '#tools/testing/name-server.ts'
import { signInAt, startProvider, type TestProvider } from '#tools/testing/oidc-provider.ts'
import { startReceiver } from '#tools/testing/receiver.ts'

// The tests' provider plays Google where it is given its name.
const google = vi.hoisted(() => ({ issuer: '' }))
vi.mock('#lib/users/is-google.ts', () => ({ isGoogle: (issuer: string) => issuer === google.issuer }))

let provider: TestProvider
let names: Awaited<ReturnType<typeof startNameServer>>
beforeAll(async () => {
  ;[provider, names] = await Promise.all([startProvider(redirectUri('')), startNameServer()])
  Object.assign(getEnv(), { DNS_SERVERS: [names.address] })
})
afterAll(() => {
  provider.close()
  names.close()
})

let client: Client
let owner: User
let key: string
let domain: string
beforeEach(async () => {
  Object.assign(provider.faults, { alter: undefined, forge: undefined, refuse: undefined, pairwise: undefined })
  google.issuer = ''
  client = await makeClient(getDb(), { productionState: 'enabled' })
  owner = await makeUser(getDb())
  await getDb().membership.create({ data: { userId: owner.id, clientId: client.id } })
  key = await makeTokenOf(owner.id, 'customer', { clientId: client.id })
  domain = `${crypto.randomUUID().slice(0, 8)}.example`
})

const given = (more: object = {}) => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  role: 'orders',
  ...more,
})
const set = (more?: object, as = key) => call(save, 'PUT', '/sign-on', { key: as, body: given(more) })

async function claim(name = domain, as = key): Promise<SignOnView['domains'][number]> {
  const { body } = await call(addDomain, 'POST', '/sign-on/domains', { key: as, body: { domain: name } })
  const found = (body as SignOnView).domains.find((one) => one.domain === name)
  if (!found) throw new Error(JSON.stringify(body))
  return found
}
const look = (id: string, as = key) => call(proveDomain, 'POST', `/sign-on/domains/${id}/prove`, { key: as })
async function proved(name = domain, as = key) {
  const { id, record } = await claim(name, as)
  names.records.set(record.name, record.value)
  expect(await look(id, as)).toMatchObject({ status: 200 })
  return id
}
/** Somebody at the provider. */
function person(login: string, claims: object = {}) {
  const sub = `${login}-${crypto.randomUUID().slice(0, 6)}`
  provider.people.set(sub, { email: `${sub}@${domain}`, email_verified: true, name: 'Paula Novak', ...claims })
  return { sub, email: `${sub}@${domain}` }
}

/** A browser on its way: it keeps our cookies. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const atProvider = new Map<string, string>()
  const ask = async (
    handler: (request: Request) => Promise<Response>,
    url: string,
    said: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const agent = { 'x-callslip-peer': '8.8.8.8', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/128.0' }
    const headers = { cookie, ...agent, ...said }
    const response = await handler(new Request(new URL(url, 'http://localhost:3000'), { headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.status, to: response.headers.get('location') ?? (await response.text()) }
  }
  const start = async (email: string) =>
    ((await call(find, 'POST', '/sign-on/find', { body: { email } })).body as { start?: string }).start
  /** To the provider, and back to the address that it sends us to. */
  const goThere = async (from: string, sub: string, alter = (address: string) => address) =>
    signInAt(alter((await ask(begin, from)).to), sub, atProvider)
  const comeBack = (address: string) => ask(callback, address)
  const signIn = async (sub: string, from = `/api/sign-on/begin?client=${client.id}`) =>
    comeBack(await goThere(from, sub))
  const token = (more: object = {}) =>
    call(accessToken, 'POST', '/access-token', {
      body: { environment: 'development', ...more },
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
  const bearer = async () => ((await token()).body as AccessTokenView).accessToken
  return { cookies, atProvider, ask, start, goThere, comeBack, signIn, token, bearer }
}

const in_ = { status: 303, to: 'http://localhost:3000/orders' }
const refused = (why: string) => ({ status: 303, to: `http://localhost:3000/sign-in?refused=${why}` })
const done = async () =>
  ((await call(auditLog, 'GET', '/audit-log', { key })).body as { summary: string; actor: { name: string } }[]).map(
    ({ summary, actor }) => `${actor.name}: ${summary}`,
  )

// Before all others: refusals of anybody share a few lines a minute, and here the first of them is looked for.
describe('a refusal', () => {
  beforeEach(async () => {
    await set()
    await proved()
  })

  it('is in the operators’ audit log, with the client that it was about', async () => {
    const { sub } = person('paula')
    provider.faults.forge = true
    expect(await openBrowser().signIn(sub)).toEqual(refused('refused'))
    provider.faults.forge = false
    const noted = await getDb().operatorAction.findFirst({ where: { targetId: client.id } })
    expect(noted).toMatchObject({ action: 'refusal.single_sign_on', operatorId: 'nobody', targetType: 'client' })
  })
})

describe('settings', () => {
  it('are tried before they are kept, and never show the secret', async () => {
    expect(await set()).toMatchObject({ status: 200, body: { settings: { issuer: provider.issuer, required: false } } })
    const { body } = await call(get, 'GET', '/sign-on', { key })
    expect(JSON.stringify(body)).not.toContain(provider.clientSecret)
    const row = await getDb().signOn.findUniqueOrThrow({ where: { clientId: client.id } })
    expect(row.secretEncrypted).not.toContain(provider.clientSecret)
    expect(await done()).toContain(
      `Odile Moreau: Set single sign-on at ${provider.issuer}: who comes first joins as orders`,
    )
  })

  it('are refused where the provider does not take them', async () => {
    for (const [more, field] of [
      [{ clientSecret: 'another' }, 'clientSecret'],
      [{ clientId: 'another' }, 'clientSecret'],
      [{ issuer: `${provider.issuer}/elsewhere` }, 'issuer'],
      [{ issuer: 'http://127.0.0.1:9' }, 'issuer'],
      [{ issuer: 'not an address' }, 'issuer'],
      [{ role: 'owner' }, 'role'],
    ] as const)
      expect([more, await set(more)]).toMatchObject([more, { status: 400, body: { details: [{ field }] } }])
    expect(await getDb().signOn.count({ where: { clientId: client.id } })).toBe(0)
  })

  it('are taken where the provider finds the code of the try wrong, and refused with its words where it says anything else', async () => {
    for (const [status, error, error_description, taken] of [
      [400, 'invalid_grant', 'AADSTS9002313: Invalid request.\r\nTrace ID: 1', true],
      [400, 'invalid_request', 'Errors.User.Code.Invalid', true],
      [401, 'access_denied', 'Unauthorized', false],
      [400, 'invalid_request', 'client_secret must be provided in the body', false],
      [400, 'redirect_uri_mismatch', 'Bad\r\nRequest', false],
      [401, 'invalid_client', undefined, false],
    ] as const) {
      provider.faults.refuse = { status, body: { error, error_description } }
      const answer = await set()
      const said = [error, ...(error_description ? [error_description.replace(/\s+/g, ' ')] : [])].join(', ')
      expect([error, answer]).toMatchObject([
        error,
        taken
          ? { status: 200 }
          : { status: 400, body: { details: [{ field: 'clientSecret', message: expect.stringContaining(said) }] } },
      ])
    }
  })

  it('of no single organisation are refused, as Entra’s for all of them', async () => {
    const any = await startReceiver((response, { path }) => {
      const at = `http://127.0.0.1:${any.port}`
      const endpoints = { authorization_endpoint: at, token_endpoint: `${at}/token`, jwks_uri: at }
      const isToken = path === '/token'
      const body = isToken ? { error: 'invalid_grant' } : { issuer: `${at}/{tenantid}/v2.0`, ...endpoints }
      response.writeHead(isToken ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    const answer = await set({ issuer: `http://127.0.0.1:${any.port}/{tenantid}/v2.0` })
    any.close()
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'issuer', message: /tenant/ }] } })
  })

  it('reach no address that webhooks do not reach, and plain http nowhere in public', async () => {
    const inward = await set({ issuer: 'https://169.254.169.254' })
    expect(inward).toMatchObject({ status: 400, body: { details: [{ field: 'issuer' }] } })
    const before = { ...getEnv() }
    Object.assign(getEnv(), { WEBHOOK_ALLOW_LOCAL: false, PORTAL_URL: 'https://callslip.example' })
    const count = provider.asked.length
    const inPublic = await set()
    Object.assign(getEnv(), before)
    expect(inPublic).toMatchObject({
      status: 400,
      body: { details: [{ message: expect.stringContaining('https://') }] },
    })
    expect(provider.asked).toHaveLength(count)
  })

  it('that lead inwards by what the provider says are refused too', async () => {
    const inward = await startReceiver((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          issuer: `http://127.0.0.1:${inward.port}`,
          authorization_endpoint: 'https://login.example.com/',
          token_endpoint: 'https://10.0.0.1/token',
          jwks_uri: 'https://login.example.com/jwks',
        }),
      ),
    )
    const answer = await set({ issuer: `http://127.0.0.1:${inward.port}` })
    inward.close()
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'issuer', message: /token_endpoint/ }] } })
  })

  it('keep their secret while the provider stays, and send it to no other', async () => {
    await set()
    expect(await set({ clientSecret: undefined, role: 'read' })).toMatchObject({ body: { settings: { role: 'read' } } })
    const other = await startReceiver()
    const moved = await set({ issuer: `http://127.0.0.1:${other.port}`, clientSecret: undefined })
    other.close()
    expect(moved).toMatchObject({ status: 400, body: { details: [{ field: 'clientSecret' }] } })
    expect(other.received).toEqual([])
  })
})

describe('a domain', () => {
  it('counts once its record is found, and belongs to one client', async () => {
    await set()
    const { id, record } = await claim()
    expect(await look(id)).toMatchObject({ status: 409, body: { code: 'domain_not_proved' } })
    names.records.set(record.name, 'callslip-domain=of-somebody-else')
    expect(await look(id)).toMatchObject({ status: 409, body: { code: 'domain_not_proved' } })
    expect(await openBrowser().start(`anybody@${domain}`)).toBeUndefined()
    names.records.set(record.name, record.value)
    expect(await look(id)).toMatchObject({ status: 200, body: { domains: [{ domain, provedAt: expect.any(String) }] } })
    expect(await openBrowser().start(`anybody@${domain}`)).toMatch(/^\/api\/sign-on\/begin\?start=/)

    const stranger = await makeClient(getDb())
    const other = await makeUser(getDb())
    await getDb().membership.create({ data: { userId: other.id, clientId: stranger.id } })
    const strange = await makeTokenOf(other.id, 'customer', { clientId: stranger.id })
    const theirs = await claim(domain, strange)
    expect(theirs.record.value).not.toBe(record.value)
    names.records.set(theirs.record.name, theirs.record.value)
    expect(await look(theirs.id, strange)).toMatchObject({ status: 409, body: { code: 'domain_taken' } })
    expect(await look(id, strange)).toMatchObject({ status: 404 })
    expect(await call(giveUp, 'DELETE', `/sign-on/domains/${id}`, { key })).toMatchObject({ body: { domains: [] } })
    expect(await look(theirs.id, strange)).toMatchObject({ status: 200 })
  })

  it('leads nowhere while nothing is set up, and says nothing of people', async () => {
    await proved()
    const browser = openBrowser()
    expect(await browser.start(`anybody@${domain}`)).toBeUndefined()
    await set()
    const known = await makeUser(getDb(), { email: `known@${domain}` })
    for (const email of [known.email, `nobody@${domain}`]) expect(await browser.start(email)).toMatch(/start=/)
    expect(await browser.start(`anybody@sub.${domain}`)).toBeUndefined()
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await set()
    await proved()
  })

  it('brings somebody new in, as what was set, and knows them again', async () => {
    const { sub, email } = person('paula')
    const browser = openBrowser()
    const start = (await browser.start(email)) ?? ''
    expect(await browser.signIn(sub, `${start}&next=/members`)).toEqual({ ...in_, to: 'http://localhost:3000/members' })
    expect((await browser.token()).body).toMatchObject({ role: 'customer', clientId: client.id, memberRole: 'orders' })
    expect(browser.cookies.get('signed-in')).toBe('1')
    const me = await call(getMe, 'GET', '/me', { key: await browser.bearer() })
    expect(me.body).toMatchObject({ email, name: 'Paula Novak', bySignOn: true, roles: ['customer'] })
    const user = await getDb().user.findUniqueOrThrow({ where: { email }, include: { sessions: true } })
    expect(user.sessions).toMatchObject([{ factor: 'oidc', signOnClientId: client.id, network: '8.8.8.0/24' }])
    expect((await done()).slice(0, 2)).toEqual([
      'Paula Novak: Signed in with Firefox on Linux through single sign-on',
      'Paula Novak: Joined as orders through single sign-on',
    ])

    // By issuer and subject from now on, whatever the address becomes.
    provider.people.set(sub, { email: `renamed@elsewhere.example`, email_verified: false })
    expect(await openBrowser().signIn(sub)).toEqual(in_)
    expect(await getDb().user.count({ where: { memberships: { some: { clientId: client.id } } } })).toBe(2)
    // And nobody else by the address that they had.
    const next = person('next', { email })
    expect(await openBrowser().signIn(next.sub)).toEqual(refused('known_otherwise'))
  })

  it('goes by the secret in the form where the app is registered for that alone, and asks no other way again', async () => {
    expect(await set({ clientId: provider.clientIdByPost })).toMatchObject({ status: 200 })
    const codes = () => provider.asked.filter((one) => one === 'POST /token').length
    const before = codes()
    expect(await openBrowser().signIn(person('paula').sub)).toEqual(in_)
    expect(await openBrowser().signIn(person('petr').sub)).toEqual(in_)
    expect(codes() - before).toBe(3)
  })

  const invited = (sub: string, email: string, expiresAt: number) =>
    getDb().invitation.create({
      data: {
        id: `inv_${sub}`,
        clientId: client.id,
        email,
        role: 'billing',
        invitedBy: owner.id,
        expiresAt: new Date(expiresAt),
      },
    })

  it('gives an invited person the role of the invitation', async () => {
    const { sub, email } = person('invited')
    await invited(sub, email, Date.now() + 60_000)
    const browser = openBrowser()
    expect(await browser.signIn(sub)).toEqual(in_)
    expect((await browser.token()).body).toMatchObject({ memberRole: 'billing' })
    expect(await getDb().invitation.findUniqueOrThrow({ where: { id: `inv_${sub}` } })).toMatchObject({
      state: 'accepted',
    })
  })

  it.each<[string, number, () => unknown]>([
    ['has lapsed', -1, () => undefined],
    [
      'nobody stands for any more',
      60_000,
      () => getDb().membership.updateMany({ where: { userId: owner.id }, data: { role: 'developer' } }),
    ],
  ])('gives nothing of an invitation that %s', async (_, left, end) => {
    const { sub, email } = person('late')
    await invited(sub, email, Date.now() + left)
    await end()
    const browser = openBrowser()
    expect(await browser.signIn(sub)).toEqual(in_)
    expect((await browser.token()).body).toMatchObject({ memberRole: 'orders' })
    expect(await getDb().invitation.findUniqueOrThrow({ where: { id: `inv_${sub}` } })).toMatchObject({
      state: 'pending',
    })
  })

  it('never opens an account that is no member’s', async () => {
    const { sub, email } = person('stranger')
    const stranger = await makeUser(getDb(), { email })
    expect(await openBrowser().signIn(sub)).toEqual(refused('not_member'))
    await getDb().membership.create({ data: { userId: stranger.id, clientId: client.id, role: 'read' } })
    const browser = openBrowser()
    expect(await browser.signIn(sub)).toEqual(in_)
    expect((await browser.token()).body).toMatchObject({ memberRole: 'read' })
  })

  it('says of an address of no proved domain the same whether it has an account or not', async () => {
    const { email } = await makeUser(getDb(), { email: `known@foreign-${domain}` })
    const nobody = `nobody@foreign-${domain}`
    for (const address of [email, nobody])
      expect(await openBrowser().signIn(person('asks', { email: address }).sub)).toEqual(refused('foreign_address'))
    const { id } = await getDb().user.findUniqueOrThrow({ where: { email } })
    await getDb().membership.create({ data: { userId: id, clientId: client.id, role: 'read' } })
    expect(await openBrowser().signIn(person('member', { email }).sub)).toEqual(in_)
  })

  it('does not bring a member back who was removed', async () => {
    const { sub, email } = person('leaver')
    const browser = openBrowser()
    await browser.signIn(sub)
    const bearer = await browser.bearer()
    const { id } = await getDb().user.findUniqueOrThrow({ where: { email } })
    expect(await call(removeMember, 'DELETE', `/members/${id}`, { key })).toMatchObject({ status: 200 })
    expect(await call(getMe, 'GET', '/me', { key: bearer })).toMatchObject({
      status: 403,
      body: { code: 'api_key_expired' },
    })
    expect(await browser.token()).toMatchObject({ status: 403, body: { code: 'authentication_required' } })
    expect(await browser.signIn(sub)).toEqual(refused('removed'))
    // Nor as somebody else with their address.
    expect(await openBrowser().signIn(person('twin', { email }).sub)).toEqual(refused('not_member'))
  })

  /** Removes somebody, invites them again, and accepts in their name. */
  async function bringBack({ id, email }: User, role: string) {
    expect(await call(removeMember, 'DELETE', `/members/${id}`, { key })).toMatchObject({ status: 200 })
    await acceptAnew(id, email, role)
  }

  async function acceptAnew(id: string, email: string, role: string) {
    await call(invite, 'POST', '/invitations', { key, body: { email, role } })
    const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: email }, orderBy: { id: 'desc' } })
    const body = { token: /\/invitation\?token=(\S+)/.exec(withLink(mail).text)?.[1] ?? '' }
    const person = await makeTokenOf(id, 'person')
    expect(await call(accept, 'POST', '/me/invitations', { key: person, body })).toMatchObject({ status: 200 })
  }

  it('is done anew by who comes back: a session of before the removal stays ended, and its device is told nothing', async () => {
    const { sub, email } = person('returner')
    const browser = openBrowser()
    await browser.signIn(sub)
    const user = await getDb().user.findUniqueOrThrow({ where: { email } })
    const session = await getDb().userSession.findFirstOrThrow({ where: { userId: user.id } })
    await getDb().pushDevice.create({
      data: { sessionId: session.id, endpointHash: session.id, subscriptionEncrypted: 'x' },
    })
    await bringBack(user, 'developer')
    expect(await browser.token()).toMatchObject({ status: 403, body: { code: 'authentication_required' } })
    expect(await getDb().pushDevice.count({ where: { sessionId: session.id } })).toBe(0)
    expect(await browser.signIn(sub)).toEqual(in_)
    expect((await browser.token()).body).toMatchObject({ memberRole: 'developer' })
  })

  it('ends what a version before has left of somebody whom it removed, once they come back', async () => {
    const { sub, email } = person('left')
    const browser = openBrowser()
    await browser.signIn(sub)
    const { id } = await getDb().user.findUniqueOrThrow({ where: { email } })
    // It ended the membership alone.
    await getDb().membership.deleteMany({ where: { userId: id } })
    await acceptAnew(id, email, 'owner')
    expect(await browser.token()).toMatchObject({ status: 403, body: { code: 'authentication_required' } })
  })

  it('lets in whose subject has changed at the provider once they were removed and have come back', async () => {
    const { sub, email } = person('moved')
    await openBrowser().signIn(sub)
    const again = person('moved', { email })
    expect(await openBrowser().signIn(again.sub)).toEqual(refused('known_otherwise'))
    await bringBack(await getDb().user.findUniqueOrThrow({ where: { email } }), 'read')
    expect(await openBrowser().signIn(again.sub)).toEqual(in_)
    // From then on they are known by the new one.
    expect(await openBrowser().signIn(sub)).toEqual(refused('known_otherwise'))
  })

  it.each<[string, () => Promise<unknown>]>([
    ['another client id is set', () => set({ clientId: provider.clientIdByPost })],
    ['it is removed and set anew', async () => [await call(remove, 'DELETE', '/sign-on', { key }), await set()]],
  ])(
    'lets everybody in by their address once more after %s, where they are called otherwise then',
    async (_, change) => {
      provider.faults.pairwise = true
      const [moved, stayed, left] = [person('moved'), person('stayed'), person('left')]
      for (const { sub } of [moved, stayed, left]) expect(await openBrowser().signIn(sub)).toEqual(in_)
      const userOf = (email: string) => getDb().user.findUniqueOrThrow({ where: { email } })
      const { id } = await userOf(left.email)
      expect(await call(removeMember, 'DELETE', `/members/${id}`, { key })).toMatchObject({ status: 200 })
      await change()
      const again = person('moved', { email: moved.email })
      expect(await openBrowser().signIn(again.sub)).toEqual(in_)
      const { id: userId } = await userOf(moved.email)
      const called = await getDb().signOnIdentity.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
      expect(called.map(({ subject }) => subject)).toEqual([moved.sub, again.sub])
      // And then nobody else by it.
      expect(await openBrowser().signIn(person('next', { email: moved.email }).sub)).toEqual(refused('known_otherwise'))

      // Whom the provider calls as before is known by that, whatever their address is now; nor has anybody else the one of before.
      provider.people.set(stayed.sub, { email: `renamed@${domain}`, email_verified: true })
      expect(await openBrowser().signIn(stayed.sub)).toEqual(in_)
      expect(await openBrowser().signIn(person('next', { email: stayed.email }).sub)).toEqual(
        refused('known_otherwise'),
      )

      // Who was removed is kept out by either.
      expect(await openBrowser().signIn(left.sub)).toEqual(refused('removed'))
      expect(await openBrowser().signIn(person('left', { email: left.email }).sub)).toEqual(refused('not_member'))
      expect(await getDb().membership.count({ where: { clientId: client.id } })).toBe(3)
    },
  )

  it('knows everybody by what they are called still where that is the same at each app, whoever has their address by now', async () => {
    const { sub, email } = person('moved')
    expect(await openBrowser().signIn(sub)).toEqual(in_)
    await set({ clientId: provider.clientIdByPost })
    expect(await openBrowser().signIn(person('next', { email }).sub)).toEqual(refused('known_otherwise'))
    await call(remove, 'DELETE', '/sign-on', { key })
    await set()
    expect(await openBrowser().signIn(person('next', { email }).sub)).toEqual(refused('known_otherwise'))
    expect(await openBrowser().signIn(sub)).toEqual(in_)
  })

  it('refuses addresses that are of another domain, not verified, or not given', async () => {
    for (const [claims, why] of [
      [{ email: 'paula@foreign.example' }, 'foreign_address'],
      [{ email_verified: false }, 'unverified'],
      [{ email: 'paula@foreign.example', email_verified: undefined }, 'unverified'],
      [{ email: undefined }, 'no_address'],
    ] as const)
      expect(await openBrowser().signIn(person('paula', claims).sub)).toEqual(refused(why))
    expect(await openBrowser().signIn(person('paula', { email_verified: undefined }).sub)).toEqual(in_)
    expect(await getDb().membership.count({ where: { clientId: client.id } })).toBe(2)
  })

  it('refuses tokens that are not what was asked for', async () => {
    const { sub } = person('paula')
    const now = Math.floor(Date.now() / 1000)
    for (const alter of [
      { nonce: 'another' },
      { iss: 'https://login.example.com' },
      { aud: 'another' },
      { exp: now - 600, iat: now - 1200 },
    ]) {
      provider.faults.alter = (claims) => ({ ...claims, ...alter })
      expect([alter, await openBrowser().signIn(sub)]).toEqual([alter, refused('refused')])
    }
    Object.assign(provider.faults, { alter: undefined, forge: true })
    expect(await openBrowser().signIn(sub)).toEqual(refused('refused'))
    provider.faults.forge = false
    expect(await openBrowser().signIn(sub)).toEqual(in_)
  })

  it('begins no session by what was removed or replaced while the provider answered', async () => {
    const { sub, email } = person('paula')
    expect(await openBrowser().signIn(sub)).toEqual(in_)
    const begun = () => getDb().userSession.count({ where: { user: { email } } })
    for (const change of [
      () => call(remove, 'DELETE', '/sign-on', { key }),
      () => getDb().signOn.update({ where: { clientId: client.id }, data: { providerClientId: 'another' } }),
      () => getDb().signOn.update({ where: { clientId: client.id }, data: { issuer: 'https://login.example.com' } }),
    ]) {
      provider.faults.alter = async (claims) => {
        await change()
        return claims
      }
      for (const who of [sub, person('petr').sub]) {
        await set()
        expect([String(change), await openBrowser().signIn(who)]).toEqual([String(change), refused('begin_again')])
      }
      expect(await begun()).toBe(1)
    }
    provider.faults.alter = undefined
    await set()
    expect(await openBrowser().signIn(sub)).toEqual(in_)
  })

  it('refuses what came back to another browser, with another state, from another issuer, or twice', async () => {
    const { sub } = person('paula')
    const from = `/api/sign-on/begin?client=${client.id}`
    const without = await openBrowser().goThere(from, sub)
    expect(await openBrowser().comeBack(without)).toEqual(refused('begin_again'))
    for (const name of ['state', 'iss', 'code']) {
      const browser = openBrowser()
      const back = new URL(await browser.goThere(from, sub))
      back.searchParams.set(name, 'https://login.example.com')
      expect([name, await browser.comeBack(back.href)]).toEqual([name, refused('refused')])
    }
    // A provider that leads on to another client's, whose answer comes back to that client's address.
    const misled = openBrowser()
    const back = await misled.goThere(from, sub)
    expect(await misled.comeBack(back.replace(client.id, 'cli_another'))).toEqual(refused('begin_again'))
    // Another nonce at the provider than the one that this browser keeps.
    const swapped = openBrowser()
    const alter = (address: string) => address.replace(/nonce=[^&]+/, 'nonce=another')
    expect(await swapped.comeBack(await swapped.goThere(from, sub, alter))).toEqual(refused('refused'))

    const browser = openBrowser()
    const again = await browser.goThere(from, sub)
    const kept = new Map(browser.cookies)
    expect(await browser.comeBack(again)).toEqual(in_)
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect(await browser.comeBack(again)).toEqual(refused('begin_again'))
  })

  const holdEmpty = (clientId: string) =>
    getDb().rateBucket.update({
      where: { clientId_environment: { clientId, environment: 'development' } },
      data: { tokens: -1000 },
    })
  const refill = (clientId: string) => getDb().rateBucket.deleteMany({ where: { clientId } })

  it('has a limit for each network both ways, and one for the codes of a client; successes count for nothing', async () => {
    const { sub } = person('paula')
    const from = `/api/sign-on/begin?client=${client.id}`
    const browser = openBrowser()
    await browser.comeBack(await browser.goThere(from, sub))
    const left = async (clientId: string) => (await getDb().rateBucket.findFirstOrThrow({ where: { clientId } })).tokens
    expect(await left(`sign-on-exchange:${client.id}`)).toBeGreaterThanOrEqual(300)
    for (const bucket of ['sign-on-back:from 8.8.8.0/24', `sign-on-exchange:${client.id}`]) {
      const back = await browser.goThere(from, sub)
      await holdEmpty(bucket)
      expect([bucket, await browser.comeBack(back)]).toEqual([bucket, refused('too_many')])
      await refill(bucket)
    }
    await holdEmpty('sign-on-begin:from 8.8.8.0/24')
    expect(await browser.ask(begin, from)).toEqual(refused('too_many'))
    await refill('sign-on-begin:from 8.8.8.0/24')
    expect(await browser.signIn(sub)).toEqual(in_)
  })

  it('asks a provider that is down once in half a minute', async () => {
    const down = await startReceiver((response) => response.writeHead(500).end())
    const issuer = `http://127.0.0.1:${down.port}`
    await getDb().signOn.update({ where: { clientId: client.id }, data: { issuer } })
    const start = () => openBrowser().ask(begin, `/api/sign-on/begin?client=${client.id}`)
    for (let i = 0; i < 3; i += 1) expect(await start()).toEqual(refused('unreachable'))
    expect(down.received).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect(await start()).toEqual(refused('unreachable'))
    vi.useRealTimers()
    down.close()
    expect(down.received).toHaveLength(2)
  })

  it('is asked about first where no page of ours leads there: the link may be a stranger’s', async () => {
    const query = `client=${client.id}&next=%2Forders%3Flabel%3Durgent`
    const asked = { status: 303, to: `http://localhost:3000/sign-in-there?${query}` }
    const elsewhere = 'https://callslip.example/orders'
    for (const said of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/sign-in' },
      { referer: elsewhere },
      { referer: 'about:blank' },
      {},
    ]) {
      const browser = openBrowser()
      expect([said, await browser.ask(begin, `/api/sign-on/begin?${query}`, said)]).toEqual([said, asked])
      expect(browser.cookies.size).toBe(0)
    }
    const start = (await openBrowser().start(`anybody@${domain}`)) ?? ''
    const { to } = await openBrowser().ask(begin, start, {})
    expect(to).toMatch(/^http:\/\/localhost:3000\/sign-in-there\?start=/)
    // A browser that says nothing of sites says which page it comes from.
    const older = { referer: 'http://localhost:3000/sign-in-there' }
    expect((await openBrowser().ask(begin, `/api/sign-on/begin?${query}`, older)).to).toContain(provider.issuer)

    expect(await nameClient(new URLSearchParams(query))).toBe(client.name)
    expect(await nameClient(new URL(to).searchParams)).toBe(client.name)
    const stranger = await makeClient(getDb())
    for (const none of [`client=${stranger.id}`, 'client=cli_nobody', 'client=%00', 'start=altered', ''])
      expect(await nameClient(new URLSearchParams(none))).toBeUndefined()
  })

  it('says what the provider said where it let nobody in, and leads to no other site', async () => {
    const browser = openBrowser()
    const { to } = await browser.ask(begin, `/api/sign-on/begin?client=${client.id}&next=//evil.example/`)
    const { searchParams } = new URL(to)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const denied = `/api/sign-on/callback/${client.id}?error=access_denied&state=${searchParams.get('state')}&iss=${provider.issuer}`
    expect(await browser.comeBack(denied)).toEqual(refused('refused'))
    const { sub } = person('paula')
    expect(await browser.signIn(sub, `/api/sign-on/begin?client=${client.id}&next=//evil.example/`)).toEqual(in_)
    expect(await browser.ask(begin, '/api/sign-on/begin?client=cli_nobody')).toEqual(refused('begin_again'))
    expect(await browser.ask(begin, '/api/sign-on/begin?start=altered')).toEqual(refused('begin_again'))
  })
})

describe('a session by single sign-on', () => {
  beforeEach(async () => {
    await set()
    await proved()
  })
  const age = (email: string) =>
    getDb().userSession.updateMany({
      where: { user: { email } },
      data: { provedAt: new Date(Date.now() - 11 * 60_000) },
    })

  it('reaches the client alone, and nothing that is the person’s own', async () => {
    const { sub, email } = person('paula')
    const user = await makeUser(getDb(), { email, operatorRole: 'admin' })
    const other = await makeClient(getDb(), { name: 'Another' })
    for (const clientId of [other.id, client.id])
      await getDb().membership.create({ data: { userId: user.id, clientId, role: 'read' } })
    const browser = openBrowser()
    expect(await browser.signIn(sub)).toEqual(in_)
    expect((await browser.token()).body).toMatchObject({ role: 'customer', clientId: client.id })
    expect((await browser.token({ role: 'customer', clientId: other.id })).status).toBe(404)
    for (const role of ['operator', 'person'] as const) expect((await browser.token({ role })).status).toBe(400)
    const bearer = await browser.bearer()
    expect((await call(getMe, 'GET', '/me', { key: bearer })).body).toMatchObject({
      roles: ['customer'],
      clients: [{ id: client.id }],
    })
    for (const [handler, method, path, body] of [
      [sessions, 'GET', '/me/sessions', undefined],
      [changeEmail, 'POST', '/me/email', { email: `thief@${domain}` }],
      [beginFactor, 'POST', '/me/factors/begin', { kind: 'totp' }],
    ] as const)
      expect(await call(handler, method, path, { key: bearer, ...(body ? { body } : {}) })).toMatchObject({
        status: 403,
        body: { code: 'own_sign_in_required' },
      })
  })

  it('changes what others see and are told of the person only while there is nothing else that they belong to', async () => {
    const { sub, email } = person('paula')
    const browser = openBrowser()
    await browser.signIn(sub)
    const bearer = await browser.bearer()
    const rename = (name: string) =>
      call(updateMe, 'PATCH', '/me', { key: bearer, body: { name, mutedMails: ['offers'] } })
    expect(await rename('Paula N.')).toMatchObject({ status: 200, body: { name: 'Paula N.' } })
    const other = await makeClient(getDb(), { name: 'Another' })
    const { id } = await getDb().user.findUniqueOrThrow({ where: { email } })
    await getDb().membership.create({ data: { userId: id, clientId: other.id, role: 'read' } })
    expect(await rename('Nobody')).toMatchObject({ status: 403, body: { code: 'own_sign_in_required' } })
    await getDb().membership.deleteMany({ where: { userId: id, clientId: other.id } })
    await makeResearcher(getDb(), { userId: id })
    expect(await rename('Nobody')).toMatchObject({ status: 403, body: { code: 'own_sign_in_required' } })
    expect(await getDb().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: 'Paula N.' })
  })

  it('is proved by signing in there again, anew, as the same person', async () => {
    const { sub, email } = person('dev')
    await set({ role: 'developer' })
    const browser = openBrowser()
    await browser.signIn(sub)
    const bearer = await browser.bearer()
    const makeKey = () =>
      call(createKey, 'POST', '/api-keys', { key: bearer, body: { name: 'K', scopes: ['orders:read'] } })
    expect((await makeKey()).status).toBe(201)
    await age(email)
    expect((await makeKey()).body).toMatchObject({ code: 'proof_required' })
    expect((await call(beginProof, 'POST', '/me/proof/begin', { key: bearer })).body).toMatchObject({
      methods: ['oidc'],
    })
    const byPassword = { method: 'password', password: 'seven green lamps' }
    expect((await call(prove, 'POST', '/me/proof', { key: bearer, body: byPassword })).status).toBe(400)

    const proof = '/api/sign-on/begin?proof'
    const again = (why = '') => ({ status: 303, to: `http://localhost:3000/signed-in-again${why}` })
    provider.faults.alter = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 })
    expect(await browser.signIn(sub, proof)).toEqual(again('?refused=not_asked'))
    provider.faults.alter = undefined
    browser.atProvider.clear()
    expect(await browser.signIn(person('other').sub, proof)).toEqual(again('?refused=somebody_else'))
    browser.atProvider.clear()
    // Another session than the one that asked.
    const back = await browser.goThere(proof, sub)
    const [[name = '', value = ''] = []] = [...browser.cookies].filter(([cookie]) => cookie.includes('session-token'))
    browser.cookies.delete(name)
    expect(await browser.comeBack(back)).toEqual(again('?refused=begin_again'))
    browser.cookies.set(name, value)
    expect((await makeKey()).status).toBe(403)
    expect(await browser.signIn(sub, proof)).toEqual(again())
    expect((await makeKey()).status).toBe(201)
    expect(await openBrowser().ask(begin, proof)).toEqual(again('?refused=begin_again'))
  })

  const somewhileAgo = () => {
    provider.faults.alter = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 300 })
  }
  const makeKeyWith = (bearer: string) =>
    call(createKey, 'POST', '/api-keys', { key: bearer, body: { name: 'K', scopes: ['orders:read'] } })

  it('is no proof where the provider let in whoever sat there, or does not say when it asked', async () => {
    await set({ role: 'developer' })
    const { sub, email } = person('dev')
    const browser = openBrowser()
    await browser.signIn(sub)
    expect((await makeKeyWith(await browser.bearer())).status).toBe(201)
    somewhileAgo()
    const asked = provider.asked.length
    await browser.signIn(sub)
    expect(provider.asked.slice(asked).filter((line) => line.startsWith('POST'))).toEqual(['POST /token'])
    expect((await makeKeyWith(await browser.bearer())).body).toMatchObject({ code: 'proof_required' })
    provider.faults.alter = ({ auth_time: _, ...claims }) => claims
    browser.atProvider.clear()
    await browser.signIn(sub)
    expect((await makeKeyWith(await browser.bearer())).body).toMatchObject({ code: 'proof_required' })
    provider.faults.alter = undefined
    browser.atProvider.clear()
    await browser.signIn(sub)
    expect((await makeKeyWith(await browser.bearer())).status).toBe(201)
    // The window in which somebody proves themselves may be the page's own.
    await age(email)
    const there = await browser.signIn(sub, '/api/sign-on/begin?proof&next=%2Fdevelopers')
    expect(there).toEqual({ ...in_, to: 'http://localhost:3000/developers' })
    expect((await makeKeyWith(await browser.bearer())).status).toBe(201)
  })

  it('is proved by a passkey or an app of the person’s own too, whose guesses are counted as any stranger’s', async () => {
    await set({ role: 'developer' })
    const { sub, email } = person('dev')
    const browser = openBrowser()
    await browser.signIn(sub)
    const { id: userId } = await getDb().user.findUniqueOrThrow({ where: { email } })
    const own = await makeTokenOf(userId, 'person')
    const { token, totp } = (await call(beginFactor, 'POST', '/me/factors/begin', { key: own, body: { kind: 'totp' } }))
      .body as BegunFactorView
    const codeIn = (halfMinutes: number) =>
      totpOf(totp?.secret ?? '').generate({ timestamp: Date.now() + halfMinutes * 30_000 })
    const app = { kind: 'totp', token, name: 'Phone', code: codeIn(0) }
    expect((await call(addFactor, 'POST', '/me/factors', { key: own, body: app })).status).toBe(201)
    // The first factor has ended every session of before.
    somewhileAgo()
    await browser.signIn(sub)
    const bearer = await browser.bearer()
    const methods = { methods: ['oidc', 'totp', 'recovery'] }
    expect((await call(beginProof, 'POST', '/me/proof/begin', { key: bearer })).body).toMatchObject(methods)
    const show = (body: object) => call(prove, 'POST', '/me/proof', { key: bearer, body })
    expect((await show({ method: 'password', password: 'seven green lamps' })).body).toMatchObject({
      details: [{ field: 'method' }],
    })
    expect((await makeKeyWith(bearer)).status).toBe(403)
    const { id: sessionId } = await getDb().userSession.findFirstOrThrow({
      where: { userId, endedAt: null, signOnClientId: client.id },
    })
    const place = { network: '203.0.113.0/24', agent: null, sessionId }
    expect(await findPlace(userId, place)).toMatchObject({ known: false })
    expect((await show({ method: 'totp', code: codeIn(1) })).status).toBe(200)
    expect((await makeKeyWith(bearer)).status).toBe(201)
  })

  it('ends when the provider changes, or single sign-on is removed', async () => {
    const browser = openBrowser()
    await browser.signIn(person('paula').sub)
    const bearer = await browser.bearer()
    await set({ role: 'read' })
    expect((await call(getMe, 'GET', '/me', { key: bearer })).status).toBe(200)
    expect(await call(remove, 'DELETE', '/sign-on', { key })).toMatchObject({ status: 200 })
    expect((await call(getMe, 'GET', '/me', { key: bearer })).body).toMatchObject({ code: 'api_key_expired' })
    expect(await browser.ask(begin, `/api/sign-on/begin?client=${client.id}`)).toEqual(refused('begin_again'))
  })
})

describe('at Google', () => {
  beforeEach(async () => {
    await set({ role: 'developer' })
    await proved()
    google.issuer = provider.issuer
    provider.faults.alter = (claims) => ({ ...claims, hd: domain })
  })
  const asked = async (from = `/api/sign-on/begin?client=${client.id}`) =>
    new URL((await openBrowser().ask(begin, from)).to).searchParams

  it('is known by its issuer', async () => {
    const real = await vi.importActual<{ isGoogle: typeof isGoogle }>('#lib/users/is-google.ts')
    expect(['https://accounts.google.com', provider.issuer].map(real.isGoogle)).toEqual([true, false])
  })

  it('is not made the only way in before a domain is proved: nobody but owners would come in', async () => {
    expect(await set({ required: true })).toMatchObject({ status: 200 })
    await getDb().signOnDomain.deleteMany({ where: { clientId: client.id } })
    expect(await set({ required: true })).toMatchObject({ status: 400, body: { details: [{ field: 'required' }] } })
    expect(await set({ required: false })).toMatchObject({ status: 200 })
  })

  it('nobody is sent to be asked again: it is asked for the time, and who has nothing else is told so', async () => {
    const way = await asked()
    expect([way.get('prompt'), way.get('max_age')]).toEqual([null, null])
    expect(JSON.parse(way.get('claims') ?? '')).toEqual({ id_token: { auth_time: { essential: true } } })
    const { sub } = person('dev')
    const browser = openBrowser()
    expect(await browser.signIn(sub)).toEqual(in_)
    const bearer = await browser.bearer()
    expect((await call(beginProof, 'POST', '/me/proof/begin', { key: bearer })).body).toMatchObject({ methods: [] })
    const told = { status: 303, to: 'http://localhost:3000/signed-in-again?refused=not_asked' }
    expect(await browser.ask(begin, '/api/sign-on/begin?proof')).toEqual(told)
  })

  it('lets in accounts of a domain that is proved here alone, of whoever is known too: anybody may have one of their own', async () => {
    expect((await asked()).get('hd')).toBe(domain)
    await proved(`second-${domain}`)
    expect((await asked()).get('hd')).toBe('*')
    const { sub, email } = person('paula')
    const alias = person('alias', { email: `paula+cs@${domain}` })
    for (const hd of [undefined, 'foreign.example', '', 17]) {
      provider.faults.alter = (claims) => ({ ...claims, hd })
      for (const who of [sub, alias.sub])
        expect([hd, await openBrowser().signIn(who)]).toEqual([hd, refused('personal_account')])
    }
    expect(await getDb().user.count({ where: { email } })).toBe(0)
    for (const hd of [domain, `Second-${domain}`]) {
      provider.faults.alter = (claims) => ({ ...claims, hd })
      expect([hd, await openBrowser().signIn(sub)]).toEqual([hd, in_])
    }
    provider.faults.alter = undefined
    expect(await openBrowser().signIn(sub)).toEqual(refused('personal_account'))
    google.issuer = ''
    expect(await openBrowser().signIn(sub)).toEqual(in_)
  })
})

describe('as the only way in', () => {
  it('lets owners alone in otherwise, at once, and keys as before', async () => {
    await set()
    await proved()
    const member = await makeUser(getDb(), { email: `member@${domain}` })
    const other = await makeClient(getDb(), { name: 'Another' })
    for (const clientId of [client.id, other.id])
      await getDb().membership.create({ data: { userId: member.id, clientId, role: 'orders' } })
    const own = await makeTokenOf(member.id, 'customer', { clientId: client.id })
    const elsewhere = await makeTokenOf(member.id, 'customer', { clientId: other.id })
    expect((await call(getMe, 'GET', '/me', { key: own })).status).toBe(200)
    await set({ required: true })
    expect((await call(getMe, 'GET', '/me', { key: own })).body).toMatchObject({ code: 'sign_on_required' })
    expect((await call(getMe, 'GET', '/me', { key: elsewhere })).body).toMatchObject({
      clients: [{ id: client.id, signOnRequired: true }, { id: other.id }],
    })
    expect((await call(getMe, 'GET', '/me', { key })).status).toBe(200)
    const { issueAccessToken } = await import('#lib/users/issue-access-token.ts')
    const { id } = await makeSession(getDb(), member.id)
    const ask = { environment: 'development', role: 'customer', clientId: client.id } as const
    await expect(issueAccessToken({ id, userId: member.id, signOnClientId: null }, ask)).rejects.toMatchObject({
      code: 'sign_on_required',
    })
    const browser = openBrowser()
    const { sub } = person('member', { email: member.email })
    expect(await browser.signIn(sub)).toEqual(in_)
    expect((await call(getMe, 'GET', '/me', { key: await browser.bearer() })).status).toBe(200)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as accessToken } from '#app/api/access-token/route.ts'
import { GET as stream } from '#app/api/events/stream/route.ts'
import { GET as keys } from '#app/api/api-keys/route.ts'
import { DELETE as withdraw } from '#app/api/invitations/[invitationId]/route.ts'
import { POST as resend } from '#app/api/invitations/[invitationId]/resend/route.ts'
import { GET as invitations, POST as invite } from '#app/api/invitations/route.ts'
import { POST as look } from '#app/api/join/look/route.ts'
import { POST as join } from '#app/api/join/route.ts'
import { POST as accept } from '#app/api/me/invitations/route.ts'
import { DELETE as remove, PATCH as change } from '#app/api/members/[memberId]/route.ts'
import { POST as transfer } from '#app/api/members/[memberId]/transfer-ownership/route.ts'
import { GET as list } from '#app/api/members/route.ts'
import { DELETE as leave } from '#app/api/membership/route.ts'
import { GET as orders } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import type { InvitationView, MemberView } from '#lib/members/schema.ts'
import { issueAccessToken } from '#lib/users/issue-access-token.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import { whoSignsIn as signIn } from '#tools/testing/visitor.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeSession, makeUser } from '#prisma/factories.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let client: Awaited<ReturnType<typeof makeClient>>
let owner: Awaited<ReturnType<typeof addMember>>
beforeEach(async () => {
  client = await makeClient(getDb(), { productionState: 'enabled' })
  owner = await addMember('owner')
})
afterEach(() => vi.useRealTimers())

async function addMember(role: MemberRole, to = client) {
  const user = await makeUser(getDb())
  await getDb().membership.create({ data: { userId: user.id, clientId: to.id, role } })
  return { ...user, token: await makeTokenOf(user.id, 'customer', { clientId: to.id }) }
}
async function disable(id: string) {
  const key = await makeToken('operator')
  await makeUser(getDb(), { operatorRole: 'admin' })
  const body = { reason: 'As agreed by telephone.' }
  return call(routeOf('disablePerson'), 'POST', `/operator/people/${id}/disable`, { key, body })
}
const changeTo = (key: string, id: string, role: MemberRole) =>
  call(change, 'PATCH', `/members/${id}`, { key, body: { role } })
const removeBy = (key: string, id: string) => call(remove, 'DELETE', `/members/${id}`, { key })
const leaveAs = (key: string) => call(leave, 'DELETE', '/membership', { key })
const members = async (key = owner.token) => (await call(list, 'GET', '/members', { key })).body as MemberView[]
const owners = () => getDb().membership.count({ where: { clientId: client.id, role: 'owner' } })
const log = async () =>
  (await getDb().clientAction.findMany({ where: { clientId: client.id }, orderBy: { id: 'asc' } })).map(
    ({ type, actorId }) => [type, actorId],
  )
const inviteAs = (email: string, role: MemberRole = 'orders', key = owner.token) =>
  call(invite, 'POST', '/invitations', { key, body: { email, role } })
const newAddress = () => `invited-${crypto.randomUUID()}@example.com`
async function tokenFor(recipient: string): Promise<string> {
  const mail = await getDb().mail.findFirstOrThrow({ where: { recipient }, orderBy: { id: 'desc' } })
  expect(mail.text + mail.html).not.toContain('token=')
  return /\/invitation\?token=(\S+)/.exec(withLink(mail).text)?.[1] ?? ''
}
const acceptAs = (key: string, token: string) => call(accept, 'POST', '/me/invitations', { key, body: { token } })

describe('a role', () => {
  it('is lowered at once, for tokens made before and for a live stream', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const member = await addMember('orders')
    const response = await stream(
      new Request('http://localhost:3000/api/events/stream', { headers: { authorization: `Bearer ${member.token}` } }),
    )
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('retry')
    vi.advanceTimersByTime(15_000)
    expect((await reader?.read())?.value).toContain('still here')
    expect((await call(orders, 'GET', '/orders', { key: member.token })).status).toBe(200)
    expect(await changeTo(owner.token, member.id, 'billing')).toMatchObject({ status: 200, body: { role: 'billing' } })
    expect(await call(orders, 'GET', '/orders', { key: member.token })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', requiredScope: 'orders:read' },
    })
    vi.advanceTimersByTime(15_000)
    expect(await reader?.read()).toMatchObject({ done: true })
    expect(await log()).toEqual([['member.role_changed', owner.id]])
    const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: member.email } })
    expect(mail.text).toContain('Billing')
  })

  it('holds in one environment what it does not in the other', async () => {
    const member = await addMember('developer')
    const live = await makeTokenOf(member.id, 'customer', { clientId: client.id, environment: 'production' })
    const base = 'http://localhost:3000/production/api'
    expect((await call(orders, 'GET', '/orders', { key: member.token })).status).toBe(200)
    expect((await call(orders, 'GET', '/orders', { key: live, base })).status).toBe(403)
    expect((await call(keys, 'GET', '/api-keys', { key: live, base })).status).toBe(200)
  })

  it('of an owner is changed by owners alone, and a removed member reaches nothing any more', async () => {
    const member = await addMember('developer')
    expect((await changeTo(member.token, member.id, 'owner')).status).toBe(403)
    expect((await removeBy(owner.token, member.id)).status).toBe(200)
    expect(await call(keys, 'GET', '/api-keys', { key: member.token })).toMatchObject({
      status: 403,
      body: { code: 'api_key_invalid' },
    })
    expect(await members()).toMatchObject([{ id: owner.id, you: true }])
    const stranger = await addMember('orders', await makeClient(getDb()))
    expect((await changeTo(owner.token, stranger.id, 'read')).status).toBe(404)
    expect((await removeBy(owner.token, stranger.id)).status).toBe(404)
  })
})

describe('an owner', () => {
  const lastOwner = { status: 409, body: { code: 'last_owner' } }

  it('who is the last one stays', async () => {
    expect(await leaveAs(owner.token)).toMatchObject(lastOwner)
    expect(await changeTo(owner.token, owner.id, 'read')).toMatchObject(lastOwner)
    expect(await removeBy(owner.token, owner.id)).toMatchObject(lastOwner)
    // One whose account is disabled can't look after anything.
    const disabled = await addMember('owner')
    await getDb().user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } })
    expect(await leaveAs(owner.token)).toMatchObject(lastOwner)
  })

  it.each(['leave', 'lower themselves', 'remove each other', 'lower each other'])(
    'is left when two %s at once',
    async (what) => {
      for (let round = 0; round < 5; round += 1) {
        client = await makeClient(getDb())
        const [a, b] = [await addMember('owner'), await addMember('owner')]
        const act = (one: typeof a, other: typeof a) =>
          what === 'leave'
            ? leaveAs(one.token)
            : what === 'lower themselves'
              ? changeTo(one.token, one.id, 'read')
              : what === 'remove each other'
                ? removeBy(one.token, other.id)
                : changeTo(one.token, other.id, 'orders')
        const answers = await Promise.all([act(a, b), act(b, a)])
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(await owners()).toBe(1)
      }
    },
  )

  it('hands ownership over in one act', async () => {
    const heir = await addMember('orders')
    const path = `/members/${heir.id}/transfer-ownership`
    expect(await call(transfer, 'POST', path, { key: owner.token, body: { role: 'read' } })).toMatchObject({
      status: 200,
      body: { id: heir.id, role: 'owner' },
    })
    expect((await members(heir.token)).map(({ id, role }) => [id, role])).toEqual(
      [
        [owner.id, 'read'],
        [heir.id, 'owner'],
      ].toSorted(),
    )
    expect((await call(transfer, 'POST', path, { key: owner.token, body: {} })).status).toBe(403)
  })

  it('is handed over, lowered or left once where the answer was lost: the same person’s repeat is answered like the first', async () => {
    const [heir, guest] = [await addMember('orders'), await addMember('read')]
    const path = `/members/${heir.id}/transfer-ownership`
    const sent = (key: string, role: string) => ({ key, body: { role }, headers: { 'Idempotency-Key': 'lost' } })
    const hand = (key: string, role = 'billing') => call(transfer, 'POST', path, sent(key, role))
    const lower = () => call(change, 'PATCH', `/members/${heir.id}`, sent(heir.token, 'read'))
    const leaves = (key: string) =>
      call(leave, 'DELETE', '/membership', { key, headers: { 'Idempotency-Key': 'gone' } })
    const expectSame = async (send: () => ReturnType<typeof call>) => {
      const [first, again] = [await send(), await send()]
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
      expect(again.headers.get('idempotent-replayed')).toBe('true')
    }
    await expectSame(() => hand(owner.token))
    // Neither somebody else’s, nor another request.
    expect(await hand(guest.token)).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
    expect(await hand(owner.token, 'read')).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
    await addMember('owner')
    await expectSame(lower)
    await expectSame(() => leaves(guest.token))
    expect(await leaves(owner.token)).toMatchObject({ status: 200 })
    // Who belongs here no more sees nothing of its members, and who is signed out nothing at all.
    expect(await hand(owner.token)).toMatchObject({ status: 403, body: { code: 'api_key_invalid' } })
    await getDb().userSession.updateMany({ where: { userId: guest.id }, data: { endedAt: new Date() } })
    expect((await leaves(guest.token)).status).toBe(403)
  })
})

describe('an invitation', () => {
  it('is good for as long as its link is, however long the mail has waited', async () => {
    const email = newAddress()
    expect((await inviteAs(email)).status).toBeLessThan(300)
    await getDb().invitation.updateMany({ where: { email }, data: { expiresAt: new Date() } })
    await runDueJobs()
    const { expiresAt } = await getDb().invitation.findFirstOrThrow({ where: { email } })
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24)
  })

  it('is accepted with an existing account, by the invited address alone, once', async () => {
    const guest = await makeUser(getDb(), { email: newAddress() })
    const session = await makeSession(getDb(), guest.id)
    // Somebody without any client asks as themselves.
    const {
      accessToken: token,
      role,
      scopes,
    } = await issueAccessToken(
      { id: session.id, userId: guest.id, signOnClientId: null },
      {
        environment: 'development',
      },
    )
    expect([role, scopes]).toEqual(['person', ['account']])
    expect(await inviteAs(guest.email, 'read')).toMatchObject({ status: 201, body: { state: 'pending' } })
    const link = await tokenFor(guest.email)
    expect((await call(look, 'POST', '/join/look', { body: { token: link } })).body).toEqual({
      client: client.name,
      role: 'read',
      email: guest.email,
      known: true,
    })
    expect(await acceptAs(owner.token, link)).toMatchObject({ status: 400, body: { details: [{ field: 'token' }] } })
    const both = await Promise.all([acceptAs(token, link), acceptAs(token, link)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await members()).toContainEqual(expect.objectContaining({ id: guest.id, role: 'read' }))
    expect(await log()).toEqual([
      ['member.invited', owner.id],
      ['member.joined', guest.id],
    ])
    expect(await inviteAs(guest.email)).toMatchObject({ status: 400, body: { details: [{ field: 'email' }] } })
  })

  it('is accepted by registering with that address, and makes no client', async () => {
    const email = newAddress()
    await inviteAs(email, 'billing')
    const token = await tokenFor(email)
    const before = await getDb().client.count()
    const body = { token, name: 'Jonas Weber', password: 'seven green lamps' }
    expect((await call(join, 'POST', '/join', { body: { ...body, password: 'password123' } })).status).toBe(400)
    expect(await call(join, 'POST', '/join', { body })).toMatchObject({ status: 200, body: { email } })
    expect(await signIn({ email, password: body.password }, null)).toMatchObject({ name: 'Jonas Weber' })
    expect(await getDb().client.count()).toBe(before)
    expect(await members()).toContainEqual(expect.objectContaining({ email, role: 'billing' }))
    expect((await call(join, 'POST', '/join', { body })).status).toBe(400)
  })

  it('does not open an account that exists, nor give it another password', async () => {
    const guest = await makeUser(getDb(), { email: newAddress() })
    await inviteAs(guest.email)
    const body = { token: await tokenFor(guest.email), name: 'Another', password: 'seven green lamps' }
    expect(await call(join, 'POST', '/join', { body })).toMatchObject({ status: 400 })
    expect(await getDb().user.findUniqueOrThrow({ where: { id: guest.id } })).toMatchObject(guest)
  })

  it('can be sent again and withdrawn; a link that ran out or was withdrawn is void', async () => {
    const email = newAddress()
    const { id } = (await inviteAs(email)).body as InvitationView
    // Asked again before the answer: the same invitation, with the new role.
    expect(await inviteAs(email, 'read')).toMatchObject({ body: { id, role: 'read' } })
    const lookAt = async () =>
      (await call(look, 'POST', '/join/look', { body: { token: await tokenFor(email) } })).status
    expect(await lookAt()).toBe(200)
    await getDb().invitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } })
    expect(await lookAt()).toBe(400)
    expect((await call(invitations, 'GET', '/invitations', { key: owner.token })).body).toMatchObject([
      { id, state: 'expired' },
    ])
    const again = () => call(resend, 'POST', `/invitations/${id}/resend`, { key: owner.token })
    expect(await again()).toMatchObject({ status: 200, body: { state: 'pending' } })
    expect(await lookAt()).toBe(200)
    const end = () => call(withdraw, 'DELETE', `/invitations/${id}`, { key: owner.token })
    expect([await end(), await end()]).toMatchObject([{ body: { state: 'withdrawn' } }, { status: 200 }])
    expect(await lookAt()).toBe(400)
    expect(await again()).toMatchObject({ status: 409, body: { code: 'invitation_closed' } })
    expect((await call(invitations, 'GET', '/invitations', { key: owner.token })).body).toEqual([])
    // Another client's owner finds nothing of it.
    const stranger = await addMember('owner', await makeClient(getDb()))
    const path = `/invitations/${id}`
    expect((await call(withdraw, 'DELETE', path, { key: stranger.token })).status).toBe(404)
  })

  it.each<[string, (second: typeof owner) => Promise<unknown>, by: 'owner' | 'second' | 'callslip', type?: string]>([
    ['is removed', ({ id }) => removeBy(owner.token, id), 'owner', 'member.removed'],
    ['leaves', ({ token }) => leaveAs(token), 'second', 'member.left'],
    ['is lowered', ({ id }) => changeTo(owner.token, id, 'developer'), 'owner', 'member.role_changed'],
    [
      'hands ownership over',
      ({ token }) =>
        call(transfer, 'POST', `/members/${owner.id}/transfer-ownership`, { key: token, body: { role: 'read' } }),
      'second',
      'member.role_changed',
    ],
    ['is disabled', ({ id }) => disable(id), 'callslip'],
  ])('is void once its sender %s, and the log says so', async (_, end, by, type) => {
    const second = await addMember('owner')
    const own = await addMember('read', await makeClient(getDb()))
    await inviteAs(own.email, 'owner', second.token)
    const token = await tokenFor(own.email)
    const other = newAddress()
    const { id } = (await inviteAs(other, 'read', second.token)).body as InvitationView
    // Whoever sends one again stands for it.
    await call(resend, 'POST', `/invitations/${id}/resend`, { key: owner.token })
    expect(await end(second)).toMatchObject({ status: 200 })
    expect((await call(look, 'POST', '/join/look', { body: { token } })).status).toBe(400)
    expect(await acceptAs(own.token, token)).toMatchObject({ status: 400, body: { details: [{ field: 'token' }] } })
    expect(await members()).not.toContainEqual(expect.objectContaining({ id: own.id }))
    expect((await call(invitations, 'GET', '/invitations', { key: owner.token })).body).toMatchObject([{ id }])
    expect((await call(look, 'POST', '/join/look', { body: { token: await tokenFor(other) } })).status).toBe(200)
    const actorId = { owner: owner.id, second: second.id, callslip: null }[by]
    expect((await log()).slice(type === undefined ? -1 : -2)).toEqual([
      ...(type === undefined ? [] : [[type, actorId]]),
      ['member.invitation_withdrawn', actorId],
    ])
  })

  it('is good only while somebody stands for it, whatever became of its row', async () => {
    const second = await addMember('owner')
    const email = newAddress()
    await inviteAs(email, 'owner', second.token)
    const token = await tokenFor(email)
    await getDb().membership.deleteMany({ where: { userId: second.id } })
    const body = { token, name: 'Jonas Weber', password: 'seven green lamps' }
    expect(await call(join, 'POST', '/join', { body })).toMatchObject({ status: 400 })
    expect(await getDb().user.count({ where: { email } })).toBe(0)
  })

  it('says what the client is called and nothing that the inviter typed, and not too often', async () => {
    const email = newAddress()
    await getDb().user.update({ where: { id: owner.id }, data: { name: 'Buy gold now' } })
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await inviteAs(email)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    // Nor an hour later; and whoever else works with them can invite them all the same.
    await getDb()
      .$executeRaw`UPDATE rate_buckets SET updated_at = updated_at - interval '1 hour' WHERE client_id LIKE 'invite:%'`
    expect((await inviteAs(email)).headers.get('Retry-After')).toBe('86400')
    const stranger = await addMember('owner', await makeClient(getDb(), { name: 'Hartwell & Lowe' }))
    expect((await inviteAs(email, 'orders', stranger.token)).status).toBe(201)
    const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.text).toContain(client.name)
    expect(mail.text + mail.html + mail.subject).not.toContain('gold')
  })
})

it('a person of several clients asks for one of them by name, and another’s is not found', async () => {
  const other = await makeClient(getDb(), { name: 'Hartwell & Lowe' })
  await getDb().membership.create({ data: { userId: owner.id, clientId: other.id, role: 'read' } })
  const session = await makeSession(getDb(), owner.id)
  const ask = (clientId?: string) =>
    issueAccessToken(
      { id: session.id, userId: owner.id, signOnClientId: null },
      { environment: 'development', role: 'customer', ...(clientId ? { clientId } : {}) },
    )
  expect(await ask()).toMatchObject({ clientId: client.id, memberRole: 'owner' })
  const { accessToken: token, ...second } = await ask(other.id)
  expect(second).toMatchObject({ clientId: other.id, memberRole: 'read' })
  expect((await members(token)).map(({ id }) => id)).toEqual([owner.id])
  expect((await changeTo(token, owner.id, 'owner')).status).toBe(403)
  await expect(ask((await makeClient(getDb())).id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await call(accessToken, 'POST', '/access-token', { body: { environment: 'development' } })).status).toBe(403)
})

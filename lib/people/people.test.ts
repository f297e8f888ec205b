import { beforeEach, describe, expect, it } from 'vitest'
import { POST as join } from '#app/api/join-operators/route.ts'
import { GET as getMe } from '#app/api/me/route.ts'
import { POST as peek } from '#app/api/operator-invitation/route.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import type { InvitationView, PersonFileView, PersonView } from '#lib/people/schema.ts'
import { forgotPassword } from '#lib/users/forgot-password.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import { hashPassword } from '#lib/users/password.ts'
import { signIn as enter } from '#lib/users/sign-in.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeFactor, makeKey, makeResearcher, makeUser } from '#prisma/factories.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const password = 'seven green lamps'
const reason = 'As agreed by telephone.'
let admin: Operator
type Operator = { id: string; token: string }
const hire = async (operatorRole: OperatorRole): Promise<Operator> => {
  const { id } = await makeUser(getDb(), { operatorRole })
  return { id, token: await makeTokenOf(id, 'operator') }
}
beforeEach(async () => {
  await getDb().user.updateMany({ data: { operatorRole: null } })
  await getDb().rateBucket.deleteMany()
  admin = await hire('admin')
})

const ask = (operation: string, method: string, path: string, { token: key }: Operator, body?: unknown) =>
  call(routeOf(operation), method, `/operator${path}`, { key, ...(body === undefined ? {} : { body }) })
const remove = (by: Operator, { id }: Operator) =>
  ask('removeOperator', 'POST', `/operators/${id}/remove`, by, { reason })
const setRole = (by: Operator, { id }: Operator, role: OperatorRole) =>
  ask('setOperatorRole', 'PATCH', `/operators/${id}`, by, { role, reason })
const disable = (by: Operator, id: string, more: Record<string, unknown> = {}) =>
  ask('disablePerson', 'POST', `/people/${id}/disable`, by, { reason, ...more })
const queue = ({ token }: Operator) => call(routeOf('countQueue'), 'GET', '/operator/queue/counts', { key: token })
const invite = (email: string, role: OperatorRole = 'support') =>
  ask('inviteOperator', 'POST', '/invitations', admin, { email, role })
const adminsLeft = () => getDb().user.count({ where: { operatorRole: 'admin', disabledAt: null } })

/** Whom the sign-in lets in with a password. */
async function signIn(given: { email: string; password: string }) {
  const outcome = await enter(given, null)
  return 'user' in outcome ? outcome.user : undefined
}

/** The newest link that was mailed to an address, and the text around it. */
async function linkTo(email: string): Promise<string> {
  const mail = await getDb().mail.findFirstOrThrow({
    where: { recipient: email, linkEncrypted: { not: null } },
    orderBy: { id: 'desc' },
  })
  expect(mail.text).not.toContain('token=')
  return /token=([\w.-]+)/.exec(withLink(mail).text)?.[1] ?? ''
}
const post = (handler: typeof join, path: string, body: Record<string, unknown>) =>
  call(handler, 'POST', path, { body })

describe('an invitation', () => {
  it('is good for as long as its link is, however long the mail has waited', async () => {
    const email = 'late@example.com'
    bodyOf<InvitationView>(await invite(email))
    await getDb().operatorInvitation.updateMany({ where: { email }, data: { expiresAt: new Date() } })
    await runDueJobs()
    const { expiresAt } = await getDb().operatorInvitation.findFirstOrThrow({ where: { email } })
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24)
  })

  it('makes a new account an operator with the role that it names, once', async () => {
    bodyOf<InvitationView>(await invite('olu@example.com', 'finance'))
    const token = await linkTo('olu@example.com')
    expect(bodyOf(await post(peek, '/operator-invitation', { token }))).toEqual({
      email: 'olu@example.com',
      role: 'finance',
      known: false,
    })
    const given = { token, name: 'Olu Adeyemi', password }
    expect(await post(join, '/join-operators', { token, password })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'name' }] },
    })
    expect(await post(join, '/join-operators', { ...given, password: 'short' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'password' }] },
    })
    const answers = await Promise.all([1, 2, 3].map(() => post(join, '/join-operators', given)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await signIn({ email: 'olu@example.com', password })).toBeDefined()
    const user = await getDb().user.findUniqueOrThrow({ where: { email: 'olu@example.com' } })
    expect(user).toMatchObject({ operatorRole: 'finance', operator: true })
    const olu = { id: user.id, token: await makeTokenOf(user.id, 'operator') }
    // The role alone isn't enough: an operator needs a second factor first.
    expect(await queue(olu)).toMatchObject({ status: 403, body: { code: 'factor_required' } })
    await makeFactor(getDb(), user.id)
    olu.token = await makeTokenOf(user.id, 'operator')
    expect(await queue(olu)).toMatchObject({ status: 200 })
    expect(await ask('findPeople', 'GET', '/people', olu)).toMatchObject({
      status: 403,
      body: { requiredScope: 'operator:admin' },
    })
    expect(await getDb().operatorAction.findMany({ where: { targetId: user.id } })).toMatchObject([
      { action: 'operator.join', operatorId: user.id },
    ])
    expect(await post(peek, '/operator-invitation', { token })).toMatchObject({ status: 400 })
  })

  it('makes a known person an operator with their own password, and touches nothing else of theirs', async () => {
    const passwordHash = await hashPassword(password)
    const { id, email } = await makeUser(getDb(), { passwordHash })
    const before = await makeTokenOf(id, 'person')
    await invite(email)
    const token = await linkTo(email)
    expect(bodyOf(await post(peek, '/operator-invitation', { token }))).toMatchObject({ known: true })
    expect(await post(join, '/join-operators', { token, password: 'not the password' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'password' }] },
    })
    expect(await post(join, '/join-operators', { token, name: 'Somebody', password })).toMatchObject({ status: 200 })
    expect(await getDb().user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      operatorRole: 'support',
      passwordHash,
      name: 'Odile Moreau',
    })
    // But where they were signed in as less than that.
    expect((await call(getMe, 'GET', '/me', { key: before })).body).toMatchObject({ code: 'api_key_expired' })
  })

  it('is void once it is withdrawn, followed by another, too old, or altered', async () => {
    const first = bodyOf<InvitationView>(await invite('void@example.com'))
    const tokens = [await linkTo('void@example.com')]
    const second = bodyOf<InvitationView>(await invite('void@example.com', 'admin'))
    tokens.push(await linkTo('void@example.com'))
    expect(await ask('withdrawOperatorInvitation', 'DELETE', `/invitations/${second.id}`, admin)).toMatchObject({
      status: 200,
    })
    const third = bodyOf<InvitationView>(await invite('void@example.com'))
    const old = await linkTo('void@example.com')
    tokens.push(`${old.slice(0, -4)}AAAA`)
    await getDb().operatorInvitation.update({
      where: { id: third.id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    })
    for (const token of [...tokens, old])
      for (const handler of [peek, join])
        expect(await post(handler, '/x', { token, name: 'Void', password })).toMatchObject({ status: 400 })
    const listed = bodyOf<InvitationView[]>(await ask('listOperatorInvitations', 'GET', '/invitations', admin))
    const states = Object.fromEntries(listed.map(({ id, state }) => [id, state]))
    expect([first, second, third].map(({ id }) => states[id])).toEqual(['withdrawn', 'withdrawn', 'expired'])
  })

  it.each<[string, string, (by: Operator, ben: Operator) => Promise<{ status: number }>]>([
    ['is removed', 'operator.remove', remove],
    ['is lowered', 'operator.set_role', (by, ben) => setRole(by, ben, 'finance')],
    ['is disabled', 'person.disable', (by, ben) => disable(by, ben.id)],
  ])('is void once its sender %s, and the log says so', async (_, action, end) => {
    const ben = await hire('admin')
    const { email } = await makeUser(getDb(), { passwordHash: await hashPassword(password) })
    const body = { email, role: 'admin' }
    const { id } = bodyOf<InvitationView>(await ask('inviteOperator', 'POST', '/invitations', ben, body))
    const token = await linkTo(email)
    const kept = bodyOf<InvitationView>(await invite('kept@example.com'))
    expect(await end(admin, ben)).toMatchObject({ status: 200 })
    for (const handler of [peek, join])
      expect(await post(handler, '/x', { token, password })).toMatchObject({ status: 400 })
    expect(await getDb().user.findUniqueOrThrow({ where: { email } })).toMatchObject({ operatorRole: null })
    const listed = bodyOf<InvitationView[]>(await ask('listOperatorInvitations', 'GET', '/invitations', admin))
    expect(listed.slice(0, 2).map((one) => [one.id, one.state])).toEqual([
      [kept.id, 'open'],
      [id, 'withdrawn'],
    ])
    const deeds = await getDb().operatorAction.findMany({ where: { operatorId: admin.id }, orderBy: { id: 'asc' } })
    expect(deeds.slice(-2)).toMatchObject([
      { action },
      { action: 'operator.withdraw_invitation', targetId: id, reason },
    ])
  })

  it('is good only while its sender may invite, whatever became of its row', async () => {
    await invite('late@example.com')
    const token = await linkTo('late@example.com')
    await getDb().user.update({ where: { id: admin.id }, data: { operatorRole: 'finance' } })
    for (const handler of [peek, join])
      expect(await post(handler, '/x', { token, name: 'Late', password })).toMatchObject({ status: 400 })
  })

  it('goes neither to operators nor to people who are disabled, and has nothing of a reset link', async () => {
    const finance = await makeUser(getDb(), { operatorRole: 'finance' })
    const gone = await makeUser(getDb(), { disabledAt: new Date() })
    for (const { email } of [finance, gone])
      expect(await invite(email)).toMatchObject({ status: 400, body: { details: [{ field: 'email' }] } })
    const { email } = await makeUser(getDb())
    await forgotPassword(email, null)
    expect(await post(join, '/join-operators', { token: await linkTo(email), password })).toMatchObject({ status: 400 })
  })
})

describe('a role', () => {
  it('counts from the next request on, with the token that was made before', async () => {
    const ben = await hire('admin')
    expect(await ask('findPeople', 'GET', '/people', ben)).toMatchObject({ status: 200 })
    expect(await setRole(admin, ben, 'support')).toMatchObject({ status: 200 })
    expect(await ask('findPeople', 'GET', '/people', ben)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    })
    expect(await queue(ben)).toMatchObject({ status: 200 })
    expect(await remove(admin, ben)).toMatchObject({ status: 200 })
    expect(await queue(ben)).toMatchObject({ status: 403 })
    expect(await getDb().userSession.count({ where: { userId: ben.id, endedAt: null } })).toBe(0)
    // Nobody becomes an operator without having accepted it.
    expect(await setRole(admin, ben, 'support')).toMatchObject({ status: 404 })
  })

  it('of the last admin stays, by whatever way', async () => {
    await hire('finance')
    const disabled = await hire('admin')
    await getDb().user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } })
    for (const refused of [
      await remove(admin, admin),
      await setRole(admin, admin, 'finance'),
      await disable(admin, admin.id),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'operator_conflict' } })
    expect(await adminsLeft()).toBe(1)
  })

  it.each<[string, (a: Operator, b: Operator) => Promise<{ status: number }>]>([
    ['remove', remove],
    ['lower', (a, b) => setRole(a, b, 'support')],
    ['disable', (a, b) => disable(a, b.id)],
  ])('leaves an admin where three %s each other at once', async (_, act) => {
    for (let round = 0; round < 5; round += 1) {
      await getDb().user.updateMany({ data: { operatorRole: null } })
      const three = [await hire('admin'), await hire('admin'), await hire('admin')]
      const pairs = three.map((one, i) => [one, three[(i + 1) % 3] ?? one] as const)
      await Promise.all(pairs.map(([one, other]) => act(one, other)))
      expect(await adminsLeft()).toBeGreaterThan(0)
    }
  })
})

describe('a person', () => {
  async function world() {
    const passwordHash = await hashPassword(password)
    const client = await makeClient(getDb())
    const user = await makeUser(getDb(), { passwordHash, name: 'Jeanne Petit' })
    await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })
    await makeResearcher(getDb(), { userId: user.id })
    const own = await makeKey(getDb(), client.id, { createdBy: user.id })
    const other = await makeKey(getDb(), client.id)
    const token = await makeTokenOf(user.id, 'customer', { clientId: client.id })
    const orders = (key: string) => call(routeOf('listOrders'), 'GET', '/orders', { key }).then(({ status }) => status)
    return { user, client, own, other, token, orders }
  }

  it('is found by a part of their address, with what they are here', async () => {
    const { user, client } = await world()
    const find = async (query: string) =>
      bodyOf<PersonView[]>(await ask('findPeople', 'GET', `/people?${query}`, admin))
    expect(await find(`q=${user.email.slice(4, 20).toUpperCase()}`)).toMatchObject([
      { id: user.id, clients: [{ id: client.id }], researcher: { status: 'approved' } },
    ])
    expect(await find(`q=${user.id}&disabled=true`)).toEqual([])
    const file = bodyOf<PersonFileView>(await ask('getPerson', 'GET', `/people/${user.id}`, admin))
    expect(file).toMatchObject({ keys: 1, sessions: [{ id: expect.stringMatching(/^ses_/) }] })
    expect(JSON.stringify(file)).not.toContain('assword')
  })

  it.each([
    [false, 200],
    [true, 403],
  ])('is kept out at once, and let in again; their keys end where that is wanted: %s', async (endKeys, status) => {
    const { user, client, own, other, token, orders } = await world()
    expect([await orders(token), await orders(own.key)]).toEqual([200, 200])
    expect(bodyOf(await disable(admin, user.id, { endKeys }))).toMatchObject({
      disabledAt: expect.any(String),
      sessions: [],
    })
    expect(await orders(token)).toBe(403)
    expect([await orders(own.key), await orders(other.key)]).toEqual([status, 200])
    const actions = await getDb().clientAction.findMany({ where: { clientId: client.id, type: 'key.revoked' } })
    expect(actions.map(({ payload }) => payload)).toMatchObject(endKeys ? [{ keyId: own.id }] : [])
    expect(await signIn({ email: user.email, password })).toBeUndefined()
    const mails = () => getDb().mail.findMany({ where: { recipient: user.email }, orderBy: { id: 'asc' } })
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(reason) }])
    await disable(admin, user.id)
    expect(await mails()).toHaveLength(1)

    expect(
      bodyOf(await ask('enablePerson', 'POST', `/people/${user.id}/enable`, admin, { reason })),
    ).not.toHaveProperty('disabledAt')
    expect(await signIn({ email: user.email, password })).toBeDefined()
    expect(await orders(token)).toBe(403)
    expect(
      (await getDb().operatorAction.findMany({ where: { targetId: user.id }, orderBy: { id: 'asc' } })).map(
        ({ action }) => action,
      ),
    ).toEqual(['person.disable', 'person.disable', 'person.enable'])
  })

  it.each([
    ['waiting', 200],
    ['working', 409],
    ['done', 409],
  ] as const)('is let in again as long as their account is not deleted: %s', async (state, status) => {
    const disabledAt = new Date()
    const { id, email } = await makeUser(getDb(), { disabledAt })
    const endedAt = state === 'done' ? disabledAt : null
    const deletion = { id: newId('accountDeletion'), userId: id, state, dueAt: disabledAt, endedAt }
    await getDb().accountDeletion.create({ data: deletion })
    expect(await ask('enablePerson', 'POST', `/people/${id}/enable`, admin, { reason })).toMatchObject({ status })
    const after = await getDb().user.findUniqueOrThrow({ where: { id } })
    expect(after.disabledAt).toEqual(status === 200 ? null : disabledAt)
    expect(await getDb().mail.count({ where: { recipient: email } })).toBe(status === 200 ? 1 : 0)
  })

  it('is signed out everywhere, and signs in again', async () => {
    const { user, token, orders } = await world()
    expect(
      bodyOf(await ask('endPersonSessions', 'POST', `/people/${user.id}/sign-out`, admin, { reason })),
    ).toMatchObject({ sessions: [] })
    expect(await orders(token)).toBe(403)
    expect(await signIn({ email: user.email, password })).toBeDefined()
  })
})

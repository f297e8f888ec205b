import { beforeEach, describe, expect, test } from 'vitest'
import { GET, PATCH } from '#app/api/me/route.ts'
import { POST as changePassword } from '#app/api/me/password/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { findMe } from '#lib/users/find-me.ts'
import { hashPassword } from '#lib/users/password.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'

const password = 'seven green lamps'
let userId = ''
let clientId = ''
let token = ''

beforeEach(async () => {
  const passwordHash = await hashPassword(password)
  await inTransaction(async (tx) => {
    const client = await makeClient(tx)
    const user = await tx.user.create({
      data: { id: newId('user'), name: 'Élise', email: `${crypto.randomUUID()}@example.com`, passwordHash },
    })
    await tx.membership.create({ data: { userId: user.id, clientId: client.id } })
    ;[userId, clientId] = [user.id, client.id]
  })
  token = await makeTokenOf(userId, 'customer', { clientId })
})

const call = async (
  handler: (request: Request) => Promise<Response>,
  path: string,
  method: string,
  body?: unknown,
  bearer = token,
) => {
  const init =
    body === undefined
      ? {}
      : {
          body: JSON.stringify(body),
          headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
        }
  const response = await handler(
    new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${bearer}` },
      ...init,
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('me', () => {
  test('shows name, roles and clients, and nothing secret', async () => {
    const { status, body } = await call(GET, '/me', 'GET')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: userId,
      name: 'Élise',
      roles: ['customer'],
      mutedMails: [],
      clients: [{ id: clientId, productionState: 'not_requested' }],
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('an API key is no person', async () => {
    const { key } = await inTransaction((tx) => makeKey(tx, clientId))
    expect(await call(GET, '/me', 'GET', undefined, key)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    })
  })

  test('a researcher sees themselves, not whoever has their researcher id', async () => {
    await inTransaction((tx) => makeResearcher(tx, { userId }))
    const accessToken = await makeTokenOf(userId, 'researcher')
    expect((await call(GET, '/me', 'GET', undefined, accessToken)).body).toMatchObject({
      id: userId,
      roles: ['customer', 'researcher'],
    })
  })

  test('changes name and mail switches, and leaves what is not named', async () => {
    await call(PATCH, '/me', 'PATCH', { mutedMails: ['messages'] })
    expect((await call(PATCH, '/me', 'PATCH', { name: 'Élise M.' })).body).toMatchObject({
      name: 'Élise M.',
      mutedMails: ['messages'],
    })
    expect((await call(PATCH, '/me', 'PATCH', { mutedMails: ['everything'] })).status).toBe(400)
  })
})

describe('the password', () => {
  test('needs the present one; afterwards every token and session is void', async () => {
    expect(
      await call(changePassword, '/me/password', 'POST', {
        currentPassword: 'wrong',
        newPassword: 'the second password',
      }),
    ).toMatchObject({
      status: 400,
      body: { details: [{ field: 'currentPassword' }] },
    })
    expect((await call(GET, '/me', 'GET')).status).toBe(200)
    expect(
      (
        await call(changePassword, '/me/password', 'POST', {
          currentPassword: password,
          newPassword: 'the second password',
        })
      ).status,
    ).toBe(200)
    expect((await call(GET, '/me', 'GET')).status).toBe(403)
    expect(await getDb().userSession.count({ where: { userId, endedAt: null } })).toBe(0)
  })

  test('can’t be guessed by the thousand', async () => {
    const statuses = []
    for (let i = 0; i < 12; i += 1)
      statuses.push(
        (
          await call(changePassword, '/me/password', 'POST', {
            currentPassword: `guess ${i}`,
            newPassword: 'the second password',
          })
        ).status,
      )
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true)
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

test('a page without a good cookie shows nobody', async () => {
  expect(await findMe(new Headers())).toBeUndefined()
  expect(await findMe(new Headers({ cookie: `next-auth.session-token=${token}` }))).toBeUndefined()
})

import { expect, test } from 'vitest'
import { GET as get } from '#app/api/me/route.ts'
import { getDb } from '#lib/db.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient, makeKey, makeResearcher, makeUser } from '#prisma/factories.ts'

const client = await makeClient(getDb())
const user = await makeUser(getDb(), { name: 'Élise', passwordHash: '$argon2id$of-nothing' })
await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })

test('shows name, roles and clients, and nothing secret', async () => {
  const key = await makeTokenOf(user.id, 'customer', { clientId: client.id })
  const { status, body } = await call(get, 'GET', '/me', { key })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: user.id,
    name: 'Élise',
    roles: ['customer'],
    mutedMails: [],
    clients: [{ id: client.id, productionState: 'not_requested' }],
  })
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('an API key is no person', async () => {
  const { key } = await makeKey(getDb(), client.id)
  expect(await call(get, 'GET', '/me', { key })).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
})

test('a researcher sees themselves, not whoever has their researcher id', async () => {
  await makeResearcher(getDb(), { userId: user.id })
  const key = await makeTokenOf(user.id, 'researcher')
  expect((await call(get, 'GET', '/me', { key })).body).toMatchObject({
    id: user.id,
    roles: ['customer', 'researcher'],
  })
})

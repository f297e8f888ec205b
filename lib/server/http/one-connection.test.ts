import { beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnectDb, getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { hashPassword } from '#lib/users/password.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

// Where each request takes one connection, there is no number of them at which all wait for one more.
beforeAll(async () => {
  await disconnectDb()
  Object.assign(getEnv(), { DATABASE_POOL: 1 })
})

const password = 'seven green lamps'
let key: string
beforeEach(async () => {
  const { id: clientId } = await makeClient(getDb())
  const { id: userId } = await makeUser(getDb(), { passwordHash: await hashPassword(password) })
  await getDb().membership.create({ data: { userId, clientId, role: 'owner' } })
  key = await makeTokenOf(userId, 'customer', { clientId })
})
const post = (operation: string, path: string, body?: object) =>
  call(routeOf(operation), 'POST', path, { key, ...(body ? { body } : {}) })
const newAddress = () => `somebody-${crypto.randomUUID()}@example.com`

const requests: [operation: string, path: string, bodyFor: () => object | undefined][] = [
  ['changePassword', '/me/password', () => ({ currentPassword: password, newPassword: 'eight blue lanterns' })],
  ['changeEmail', '/me/email', () => ({ email: newAddress() })],
  ['askDataExport', '/me/exports', () => undefined],
  ['askDeletion', '/me/deletion', () => undefined],
  ['inviteMember', '/invitations', () => ({ email: newAddress(), role: 'orders' })],
]
it.each(requests)('%s does not wait for a second connection while it holds one', async (operation, path, bodyFor) => {
  expect((await post(operation, path, bodyFor())).status).toBeLessThan(300)
})

it('resendInvitation does not either', async () => {
  const { id } = bodyOf<{ id: string }>(
    await post('inviteMember', '/invitations', { email: newAddress(), role: 'orders' }),
    201,
  )
  bodyOf(await post('resendInvitation', `/invitations/${id}/resend`))
})

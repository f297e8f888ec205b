import { beforeEach, expect, test } from 'vitest'
import { POST as changePassword } from '#app/api/me/password/route.ts'
import { GET as getMe } from '#app/api/me/route.ts'
import { getDb } from '#lib/db.ts'
import { hashPassword } from '#lib/users/password.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'

const password = 'seven green lamps'
let userId = ''
let key = ''
beforeEach(async () => {
  const { id: clientId } = await makeClient(getDb())
  ;({ id: userId } = await makeUser(getDb(), { passwordHash: await hashPassword(password) }))
  await getDb().membership.create({ data: { userId, clientId } })
  key = await makeTokenOf(userId, 'customer', { clientId })
})
const change = (currentPassword: string) =>
  call(changePassword, 'POST', '/me/password', { key, body: { currentPassword, newPassword: 'the second password' } })

test('needs the present one; afterwards every token and session is void', async () => {
  expect(await change('wrong')).toMatchObject({ status: 400, body: { details: [{ field: 'currentPassword' }] } })
  expect((await call(getMe, 'GET', '/me', { key })).status).toBe(200)
  expect((await change(password)).status).toBe(200)
  expect((await call(getMe, 'GET', '/me', { key })).status).toBe(403)
  expect(await getDb().userSession.count({ where: { userId, endedAt: null } })).toBe(0)
})

test('can’t be guessed by the thousand', async () => {
  const statuses = []
  for (let i = 0; i < 12; i += 1) statuses.push((await change(`guess ${i}`)).status)
  expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true)
  expect(statuses.slice(10)).toEqual([429, 429])
})

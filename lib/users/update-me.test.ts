import { expect, test } from 'vitest'
import { PATCH as update } from '#app/api/me/route.ts'
import { getDb } from '#lib/db.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient } from '#prisma/factories.ts'

test('changes name and mail switches, and leaves what is not named', async () => {
  const key = await makeToken('customer', { client: await makeClient(getDb()) })
  const send = (body: object) => call(update, 'PATCH', '/me', { key, body })
  expect((await send({ mutedMails: ['messages'] })).status).toBe(200)
  expect((await send({ name: 'Élise M.' })).body).toMatchObject({ name: 'Élise M.', mutedMails: ['messages'] })
  expect((await send({ mutedMails: ['everything'] })).status).toBe(400)
})

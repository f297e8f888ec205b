import { expect, test } from 'vitest'
import { getDb } from '#lib/db.ts'
import { findMe } from '#lib/users/find-me.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { makeClient } from '#prisma/factories.ts'

test('a page without a good cookie shows nobody', async () => {
  const token = await makeToken('customer', { client: await makeClient(getDb()) })
  expect(await findMe(new Headers())).toBeUndefined()
  expect(await findMe(new Headers({ cookie: `next-auth.session-token=${token}` }))).toBeUndefined()
})

import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { seed } from '#prisma/seed.ts'

it("fills the directory of archives in somebody's own database, once, and writes no demo there", async () => {
  await getDb().user.create({
    data: { id: newId('user'), name: 'Somebody', email: 'somebody@example.com', passwordHash: '' },
  })
  expect(await seed(getEnv(), { onlyIfEmpty: true })).toBeUndefined()
  expect(await getDb().archive.count()).toBeGreaterThan(230)
  // An operator who took one out doesn't get it back at the next start.
  await getDb().archive.deleteMany({ where: { city: 'Paris' } })
  const left = await getDb().archive.count()
  expect(await seed(getEnv(), { onlyIfEmpty: true })).toBeUndefined()
  expect(await getDb().archive.count()).toBe(left)
  expect(await getDb().client.count()).toBe(0)
})

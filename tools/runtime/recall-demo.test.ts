import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'
import { seed } from '#prisma/seed.ts'
import { recallDemo } from '#tools/runtime/recall-demo.ts'

const roles = ['customer', 'researcher', 'operator'] as const
let dataDir: string
let people: { role: string; email: string }[]
let client: Awaited<ReturnType<typeof makeClient>>
const newDataDir = () => mkdtempSync(join(tmpdir(), 'recall-demo-'))

beforeEach(async () => {
  dataDir = newDataDir()
  people = roles.map((role) => ({ role, email: `${role}-${newId('user')}@example.com` }))
  const apiKeys = await inTransaction(async (tx) => {
    for (const { role, email } of people) {
      const more = role === 'operator' ? { operatorRole: 'admin' as const, factorExempt: true } : {}
      await tx.user.create({ data: { id: newId('user'), name: role, email, passwordHash: '', ...more } })
    }
    client = await makeClient(tx)
    return { development: (await makeKey(tx, client.id)).key }
  })
  // It fills the directory, and leaves a database with people alone.
  await seed(getEnv(), { onlyIfEmpty: true })
  const logins = Object.fromEntries(people.map(({ role, email }) => [role, { email, password: 'seven green lamps' }]))
  const demo = { portalUrl: 'http://localhost:1', apiKeys, logins }
  writeFileSync(join(dataDir, 'seeded.json'), JSON.stringify(demo))
})

const recalled = () => recallDemo(dataDir, getEnv())

it('says how to get in, at the addresses of today', async () => {
  const known = await recalled()
  expect(known).toMatchObject({ complete: true, orders: false, demo: { portalUrl: getEnv().PORTAL_URL } })
})

it('says whether the customer has completed orders in production', async () => {
  const order = await inTransaction(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { email: people[0]?.email ?? '' } })
    await tx.membership.create({ data: { userId: user.id, clientId: client.id } })
    return placeOrder(tx, customerActor(client, 'production'), {
      repositoryName: 'Stadtarchiv Ulm',
      documentType: 'Birth record',
      location: 'Ulm',
      countryISOA3: 'DEU',
      currency: 'EUR',
    })
  })
  expect(await recalled()).toMatchObject({ orders: false })
  await getDb().order.update({ where: { id: order.id }, data: { status: 'completed', outcome: 'found' } })
  expect(await recalled()).toMatchObject({ orders: true })
})

it('knows nothing of a demo that the database has no longer, or of which nothing was written down', async () => {
  await getDb().user.deleteMany({ where: { email: people[1]?.email ?? '' } })
  expect(await recalled()).toBeUndefined()
  await getDb().user.create({
    data: { id: newId('user'), name: 'Back', email: people[1]?.email ?? '', passwordHash: '' },
  })
  expect(await recalled()).toMatchObject({ complete: true })
  await getDb().apiKey.deleteMany()
  expect(await recalled()).toBeUndefined()
  expect(await recallDemo(newDataDir(), getEnv())).toBeUndefined()
})

it('leaves to seeding an empty directory, and an operator from before second factors', async () => {
  await getDb().user.updateMany({ where: { operator: true }, data: { factorExempt: false } })
  expect(await recalled()).toMatchObject({ complete: false })
  await getDb().user.updateMany({ where: { operator: true }, data: { factorExempt: true } })
  await getDb().archive.deleteMany()
  expect(await recalled()).toMatchObject({ complete: false })
})

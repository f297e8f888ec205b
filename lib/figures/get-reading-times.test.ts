import { expect, it } from 'vitest'
import { GET as read } from '#app/api/figures/reading-times/route.ts'
import { getDb } from '#lib/db.ts'
import { getReadingTimes } from '#lib/figures/get-reading-times.ts'
import { fewestReadings } from '#lib/figures/state.ts'
import { newId } from '#lib/ids.ts'
import { makeClient } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'

const client = await makeClient(getDb())
const times = () => getReadingTimes(getDb())
// From one moment: what was opened as it was placed has one time, and not two a millisecond apart.
const start = Date.now()
const hoursAgo = (hours: number) => new Date(start - hours * 3_600_000)

const orders = (
  tookHours: number[],
  { environment = 'production' as 'production' | 'development', daysAgo = 1 } = {},
) =>
  getDb().order.createMany({
    data: tookHours.map((hours) => ({
      id: newId('order'),
      environment,
      clientId: client.id,
      status: 'open' as const,
      ...{ repositoryName: 'An archive', documentType: 'Will', location: 'Paris' },
      ...{ pricingMode: 'OPEN_FOR_BIDS' as const, currency: 'EUR' },
      createdAt: hoursAgo(daysAgo * 24),
      openedAt: hoursAgo(daysAgo * 24 - hours),
    })),
  })

const unread = (count: number, status: 'submitted' | 'withdrawn') =>
  getDb().order.createMany({
    data: Array.from({ length: count }, () => ({
      id: newId('order'),
      environment: 'production' as const,
      clientId: client.id,
      status,
      ...{ repositoryName: 'An archive', documentType: 'Will', location: 'Paris' },
      ...{ pricingMode: 'OPEN_FOR_BIDS' as const, currency: 'EUR' },
      createdAt: hoursAgo(24.5),
    })),
  })

async function account(tookHours: number, action = 'client.allow_by_hand') {
  const { id } = await makeClient(getDb(), { kind: 'personal', createdAt: hoursAgo(100) })
  await getDb().operatorAction.create({
    data: {
      id: newId('operatorAction'),
      operatorId: 'usr_x',
      action,
      targetType: 'client',
      targetId: id,
      createdAt: hoursAgo(100 - tookHours),
    },
  })
}

it('says within what nine in ten real orders were opened, from ten on', async () => {
  expect(await times()).toEqual({})
  await orders(Array.from({ length: fewestReadings - 1 }, () => 2.5))
  // Nobody read these, or not lately, or no real order.
  await orders(Array.from({ length: 20 }, () => 0))
  await orders(
    Array.from({ length: 20 }, () => 9),
    { environment: 'development' },
  )
  await orders(
    Array.from({ length: 20 }, () => 9),
    { daysAgo: 40 },
  )
  expect(await times()).toEqual({})
  await orders([20])
  expect(await times()).toEqual({ orderHours: 5 })
})

it('counts what still waits with its time until now, and not what was taken back unread', async () => {
  await getDb().order.deleteMany()
  await orders(Array.from({ length: fewestReadings }, () => 2))
  expect(await times()).toMatchObject({ orderHours: 2 })
  await unread(20, 'withdrawn')
  expect(await times()).toMatchObject({ orderHours: 2 })
  await unread(20, 'submitted')
  expect(await times()).toMatchObject({ orderHours: 25 })
})

it('is told to whoever is signed in', async () => {
  const key = await makeToken('customer', { client })
  expect(await call(read, 'GET', '/figures/reading-times', { key })).toMatchObject({ status: 200 })
})

it('says the same of accounts that an operator opened', async () => {
  for (let n = 0; n < fewestReadings; n += 1) await account(30, 'client.disable_production')
  for (let n = 0; n < fewestReadings - 1; n += 1) await account(29.5)
  expect(await times()).not.toHaveProperty('accountHours')
  await account(29.5)
  expect(await times()).toMatchObject({ accountHours: 30 })
})

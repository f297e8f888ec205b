import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { checkStatus } from '#lib/status/check-status.ts'
import { daysOf } from '#lib/status/days.ts'
import { findVerdicts } from '#lib/status/find-verdicts.ts'
import { getStatus } from '#lib/status/get-status.ts'
import { newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { makeClient } from '#prisma/factories.ts'

const well = { api: 'ok', portal: 'ok', webhooks: 'ok', payments: 'ok', mail: 'ok' } as const
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute))

it('notes what has been otherwise for two minutes, and says unknown once nobody looks any more', async () => {
  const verdictAt = async (minute: number) => {
    const { components } = await getStatus(getDb(), at(minute))
    return components.find(({ component }) => component === 'mail')?.verdict
  }
  await checkStatus(at(0), well)
  await checkStatus(at(1), { ...well, mail: 'down' })
  await checkStatus(at(2), well)
  await checkStatus(at(3), { ...well, mail: 'down' })
  await checkStatus(at(4), { ...well, mail: 'down' })
  expect(await verdictAt(4)).toBe('ok')
  await checkStatus(at(5), { ...well, mail: 'down' })
  expect(await verdictAt(5)).toBe('down')
  // Twice by the same clock is once.
  await checkStatus(at(5), { ...well, mail: 'down' })
  for (let minute = 6; minute < 23; minute += 1)
    await checkStatus(at(minute), minute < 20 ? { ...well, mail: 'down' } : well)
  expect(await verdictAt(22)).toBe('ok')
  expect(await getDb().statusChange.count({ where: { component: 'mail' } })).toBe(3)
  const { components } = await getStatus(getDb(), at(23))
  const mail = components.find(({ component }) => component === 'mail')
  expect(mail?.days.at(-1)).toEqual({ day: '2026-03-02', worst: 'down', minutes: 17 })
  expect(mail?.days.at(-2)).toEqual({ day: '2026-03-01', worst: 'unknown', minutes: 0 })
  expect(mail?.days).toHaveLength(90)
  expect(await verdictAt(40)).toBe('unknown')

  // What was so when the ninety days began holds until it changes in them.
  const hundredDays = 100 * 1_440
  await getDb().statusComponent.updateMany({ data: { checkedAt: at(hundredDays - 1) } })
  for (const minute of [0, 1, 2]) await checkStatus(at(hundredDays + minute), { ...well, mail: 'down' })
  const ever = (await getStatus(getDb(), at(hundredDays + 3))).components.find(({ component }) => component === 'mail')
  expect(ever?.days.at(0)?.worst).toBe('ok')
  expect(ever?.days.at(-1)?.worst).toBe('down')
})

it('takes no day for well on which nobody could look, and nothing for known that was seen once', async () => {
  const begun = 1_000 * 1_440
  const portal = async (minute: number) =>
    (await getStatus(getDb(), at(begun + minute))).components.find(({ component }) => component === 'portal')
  const worst = async (minute: number) => (await portal(minute))?.days.slice(-5).map((day) => day.worst)
  const look = async (minute: number, verdict: 'ok' | 'down' = 'ok') =>
    checkStatus(at(begun + minute), { ...well, portal: verdict })
  await getDb().statusChange.deleteMany()
  await getDb().statusComponent.deleteMany()
  for (const minute of [0, 1, 2, 3]) await look(minute)
  // The database is away, or the only worker.
  const away = 2 * 1_440 + 60
  expect(await worst(away)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown'])
  expect(await portal(away)).toMatchObject({ verdict: 'unknown', since: at(begun + 3).toISOString() })
  await look(away, 'down')
  await look(away + 1)
  expect(await portal(away + 1)).toMatchObject({ verdict: 'unknown', since: at(begun + 3).toISOString() })
  // Away again before it was known, and back.
  for (const minute of [20, 21, 22]) await look(away + minute)
  expect(await portal(away + 22)).toMatchObject({ verdict: 'ok', since: at(begun + away + 22).toISOString() })
  for (let minute = 23; minute < 1_445; minute += 4) await look(away + minute)
  expect(await worst(away + 1_445)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'ok'])
  expect((await portal(away + 1_445))?.days.slice(-5).map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0])
  expect(await getDb().statusChange.findMany({ where: { component: 'portal' }, orderBy: { id: 'asc' } })).toMatchObject(
    [
      { verdict: 'ok', at: at(begun) },
      { verdict: 'unknown', at: at(begun + 3) },
      { verdict: 'ok', at: at(begun + away + 22) },
    ],
  )
})

it('divides what lasted over midnight between its days', () => {
  const changes = [
    { verdict: 'ok', at: new Date('2026-03-01T00:00:00Z') },
    { verdict: 'slow', at: new Date('2026-03-01T23:30:00Z') },
    { verdict: 'ok', at: new Date('2026-03-02T00:10:00Z') },
  ] as const
  expect(daysOf(changes, new Date('2026-03-02T12:00:00Z'), 3)).toEqual([
    { day: '2026-02-28', worst: 'unknown', minutes: 0 },
    { day: '2026-03-01', worst: 'slow', minutes: 30 },
    { day: '2026-03-02', worst: 'slow', minutes: 10 },
  ])
})

it('goes by what was answered, and tells programs from people', async () => {
  const { id: clientId } = await makeClient(getDb())
  const answers = (callerId: string, status: number, count: number) =>
    getDb().apiRequest.createMany({
      data: Array.from({ length: count }, () => ({
        ...{
          id: newId('request'),
          clientId,
          environment: 'production' as const,
          method: 'GET',
          operationPath: '/orders',
        },
        ...{ path: '/orders', status, durationMs: 1, callerId, idempotencyKey: false, replayed: false },
      })),
    })
  await answers('key_a', 500, 19)
  expect(await findVerdicts(new Date())).toMatchObject({ api: 'ok', portal: 'ok' })
  await answers('key_a', 200, 19)
  await answers('usr_a', 200, 40)
  expect(await findVerdicts(new Date())).toMatchObject({ api: 'down', portal: 'ok' })
  await answers('key_a', 404, 100)
  expect(await findVerdicts(new Date())).toMatchObject({ api: 'slow' })
})

it('takes mail to be late that does not get out, not what its reader has no room for or what is held back', async () => {
  const post = async (email: string, minutesAgo: number, delayMs = 0) => {
    const letter = { subject: 'An offer', body: ['Somebody has made one.'] }
    const dedupeKey = newId('mail')
    await inTransaction((tx) => postMail(tx, { to: { email }, letter, dedupeKey, delayMs }))
    const createdAt = new Date(Date.now() - minutesAgo * 60_000)
    const { id } = await getDb().mail.update({ where: { dedupeKey }, data: { createdAt } })
    // Tried, and to be tried again.
    if (delayMs === 0)
      await getDb()
        .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 5, run_at = now() + interval '3 minutes' WHERE key = ${`mail:${id}`}`
    return id
  }
  const mail = async () => (await findVerdicts(new Date())).mail
  const full = await post('full@example.com', 90)
  await post('operator@example.com', 14, 60_000)
  expect(await mail()).toBe('ok')
  await post('another@example.com', 50)
  expect(await mail()).toBe('down')
  const sent = await post('third@example.com', 40)
  await getDb().mail.update({ where: { id: sent }, data: { sentAt: new Date() } })
  expect(await mail()).toBe('ok')
  // Of those that were due since the last one got out.
  await getDb().mail.update({ where: { id: sent }, data: { sentAt: new Date(Date.now() - 30 * 60_000) } })
  for (const reader of ['fourth', 'fifth']) await post(`${reader}@example.com`, 20)
  expect(await mail()).toBe('slow')
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key <> ${`mail:${full}`}`
  expect(await mail()).toBe('ok')
  // Nobody gets round to a first try.
  await post('sixth@example.com', 0, 60_000)
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '11 minutes' WHERE attempts = 0`
  expect(await mail()).toBe('slow')
})

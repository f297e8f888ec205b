import { Logger, runOnce } from 'graphile-worker'
import { expect, it } from 'vitest'
import { openPool, ownDatabase } from '#lib/connection.ts'
import { getDb, inTransaction, newConnection } from '#lib/db.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { reap } from '#lib/server/worker/reap.ts'
import { makeResearcher } from '#prisma/factories.ts'
import { makeOpenOrder } from '#tools/testing/order-in-progress.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function mailed(
  dedupeKey: string,
  days: number,
  more: { notice?: string; sentAt?: Date; refusedAt?: Date } = {},
): Promise<string> {
  await inTransaction((tx) =>
    postMail(tx, {
      to: { email: 'odile@example.com' },
      dedupeKey,
      letter: {
        subject: 'Choose a new password',
        body: ['What was written.'],
        link: { label: 'Choose', url: 'https://callslip.example/reset-password?token=secret', secret: true },
      },
    }),
  )
  const data = { createdAt: daysAgo(days), ...more }
  return (await getDb().mail.update({ where: { dedupeKey }, data })).id
}

it('forgets what a mail said and where it led after 30 days, and that there was one after a year', async () => {
  const fresh = await mailed('29 days', 29)
  const old = await mailed('31 days', 31)
  const lastYears = await mailed('366 days', 366)
  const farewell = await mailed('farewell', 2, { notice: 'farewell', sentAt: daysAgo(1.1) })
  const refused = await mailed('refused farewell', 2, { notice: 'farewell', refusedAt: daysAgo(1.1) })
  const givenUp = await mailed('farewell of last month', 31, { notice: 'farewell' })
  const unsent = await mailed('unsent farewell', 2, { notice: 'farewell' })
  await reap()
  await reap()
  const rows = await getDb().mail.findMany({ orderBy: { createdAt: 'asc' } })
  expect(rows.map(({ id }) => id)).toEqual([old, fresh, unsent])
  expect(rows.some(({ id }) => [lastYears, farewell, refused, givenUp].includes(id))).toBe(false)
  expect(rows[0]).toMatchObject({ subject: 'Choose a new password', text: '', html: null, linkEncrypted: null })
  for (const row of rows.slice(1)) {
    expect(row.text).toContain('What was written.')
    expect(row.html).toContain('What was written.')
    expect(row.linkEncrypted).not.toBeNull()
  }
})

it('forgets what was new for a researcher after 200 days, read or not', async () => {
  const { orderId } = await makeOpenOrder()
  const { id: researcherId } = await makeResearcher(getDb())
  const note = (days: number, n: number) => {
    const id = `${firstIdAt('inboxEntry', daysAgo(days)).slice(0, -1)}${n}`
    const entry = { researcherId, environment: 'development', orderId, kind: 'message' } as const
    return getDb().inboxEntry.create({ data: { id, ...entry, eventId: `evt_${n}`, createdAt: daysAgo(days) } })
  }
  const kept = await note(199, 1)
  await note(201, 2)
  await reap()
  expect(await getDb().inboxEntry.findMany({ where: { orderId } })).toMatchObject([{ id: kept.id }])
})

it('forgets limits, delays, answered challenges and devices once they mean nothing any more', async () => {
  const db = getDb()
  const bucket = (clientId: string, days: number) =>
    db.rateBucket.create({
      data: { clientId, environment: 'development', tokens: 0, drawn: 0, updatedAt: daysAgo(days) },
    })
  await bucket('kept', 1.9)
  await bucket('gone', 2.1)
  await db.signInDelay.createMany({
    data: [
      { who: 'kept', failures: 9, until: daysAgo(1.9) },
      { who: 'gone', failures: 9, until: daysAgo(2.1) },
    ],
  })
  await db.spentChallenge.createMany({
    data: [
      { id: 'kept', expiresAt: daysAgo(0.02) },
      { id: 'gone', expiresAt: daysAgo(0.1) },
    ],
  })
  const user = await db.user.create({
    data: { id: newId('user'), email: `${newId('user')}@example.com`, name: 'Odile Moreau', passwordHash: '-' },
  })
  const device = (hash: string, days: number) =>
    db.knownDevice.create({ data: { userId: user.id, hash, sessionId: newId('session'), lastUsedAt: daysAgo(days) } })
  await device('kept', 364)
  await device('gone', 366)
  await reap()
  expect({
    buckets: (await db.rateBucket.findMany()).map(({ clientId }) => clientId),
    delays: (await db.signInDelay.findMany()).map(({ who }) => who),
    challenges: (await db.spentChallenge.findMany()).map(({ id }) => id),
    devices: (await db.knownDevice.findMany()).map(({ hash }) => hash),
  }).toEqual({ buckets: ['kept'], delays: ['kept'], challenges: ['kept'], devices: ['kept'] })
})

const queueNames = async () =>
  (
    await getDb().$queryRaw<{ name: string }[]>`
      SELECT queue_name AS name FROM graphile_worker._private_job_queues WHERE queue_name LIKE 'reaped %' ORDER BY 1`
  ).map(({ name }) => name)

/** The payloads of the jobs of that name that a worker finds. */
async function taken(): Promise<unknown[]> {
  const payloads: unknown[] = []
  const pgPool = openPool(ownDatabase(), { max: 2 })
  await runOnce({
    pgPool,
    taskList: { reaped: (payload) => void payloads.push(payload) },
    logger: new Logger(() => () => {}),
    noHandleSignals: true,
  })
  await pgPool.end()
  return payloads
}

/** Somebody's transaction that has planned a job in a queue that was there, and goes on. */
async function planning(queue: string) {
  await getDb().$executeRaw`INSERT INTO graphile_worker._private_job_queues (queue_name) VALUES (${queue})`
  const client = newConnection('a test')
  await client.connect()
  const spec = { identifier: 'reaped', payload: { queue }, queue_name: queue, max_attempts: 1, priority: 0, delay: 0 }
  await client.query('BEGIN')
  await client.query('SELECT quiet.add_jobs($1::jsonb, false)', [JSON.stringify([spec])])
  return async () => {
    await client.query('COMMIT')
    await client.end()
  }
}

it('leaves the queue of a job that is just being planned, however long that takes, and removes it when nothing uses it', async () => {
  const commit = await planning('reaped slowly')
  await reap()
  await commit()
  expect(await taken()).toEqual([{ queue: 'reaped slowly' }])
  await reap()
  expect(await queueNames()).toEqual([])
})

it('waits a moment for whoever is planning a job, and sees it then', async () => {
  const commit = await planning('reaped soon')
  await getDb().$executeRaw`INSERT INTO graphile_worker._private_job_queues (queue_name) VALUES ('reaped unused')`
  const reaping = reap()
  await waitFor('the clean-up waits', 10_000, waitsForLock, 5)
  await commit()
  await reaping
  expect(await queueNames()).toEqual(['reaped soon'])
  expect(await taken()).toEqual([{ queue: 'reaped soon' }])
})

import { createHmac } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { checkRules } from '#lib/alerts/check-rules.ts'
import { findMeasures } from '#lib/alerts/find-measures.ts'
import type { AddedTargetView, AlertsView, AlertView, TriedTargetView } from '#lib/alerts/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { startReceiver, type Received } from '#tools/testing/receiver.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const well = {
  queue_age: 0,
  failed_jobs: 0,
  webhook_failures: 0,
  provider_refusals: 0,
  disputes: 0,
  mail_age: 0,
  mail_refusals: 0,
  disk: 10,
}
const at = (minute: number) => new Date(Date.now() + minute * 60_000)
const opened: { close: () => void }[] = []
afterEach(async () => {
  opened.splice(0).forEach(({ close }) => close())
  await getDb().alert.deleteMany()
  await getDb().alertRule.deleteMany()
  await getDb().alertTarget.deleteMany()
})
/** Answers with these, one after the other, and then with the last. */
const receive = async (...statuses: number[]) => {
  const receiver = await startReceiver((response) => {
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end()
  })
  opened.push(receiver)
  return receiver
}
const send = (operation: string, method: string, path: string, key: string, body?: unknown) =>
  call(routeOf(operation), method, `/operator/alerts${path}`, { key, ...(body === undefined ? {} : { body }) })
const history = async (key: string) =>
  bodyOf<AlertView[]>(await send('listAlerts', 'GET', '/history', key)).map(
    ({ kind, resolvedAt, silenced, worst }) => ({
      kind,
      over: resolvedAt !== undefined,
      silenced,
      worst,
    }),
  )
const textOf = ({ body }: Received) => JSON.parse(String(body)) as Record<string, unknown>

it('tells a mail address, a signed webhook and a chat once that it began and once that it is over', async () => {
  const admin = await makeToken('operator')
  const [hook, chat] = [await receive(), await receive()]
  const add = async (kind: string, address: string) =>
    bodyOf<AddedTargetView>(await send('addAlertTarget', 'POST', '/targets', admin, { kind, name: kind, address }), 201)
  const { signingSecret = '', address } = await add('webhook', hook.url)
  expect(address).toBe(new URL(hook.url).host)
  await add('slack', chat.url)
  await add('mail', 'oncall@example.com')

  for (const minute of [0, 1, 2]) await checkRules(at(minute), { ...well, queue_age: 400 + minute })
  // Before the mails, whose crew does them too.
  const waiting = await getDb().$queryRaw`
    SELECT DISTINCT priority FROM graphile_worker.jobs WHERE task_identifier = 'send_alert'`
  expect(waiting).toEqual([{ priority: -1 }])
  await checkRules(at(3), { ...well, queue_age: 900 })
  // Just below its mark it lasts.
  for (const minute of [4, 5, 6]) await checkRules(at(minute), { ...well, queue_age: 299 })
  await runDueJobs()
  expect(await history(admin)).toEqual([{ kind: 'queue_age', over: false, silenced: false, worst: 900 }])
  for (const minute of [7, 8, 9, 10]) await checkRules(at(minute), well)
  await runDueJobs()
  expect(await history(admin)).toEqual([{ kind: 'queue_age', over: true, silenced: false, worst: 900 }])

  expect(hook.received.map(textOf)).toMatchObject([
    { type: 'alert.fired', data: { kind: 'queue_age', threshold: 300, value: 402 } },
    { type: 'alert.resolved', data: { kind: 'queue_age', worst: 900 } },
  ])
  for (const { body, headers } of hook.received)
    expect(headers['x-service-signature']).toBe(
      `sha256=${createHmac('sha256', signingSecret).update(body).digest('hex')}`,
    )
  expect(chat.received.map((request) => Object.keys(textOf(request)))).toEqual([['text'], ['text']])
  expect(String(textOf(chat.received[0] ?? fail())['text'])).toContain('7 min, and alerts begin at 5 min')
  const mails = await getDb().mail.findMany({ where: { recipient: 'oncall@example.com' }, orderBy: { id: 'asc' } })
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Alert', 'Over'])
})

it('is not told last that something began which is over', async () => {
  const admin = await makeToken('operator')
  const chat = await receive(500, 200)
  bodyOf(await send('addAlertTarget', 'POST', '/targets', admin, { kind: 'slack', name: 'x', address: chat.url }), 201)
  for (const minute of [100, 101, 102]) await checkRules(at(minute), { ...well, queue_age: 400 })
  await runDueJobs()
  for (const minute of [103, 104, 105, 106]) await checkRules(at(minute), well)
  await runDueJobs()
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE last_error IS NOT NULL`
  await runDueJobs()
  expect(chat.received.map((request) => String(textOf(request)['text']).includes('alerts begin at'))).toEqual([
    true,
    false,
  ])
})
const fail = (): never => {
  throw new Error('nothing was received')
}

it('keeps silent until the time that was set, and writes down all the same what happened', async () => {
  const admin = await makeToken('operator')
  const chat = await receive()
  bodyOf(await send('addAlertTarget', 'POST', '/targets', admin, { kind: 'slack', name: 'x', address: chat.url }), 201)
  const rule = { enabled: true, threshold: 1, minutes: 1 }
  const set = (body: object) => send('setAlertRule', 'PUT', '/rules/disputes', admin, { ...rule, ...body })
  bodyOf(await set({ silencedUntil: at(60).toISOString() }))
  for (const minute of [0, 1]) await checkRules(at(minute), { ...well, disputes: 2 })
  for (const minute of [2, 3]) await checkRules(at(minute), well)
  for (const minute of [57, 58]) await checkRules(at(minute), { ...well, disputes: 3 })
  await runDueJobs()
  expect(chat.received).toHaveLength(0)
  // What outlasts the silence is told once.
  for (const minute of [61, 62]) await checkRules(at(minute), { ...well, disputes: 3 })
  await runDueJobs()
  expect(chat.received).toHaveLength(1)
  for (const minute of [63, 64]) await checkRules(at(minute), well)
  bodyOf(await set({ silencedUntil: null }))
  for (const minute of [65, 66]) await checkRules(at(minute), { ...well, disputes: 1 })
  // Switched off, what lasts is over, and nothing begins.
  bodyOf(await set({ enabled: false }))
  for (const minute of [67, 68, 69]) await checkRules(at(minute), { ...well, disputes: 9 })
  await runDueJobs()
  expect(await history(admin)).toEqual([
    { kind: 'disputes', over: true, silenced: false, worst: 1 },
    { kind: 'disputes', over: true, silenced: false, worst: 3 },
    { kind: 'disputes', over: true, silenced: true, worst: 2 },
  ])
  expect(chat.received).toHaveLength(4)
  const { rules } = bodyOf<AlertsView>(await send('getAlerts', 'GET', '', admin))
  expect(rules.find(({ kind }) => kind === 'disputes')).toMatchObject({ enabled: false, firing: false, value: 9 })
  expect((await send('setAlertRule', 'PUT', '/rules/weather', admin, rule)).status).toBe(404)
})

it('leads nowhere inward, says what came of a trial, and is changed by admins alone', async () => {
  const admin = await makeToken('operator')
  const support = await makeToken('operator', { operatorRole: 'support' })
  const add = (address: string, kind = 'webhook', key = admin) =>
    send('addAlertTarget', 'POST', '/targets', key, { kind, name: 'x', address })
  for (const address of ['https://10.0.0.1/x', 'https://db.internal/x', 'ftp://example.com', 'nobody'])
    expect(await add(address)).toMatchObject({ status: 400, body: { details: [{ field: 'address' }] } })
  expect(await add('nobody', 'mail')).toMatchObject({ status: 400 })
  expect(await add('https://example.com/x', 'slack', support)).toMatchObject({ status: 403 })
  const refuses = await receive(404)
  const { id } = bodyOf<AddedTargetView>(await add(refuses.url), 201)
  expect(bodyOf<TriedTargetView>(await send('tryAlertTarget', 'POST', `/targets/${id}/try`, admin))).toEqual({
    arrived: false,
    reason: 'HTTP 404',
  })
  bodyOf(await send('removeAlertTarget', 'DELETE', `/targets/${id}`, admin))
  expect((await send('removeAlertTarget', 'DELETE', `/targets/${id}`, admin)).status).toBe(404)
})

it('shows, tries and lets go of an address whose secret is lost', async () => {
  const admin = await makeToken('operator')
  const { APP_SECRET } = getEnv()
  const target = { kind: 'mail', name: 'x', address: 'oncall@example.com' }
  const { id } = bodyOf<AddedTargetView>(await send('addAlertTarget', 'POST', '/targets', admin, target), 201)
  Object.assign(getEnv(), { APP_SECRET: 'another secret, which sealed nothing of it' })
  try {
    const key = await makeToken('operator')
    const { targets } = bodyOf<AlertsView>(await send('getAlerts', 'GET', '', key))
    expect(targets).toMatchObject([{ id, address: '(can’t be opened)' }])
    expect(bodyOf<TriedTargetView>(await send('tryAlertTarget', 'POST', `/targets/${id}/try`, key))).toMatchObject({
      arrived: false,
    })
    bodyOf(await send('removeAlertTarget', 'DELETE', `/targets/${id}`, key))
  } finally {
    Object.assign(getEnv(), { APP_SECRET })
  }
})

it('is over for late mail once the mail is given up, and has that among the failed jobs', async () => {
  const admin = await makeToken('operator')
  const letter = { subject: 'An offer', body: ['Somebody has made one.'] }
  await getDb().mail.deleteMany()
  await inTransaction((tx) => postMail(tx, { to: { email: 'full@example.com' }, letter, dedupeKey: 'late' }))
  const { id } = await getDb().mail.update({ where: { dedupeKey: 'late' }, data: { createdAt: at(-60) } })
  for (const minute of [0, 1, 2]) await checkRules(at(minute), await findMeasures())
  expect(await history(admin)).toMatchObject([{ kind: 'mail_age', over: false }])
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = '452 Mailbox full' WHERE key = ${`mail:${id}`}`
  for (const minute of [3, 4, 5, 6]) await checkRules(at(minute), await findMeasures())
  expect(await history(admin)).toMatchObject([
    { kind: 'failed_jobs', over: false, worst: 1 },
    { kind: 'mail_age', over: true },
  ])
  await getDb().$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`mail:${id}`}`
})

it('measures all of it', async () => {
  const measures = await findMeasures()
  expect(Object.values(measures).every((value) => value !== null && value >= 0)).toBe(true)
  expect(measures.disk).toBeLessThanOrEqual(100)
})

// The last one here, for what is broken stays so.
it('judges the others where one kind can not be judged', async () => {
  const admin = await makeToken('operator')
  await breakRow('alert_rules', 'kind', 'queue_age')
  for (const minute of [0, 1])
    await expect(checkRules(at(minute), { ...well, disputes: 2 })).rejects.toThrow('a broken row')
  expect(await history(admin)).toEqual([{ kind: 'disputes', over: false, silenced: false, worst: 2 }])
})

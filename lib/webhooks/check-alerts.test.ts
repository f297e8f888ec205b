import { expect, it } from 'vitest'
import { GET as listAlerts } from '#app/api/webhook-endpoints/[endpointId]/alerts/route.ts'
import { GET as show, PATCH as update } from '#app/api/webhook-endpoints/[endpointId]/route.ts'
import { POST as create } from '#app/api/webhook-endpoints/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { recordClientEvent } from '#lib/events/record-client-event.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { occasionOf } from '#lib/notices/notices.ts'
import type { AlertView } from '#lib/webhooks/alerts-schema.ts'
import { checkAlerts } from '#lib/webhooks/check-alerts.ts'
import { judgeAlerts, type Reading } from '#lib/webhooks/judge-alerts.ts'
import type { EndpointAlerts, EndpointDetailView } from '#lib/webhooks/schema.ts'
import { customerActor, makeClient, makeKey, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function scene(alerts?: EndpointAlerts) {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const member = async (role: 'owner' | 'developer' | 'read', mutedMails: string[] = []) => {
    const user = await makeUser(getDb(), { mutedMails, emailVerifiedAt: new Date() })
    await getDb().membership.create({ data: { userId: user.id, clientId: client.id, role } })
    return user.email
  }
  const people = {
    owner: await member('owner'),
    developer: await member('developer'),
    muted: await member('owner', ['webhooks']),
  }
  await member('read')
  const { id } = bodyOf<{ id: string }>(
    await call(create, 'POST', '/webhook-endpoints', {
      key,
      body: { url: `https://example.com/${client.id}`, ...(alerts ? { alerts } : {}) },
    }),
    201,
  )
  const path = `/webhook-endpoints/${id}`
  const set = (data: object) => getDb().webhookEndpoint.update({ where: { id }, data })
  /** Deliveries begun so many minutes ago, each attempted once. */
  const deliver = async (minutes: number, ...made: { ok: boolean; ms?: number }[]) => {
    for (const { ok, ms = 20 } of made) {
      const eventId = await inTransaction((tx) =>
        recordClientEvent(tx, customerActor(client), { type: 'webhook.ping', payload: { id } }),
      )
      const deliveryId = `${firstIdAt('webhookDelivery', ago(minutes)).slice(0, -12)}${newId('webhookDelivery').slice(-12)}`
      await getDb().webhookDelivery.create({
        data: {
          ...{ id: deliveryId, endpointId: id, eventId, attempts: 1, status: ok ? 'delivered' : 'pending' },
          log: { create: { attempt: 1, startedAt: ago(minutes), durationMs: ms, statusCode: ok ? 200 : 500 } },
        },
      })
    }
  }
  const mails = async () => {
    const rows = await getDb().mail.findMany({
      where: { text: { contains: client.id }, notice: 'webhook_alert' },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ recipient, subject }) => ({ recipient, subject }))
  }
  const list = async () => bodyOf<AlertView[]>(await call(listAlerts, 'GET', `${path}/alerts`, { key }))
  const patch = (body: object) => call(update, 'PATCH', path, { key, body })
  const read = async () => bodyOf<EndpointDetailView>(await call(show, 'GET', path, { key }))
  return { client, key, id, people, set, deliver, mails, list, patch, read }
}

it('tells owners and developers who want it once that nothing arrives, and once that it is well again', async () => {
  const { people, set, mails, list } = await scene({ failingMinutes: 30 })
  await set({ failingSince: ago(29), lastFailureAt: ago(0) })
  await checkAlerts()
  expect(await mails()).toEqual([])
  await set({ failingSince: ago(31) })
  await Promise.all([checkAlerts(), checkAlerts()])
  await checkAlerts()
  const subject = /^Nothing arrives at a development webhook endpoint$/
  const readers = [people.owner, people.developer].toSorted()
  expect((await mails()).map((mail) => mail.recipient).toSorted()).toEqual(readers)
  expect((await mails()).every((mail) => subject.test(mail.subject))).toBe(true)
  expect(await list()).toMatchObject([
    { kind: 'failing', recovered: false, figures: { failingSince: expect.any(String) } },
  ])

  // Another address forgets the failures, which shows nothing yet.
  await set({ failingSince: null })
  await checkAlerts()
  expect(await mails()).toHaveLength(2)
  await set({ lastSuccessAt: new Date() })
  await checkAlerts()
  await checkAlerts()
  expect((await mails()).slice(2)).toEqual([
    { recipient: expect.any(String), subject: expect.stringMatching(/^A development webhook endpoint is well again$/) },
    { recipient: expect.any(String), subject: expect.stringMatching(/^A development webhook endpoint is well again$/) },
  ])
  const [alert] = await list()
  expect(alert).toMatchObject({ recovered: true, endedAt: expect.any(String) })

  // The next time is another alert.
  await set({ failingSince: ago(40), lastFailureAt: new Date() })
  await checkAlerts()
  expect(await list()).toHaveLength(2)
  expect(await mails()).toHaveLength(6)
  expect(occasionOf('webhook_alert')).toBe('webhooks')
})

it('judges the share that fails and the time of answers by the last hour, and by enough of it', async () => {
  const { deliver, list } = await scene({ failurePercent: 20, failureMinimum: 5, slowMs: 1_000 })
  await deliver(70, ...Array.from({ length: 10 }, () => ({ ok: false, ms: 9_000 })))
  await deliver(10, { ok: false }, { ok: true }, { ok: true }, { ok: true })
  await checkAlerts()
  expect(await list()).toEqual([])
  await deliver(5, { ok: false })
  await checkAlerts()
  expect(await list()).toMatchObject([{ kind: 'failure_rate', figures: { deliveries: 5, failures: 2 } }])
  await deliver(1, ...Array.from({ length: 15 }, () => ({ ok: true, ms: 2_000 })))
  await checkAlerts()
  expect(await list()).toMatchObject([
    { kind: 'slow', figures: { deliveries: 20, p95Ms: 2_000 } },
    { kind: 'failure_rate', recovered: true },
  ])
})

it('ends an alert without a word where the endpoint is stopped or nobody wants to know any more', async () => {
  const paused = await scene({ failingMinutes: 5 })
  const changed = await scene({ failingMinutes: 5 })
  for (const { set } of [paused, changed]) await set({ failingSince: ago(10), lastFailureAt: ago(0) })
  await checkAlerts()
  expect(await paused.patch({ status: 'paused' })).toMatchObject({ status: 200 })
  expect(await changed.patch({ alerts: null })).toMatchObject({ status: 200 })
  await checkAlerts()
  for (const { list, mails } of [paused, changed]) {
    expect(await list()).toMatchObject([{ recovered: false, endedAt: expect.any(String) }])
    expect(await mails()).toHaveLength(2)
  }
})

it('keeps what is wanted, refuses what can’t be, writes changes down, and shows nobody else what was told', async () => {
  const { client, key, id, patch, read } = await scene({})
  expect(await read()).not.toHaveProperty('alerts')
  await patch({ alerts: { failingMinutes: 10, slowMs: 500 } })
  expect((await read()).alerts).toEqual({ failingMinutes: 10, slowMs: 500 })
  await patch({ alerts: { failurePercent: 5 } })
  await patch({ description: 'another' })
  expect((await read()).alerts).toEqual({ failurePercent: 5 })
  expect(await patch({ alerts: { failingMinutes: 4, slowMs: 20_000, other: 1 } })).toMatchObject({
    status: 400,
    body: { details: expect.arrayContaining([expect.objectContaining({ field: 'alerts.failingMinutes' })]) },
  })
  await patch({ alerts: null })
  expect(await read()).not.toHaveProperty('alerts')
  const actions = await getDb().clientAction.findMany({
    where: { clientId: client.id, type: 'webhook_endpoint.changed' },
    orderBy: { id: 'asc' },
  })
  expect(actions.map(({ payload }) => (payload as { changed: string }).changed)).toEqual([
    'alerts',
    'alerts',
    'description',
    'alerts',
  ])
  const stranger = await scene()
  expect((await call(listAlerts, 'GET', `/webhook-endpoints/${id}/alerts`, { key: stranger.key })).status).toBe(404)
  expect((await call(listAlerts, 'GET', `/webhook-endpoints/${id}/alerts`, { key })).body).toEqual([])
})

it('says of each alert bad, well or that it can’t tell', () => {
  const now = new Date('2026-03-02T09:30:00Z')
  const quiet: Reading = {
    ...{ failingSince: null, lastSuccessAt: null, lastFailureAt: null },
    ...{ attempted: 0, undelivered: 0, answered: 0, p95Ms: null },
  }
  const judge = (alerts: EndpointAlerts, reading: Partial<Reading>) =>
    Object.values(judgeAlerts(alerts, { ...quiet, ...reading }, now)).flatMap((verdict) => verdict?.is ?? [])
  const all = { failingMinutes: 5, failurePercent: 50, slowMs: 100 }
  expect(judge({}, { failingSince: new Date(0) })).toEqual([])
  expect(judge(all, {})).toEqual(['unknown', 'unknown', 'unknown'])
  const bad = { failingSince: new Date(0), attempted: 20, undelivered: 11, answered: 20, p95Ms: 101 }
  expect(judge(all, bad)).toEqual(['bad', 'bad', 'bad'])
  const few = { failingSince: now, attempted: 19, undelivered: 19, answered: 19, p95Ms: 101 }
  expect(judge(all, few)).toEqual(['unknown', 'unknown', 'unknown'])
  const well = { lastSuccessAt: now, lastFailureAt: new Date(0), attempted: 2, undelivered: 1, answered: 1, p95Ms: 100 }
  expect(judge(all, well)).toEqual(['well', 'well', 'well'])
})

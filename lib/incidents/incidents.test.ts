import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { getStatus } from '#lib/status/get-status.ts'
import { newId } from '#lib/ids.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

const said = { component: 'webhooks', title: 'Webhooks arrive late', state: 'investigating', text: 'We look into it.' }
const open = (key: string, body: object) => call(routeOf('openIncident'), 'POST', '/operator/incidents', { key, body })
const update = (key: string, id: string, body: object) =>
  call(routeOf('updateIncident'), 'POST', `/operator/incidents/${id}/updates`, { key, body })
const shown = async (now = new Date()) => (await getStatus(getDb(), now)).incidents

it('tells everybody from the first word to the last and for 90 days after, and then nothing more', async () => {
  const support = await makeToken('operator', { operatorRole: 'support' })
  const startedAt = new Date(Date.now() - 600_000).toISOString()
  const { id } = bodyOf<IncidentView>(await open(support, { ...said, startedAt }), 201)
  bodyOf(await update(support, id, { state: 'identified', text: 'A full disk.' }), 201)
  // Another operator says more, whose page has an older state and who chose none.
  bodyOf(await update(support, id, { text: 'EU clients have it.' }), 201)
  // It may turn out not to be the cause.
  bodyOf(await update(support, id, { state: 'investigating', text: 'It was not the disk.' }), 201)
  const lasting = { id, component: 'webhooks', title: said.title, state: 'investigating', startedAt }
  const texts = ['It was not the disk.', 'EU clients have it.', 'A full disk.', 'We look into it.']
  const [first] = await shown(new Date(Date.now() + 400 * 86_400_000))
  expect(first).toEqual({ ...lasting, updates: first?.updates })
  expect(first?.updates.map(({ text }) => text)).toEqual(texts)

  bodyOf(await update(support, id, { state: 'resolved', text: 'A cable.' }), 201)
  for (const how of [{ state: 'resolved' }, { state: 'investigating' }, {}])
    expect(await update(support, id, { ...how, text: 'Once more' })).toMatchObject({
      status: 409,
      body: { code: 'operator_conflict', state: 'resolved' },
    })
  const [over] = await shown()
  expect(over).toMatchObject({ id, state: 'resolved', resolvedAt: expect.any(String) })
  expect(over?.updates.map(({ state }) => state)).toEqual([
    'resolved',
    'investigating',
    'identified',
    'identified',
    'investigating',
  ])
  expect(await shown(new Date(Date.now() + 89 * 86_400_000))).toHaveLength(1)
  expect(await shown(new Date(Date.now() + 91 * 86_400_000))).toEqual([])
  expect(bodyOf(await call(routeOf('listIncidents'), 'GET', '/operator/incidents', { key: support }))).toEqual([over])
  const deeds = await getDb().operatorAction.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } })
  expect(deeds.map(({ action, environment }) => [action, environment])).toEqual([
    ['incident.open', null],
    ...Array.from({ length: 4 }, () => ['incident.update', null]),
  ])
})

it('begins neither over nor in the future, and is written by operators alone', async () => {
  const operator = await makeToken('operator')
  expect(await open(operator, { ...said, state: 'resolved' })).toMatchObject({ status: 400 })
  const soon = new Date(Date.now() + 60_000).toISOString()
  expect(await open(operator, { ...said, startedAt: soon })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'startedAt' }] },
  })
  expect(await open(operator, { ...said, text: ' ' })).toMatchObject({ status: 400 })
  expect((await update(operator, newId('incident'), { state: 'resolved', text: 'Over' })).status).toBe(404)
  for (const role of ['customer', 'researcher'] as const)
    expect((await open(await makeToken(role), said)).status).toBe(403)
})

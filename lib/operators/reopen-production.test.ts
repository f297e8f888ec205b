import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getDb } from '#lib/db.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { routeOf } from '#tools/testing/routes.ts'

let ada: string
let ben: string
beforeAll(async () => {
  const admin = async () => makeTokenOf((await makeUser(getDb(), { operatorRole: 'admin' })).id, 'operator')
  ;[ada, ben] = [await admin(), await admin()]
})
afterEach(() => void vi.useRealTimers())

const requested = async () => (await makeClient(getDb(), { productionState: 'requested' })).id
const ask = (key: string, verb: string, clientId: string, body?: object) =>
  call(routeOf(`${verb}Production`), 'POST', `/operator/clients/${clientId}/${verb}-production`, {
    key,
    ...(body ? { body } : {}),
  })
const refuse = (key: string, id: string) => ask(key, 'refuse', id, { reason: 'Too early.' })
const stateOf = async (id: string) => (await getDb().client.findUniqueOrThrow({ where: { id } })).productionState
const refused = { status: 409, body: { code: 'operator_conflict' } }

it('undoes one’s own decision, and no more once its time is over', async () => {
  const [soon, late] = [await requested(), await requested()]
  expect(await refuse(ada, soon)).toMatchObject({ status: 200 })
  expect(await ask(ada, 'reopen', soon)).toMatchObject({ status: 200, body: { productionState: 'requested' } })
  expect(await ask(ada, 'reopen', soon)).toMatchObject(refused)

  await refuse(ada, late)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  expect(await ask(ada, 'reopen', late)).toMatchObject(refused)
  expect(await stateOf(late)).toBe('refused')
})

it('overwrites nothing that somebody else has decided since', async () => {
  const id = await requested()
  await refuse(ada, id)
  expect(await ask(ben, 'disable', id, { reason: 'Fraud.' })).toMatchObject({ status: 200 })
  for (const key of [ada, ben]) expect(await ask(key, 'reopen', id)).toMatchObject(refused)
  expect(await stateOf(id)).toBe('disabled')
})

it('lets nobody enable alone by undoing what somebody else has decided since', async () => {
  const { id } = await makeClient(getDb(), { productionState: 'enabled' })
  await ask(ada, 'disable', id, { reason: 'A mistake.' })
  await refuse(ben, id)
  expect(await ask(ada, 'enable', id, {})).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  expect(await ask(ada, 'reopen', await requested())).toMatchObject(refused)
  expect(await ask(ada, 'reopen', 'cli_unknown')).toMatchObject({ status: 404 })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { PATCH as updateClient } from '#app/api/operator/clients/[clientId]/route.ts'
import type { OperatorActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { audit } from '#lib/operators/audit.ts'
import type { ActionView } from '#lib/operators/actions-schema.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import { scopesOfOperator } from '#lib/users/operator-roles.ts'
import { hashPassword } from '#lib/users/password.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf, orderBody } from '#tools/testing/fixtures.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { openVisitor } from '#tools/testing/visitor.ts'
import { customerActor, makeClient, makeKey, makeUser } from '#prisma/factories.ts'

let olu: Awaited<ReturnType<typeof makeUser>>
let token: string
beforeAll(async () => {
  olu = await makeUser(getDb(), { name: 'Olu Adeyemi', operatorRole: 'admin' })
  token = await makeTokenOf(olu.id, 'operator')
})
const operatorActor = ({ id, name }: typeof olu, environment: Environment): OperatorActor => ({
  ...{ type: 'operator', id, name, environment, scopes: scopesOfOperator('admin') },
})
const list = async (query: Record<string, string>) =>
  (
    await call(routeOf('listActions'), 'GET', `/operator/actions?${new URLSearchParams(query).toString()}`, {
      key: token,
    })
  ).body as ActionView[]
const summaries = async (query: Record<string, string>) => (await list(query)).map(({ summary }) => summary)
const makeOrder = async (environment: 'development' | 'production') => {
  const actor = customerActor(await makeClient(getDb()), environment)
  const { id } = await inTransaction((tx) => placeOrder(tx, actor, placeOrderInput.parse(orderBody)))
  return getDb().order.findUniqueOrThrow({ where: { id }, select: { id: true, number: true } })
}
const did = (data: Partial<Parameters<typeof audit>[2]>, environment: 'development' | 'production' = 'production') =>
  audit(
    getDb(),
    { ...operatorActor(olu, environment), network: '192.0.2.0/24' },
    {
      ...{ action: 'order.open', targetType: 'order', targetId: newId('order') },
      ...data,
    },
  )

describe('an entry', () => {
  it('is a sentence with names, a place, and the environment of what it is about', async () => {
    const { id, number } = await makeOrder('production')
    await did({
      action: 'order.refund',
      targetId: id,
      reason: 'Unreadable.',
      after: { amountMinor: 1100, currency: 'EUR' },
    })
    expect(await list({ about: id })).toMatchObject([
      {
        kind: 'order',
        summary: 'Refunded 11 EUR of the order',
        actor: { type: 'operator', id: olu.id, name: 'Olu Adeyemi', role: 'admin' },
        target: { type: 'order', id, name: number, page: { of: 'order', id } },
        environment: 'production',
        reason: 'Unreadable.',
        network: '192.0.2.0/24',
      },
    ])
  })

  it.each([
    ['client.update', 'client', undefined],
    ['client.enable_production', 'client', 'production'],
    ['approval.ask', 'client', 'production'],
    ['archive.add', 'archive', undefined],
    ['person.disable', 'user', undefined],
    ['researcher.update', 'researcher', undefined],
    ['researcher.account', 'researcher', 'development'],
    ['key.revoke', 'api_key', 'development'],
  ] as const)('of %s has the environment that it belongs to', async (action, targetType, environment) => {
    const targetId = newId('case')
    await did({ action, targetType, targetId }, 'development')
    const [entry] = await list({ about: targetId })
    expect(entry?.environment).toBe(environment)
  })
})

describe('finding', () => {
  it('goes by person, kind, thing and day, page by page', async () => {
    const other = await makeUser(getDb(), { name: 'Ada', operatorRole: 'support' })
    const { id, number } = await makeOrder('production')
    await did({ targetId: id })
    await audit(getDb(), operatorActor(other, 'production'), {
      action: 'case.answer',
      targetType: 'order',
      targetId: id,
    })
    await did({ action: 'order.cancel', targetId: id })
    const all = ['Cancelled the order', 'Answered the reported problem', 'Opened the order for offers']
    expect(await summaries({ about: number.toLowerCase() })).toEqual(all)
    expect(await summaries({ about: id, kind: 'order' })).toEqual([all[0], all[2]])
    expect(await summaries({ about: id, by: other.id })).toEqual([all[1]])
    const today = new Date().toISOString().slice(0, 10)
    expect(await summaries({ about: id, from: today, to: today, order: 'asc' })).toEqual(all.toReversed())
    expect(await summaries({ about: id, to: '2026-01-01' })).toEqual([])
    expect(await summaries({ about: id, from: '2999-01-01' })).toEqual([])
    const pages: string[] = []
    for (let startingAfter = ''; pages.length < 9;) {
      const [row] = await list({ about: id, limit: '1', ...(startingAfter ? { startingAfter } : {}) })
      if (!row) break
      pages.push(row.summary)
      startingAfter = row.id
    }
    expect(pages).toEqual(all)
  })

  it('goes by an address, and of a client by its keys too', async () => {
    const client = await makeClient(getDb())
    const key = await makeKey(getDb(), client.id)
    await did({ action: 'key.revoke', targetType: 'api_key', targetId: key.id })
    await call(updateClient, 'PATCH', `/operator/clients/${client.id}`, { key: token, body: { autoOpen: true } })
    expect(await list({ about: client.id })).toMatchObject([
      { action: 'client.update', target: { name: client.name } },
      { action: 'key.revoke', target: { page: { of: 'client', id: client.id } } },
    ])
    const person = await makeUser(getDb())
    await did({ action: 'person.disable', targetType: 'user', targetId: person.id })
    expect(await list({ about: person.email.toUpperCase() })).toMatchObject([{ target: { name: person.name } }])
  })

  it('gives a table of what fits, in which nothing is a formula', async () => {
    const { id } = await makeOrder('production')
    await did({ targetId: id, reason: '=cmd|x' })
    const response = await routeOf('exportActions')(
      new Request(`http://localhost:3000/api/operator/actions.csv?about=${id}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    const [head, line, ...rest] = (await response.text()).split('\r\n')
    expect(head).toMatch(/^createdAt,actorType,/)
    expect(line).toContain(`Olu Adeyemi,admin,order.open,Opened the order for offers,order,${id}`)
    expect(line).toContain(",'=cmd|x,")
    expect(rest).toEqual([''])
  })
})

describe('signing in', () => {
  const password = 'seven green lamps'
  const make = async (data: Parameters<typeof makeUser>[1] = {}) =>
    makeUser(getDb(), { passwordHash: await hashPassword(password), ...data })
  const attempt = (email: string, given: string) => openVisitor().signIn('credentials', { email, password: given })

  it('is written down, with the way, the place and the program', async () => {
    const person = await make()
    expect((await attempt(person.email, password)).status).toBe(200)
    await beginSession(getDb(), { ...person, factor: 'totp' }, { network: '192.0.2.0/24', agent: null })
    expect(await list({ about: person.id, order: 'asc' })).toMatchObject([
      {
        kind: 'sign_in',
        summary: 'Signed in with a password',
        actor: { type: 'person', id: person.id, name: person.name },
        network: '8.8.8.0/24',
        agent: 'Firefox on Linux',
      },
      { summary: 'Signed in with a password and an app’s code' },
    ])
  })

  it('is written down where it was refused: whose account was tried, and never what was typed', async () => {
    const operator = await make({ operatorRole: 'admin' })
    await attempt(operator.email, 'my other secret')
    await attempt('my-password-typed-as-a-name', 'x')
    expect(await list({ about: operator.id })).toMatchObject([
      { kind: 'refusal', actor: { type: 'nobody', name: 'Somebody' }, summary: 'Was refused: the password was wrong' },
    ])
    const all = await getDb().operatorAction.findMany({ where: { action: { startsWith: 'refusal.' } } })
    expect(all.some(({ targetId }) => targetId === 'unknown')).toBe(true)
    expect(JSON.stringify(all)).not.toMatch(/my other secret|my-password/)
  })

  it('tells of whoever waits after too many of them, of a wrong second factor, and of a proof that does not fit', async () => {
    const operator = await make({ operatorRole: 'admin' })
    for (let n = 0; n < 6; n += 1) await attempt(operator.email, 'wrong')
    const { body } = await openVisitor(undefined, '9.9.9.9').signIn('credentials', { email: operator.email, password })
    const proof = JSON.stringify({ method: 'recovery', code: 'aaaa-bbbb-cccc-dddd' })
    const half = body.secondStep?.token ?? ''
    await openVisitor(undefined, '9.9.9.9').signIn('second-step', { half, proof })
    await openVisitor(undefined, '9.9.9.9').signIn('passkey', { token: 'x', response: '{}' })
    const key = await makeTokenOf(operator.id, 'operator')
    const headers = { 'x-callslip-peer': '203.0.113.9', 'user-agent': 'curl/8.5.0' }
    await call(routeOf('prove'), 'POST', '/me/proof', { key, headers, body: JSON.parse(proof) as object })
    const entries = await list({ about: operator.id, order: 'asc' })
    expect(entries.at(-1)).toMatchObject({ network: '203.0.113.0/24', agent: 'curl/8.5.0' })
    const actions = entries.map(({ action }) => action)
    expect([...new Set(actions)]).toEqual([
      'refusal.password',
      'refusal.locked',
      'refusal.second_step',
      'refusal.proof',
    ])
  })

  it('is not all: whoever tries what operators alone may do is written down, once a minute', async () => {
    const client = await makeClient(getDb())
    const { key, id } = await makeKey(getDb(), client.id)
    const support = await make({ operatorRole: 'support' })
    const theirs = await makeTokenOf(support.id, 'operator')
    for (const _ of [1, 2, 3]) {
      await call(routeOf('listAllOrders'), 'GET', '/operator/orders', { key })
      await call(routeOf('findPeople'), 'GET', '/operator/people', { key: theirs })
    }
    const [byKey, bySupport] = [await list({ by: id }), await list({ by: support.id })]
    expect(byKey[0]).toMatchObject({
      action: 'refusal.console',
      actor: { type: 'api_key' },
      target: { id: 'listAllOrders' },
    })
    expect(bySupport[0]).toMatchObject({ actor: { role: 'support' }, target: { id: 'findPeople' } })
    expect(byKey.length + bySupport.length).toBeLessThanOrEqual(4) // of two minutes at most
  })
})

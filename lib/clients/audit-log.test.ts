import { beforeEach, describe, expect, it } from 'vitest'
import { GET as table } from '#app/api/audit-log.csv/route.ts'
import { GET as list } from '#app/api/audit-log/route.ts'
import { DELETE as revoke } from '#app/api/api-keys/[keyId]/route.ts'
import { POST as createKey } from '#app/api/api-keys/route.ts'
import { PUT as saveDetails } from '#app/api/billing/details/route.ts'
import { POST as requestProduction } from '#app/api/go-live/request-production/route.ts'
import { POST as disable } from '#app/api/operator/clients/[clientId]/disable-production/route.ts'
import { POST as enable } from '#app/api/operator/clients/[clientId]/enable-production/route.ts'
import { DELETE as deleteEndpoint, PATCH as changeEndpoint } from '#app/api/webhook-endpoints/[endpointId]/route.ts'
import { POST as rotateSecret } from '#app/api/webhook-endpoints/[endpointId]/rotate-secret/route.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { ClientActionView } from '#lib/clients/schema.ts'
import { getDb } from '#lib/db.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { encrypt } from '#lib/secrets.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { makeClient, makeKey, makeUser } from '#prisma/factories.ts'

let client: Awaited<ReturnType<typeof makeClient>>
let user: Awaited<ReturnType<typeof makeUser>>
let member: string
beforeEach(async () => {
  client = await makeClient(getDb())
  user = await makeUser(getDb(), { name: 'Élise Moreau' })
  await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })
  member = await makeTokenOf(user.id, 'customer', { clientId: client.id })
})
const headers = { 'x-callslip-peer': '8.8.8.8' }
const ask = async (query = '', key = member) => await call(list, 'GET', `/audit-log${query}`, { key })
const rows = async (query = '') => (await ask(query)).body as ClientActionView[]
const types = async (query = '') => (await rows(query)).map(({ type }) => type)

describe('what is written down', () => {
  it('a sign-in, with its network and program, in every client of the person', async () => {
    const second = await makeClient(getDb())
    await getDb().membership.create({ data: { userId: user.id, clientId: second.id, role: 'read' } })
    await beginSession(getDb(), user, { network: '8.8.8.0/24', agent: 'Firefox on Linux' })
    expect(await rows()).toMatchObject([
      {
        kind: 'sign_in',
        summary: 'Signed in with Firefox on Linux',
        actor: { type: 'member', id: user.id, name: 'Élise Moreau' },
        network: '8.8.8.0/24',
      },
    ])
    expect(await getDb().clientAction.count({ where: { clientId: second.id } })).toBe(1)
  })

  it('keys, with who changed them and from where', async () => {
    const body = { name: 'Back office', scopes: ['orders:read'] }
    const { id } = (await call(createKey, 'POST', '/api-keys', { key: member, body, headers })).body as { id: string }
    for (const _ of [1, 2]) await call(revoke, 'DELETE', `/api-keys/${id}`, { key: member, headers })
    expect(await rows()).toMatchObject([
      { type: 'key.revoked', summary: expect.stringContaining('Back office'), environment: 'development' },
      { type: 'key.created', network: '8.8.8.0/24', actor: { name: 'Élise Moreau' } },
    ])
  })

  it('webhook endpoints, by people and by programs', async () => {
    const { key, id: keyId } = await makeKey(getDb(), client.id)
    const id = newId('webhookEndpoint')
    const data = { id, clientId: client.id, environment: 'development', secretEncrypted: encrypt('whsec_x') } as const
    await getDb().webhookEndpoint.create({ data: { ...data, url: 'https://example.com/hook' } })
    const path = `/webhook-endpoints/${id}`
    await call(changeEndpoint, 'PATCH', path, { key, body: { status: 'paused' } })
    await call(changeEndpoint, 'PATCH', path, { key, body: { status: 'paused' } })
    await call(changeEndpoint, 'PATCH', path, { key: member, body: { status: 'active' } })
    await call(rotateSecret, 'POST', `${path}/rotate-secret`, { key: member })
    for (const _ of [1, 2]) await call(deleteEndpoint, 'DELETE', path, { key: member })
    const found = await rows('?kind=webhooks&order=asc')
    expect(found.map(({ type, actor }) => [type, actor.id])).toEqual([
      ['webhook_endpoint.changed', keyId],
      ['webhook_endpoint.changed', user.id],
      ['webhook_endpoint.secret_rotated', user.id],
      ['webhook_endpoint.deleted', user.id],
    ])
    expect(found[0]).toMatchObject({
      actor: { type: 'api_key', name: expect.stringContaining('Back office') },
      summary: 'Changed the webhook endpoint https://example.com/hook: from active to paused',
    })
    expect(JSON.stringify(found)).not.toContain('whsec_')
  })

  it('billing details by the names of what changed, and not what is in them', async () => {
    const body = { name: 'Moreau SARL', country: 'FR' }
    for (const _ of [1, 2]) await call(saveDetails, 'PUT', '/billing/details', { key: member, body })
    expect((await rows()).map(({ summary }) => summary)).toEqual(['Changed the billing details: name, country'])
  })

  it('what Callslip decided, without naming who', async () => {
    const operator = await makeToken('operator')
    const body = { answers: { useCase: 'Records' } }
    for (const _ of [1, 2]) await call(requestProduction, 'POST', '/go-live/request-production', { key: member, body })
    const path = `/operator/clients/${client.id}`
    await call(enable, 'POST', `${path}/enable-production`, { key: operator, body: {} })
    await call(disable, 'POST', `${path}/disable-production`, { key: operator, body: { reason: 'Unpaid' } })
    const found = await rows()
    expect(found.map(({ type, actor }) => [type, actor])).toEqual([
      ['production.disabled', { type: 'callslip', name: 'Callslip' }],
      ['production.enabled', { type: 'callslip', name: 'Callslip' }],
      ['production.requested', { type: 'member', id: user.id, name: 'Élise Moreau' }],
    ])
    expect(found[0]?.summary).toBe('Disabled production: “Unpaid”')
    expect(await types('?by=callslip')).toEqual(['production.disabled', 'production.enabled'])
  })
})

describe('reading it', () => {
  const actor = () => ({ type: 'customer' as const, id: user.id })
  const record = (type: 'member.signed_in' | 'member.joined' = 'member.signed_in') =>
    recordClientAction(getDb(), { clientId: client.id, actor: actor(), type })

  it('finds by person, kind and day, page by page', async () => {
    await record()
    await record('member.joined')
    await record()
    const other = await makeUser(getDb())
    await recordClientAction(getDb(), {
      clientId: client.id,
      actor: { type: 'customer', id: other.id },
      type: 'member.left',
    })
    const old = firstIdAt('clientAction', new Date('2026-03-02T23:59:59.999Z'))
    const row = { id: old, clientId: client.id, type: 'member.joined', actorType: 'member', actorId: user.id }
    await getDb().clientAction.create({ data: row })
    expect(await types(`?by=${user.id}&kind=members`)).toEqual(['member.joined', 'member.joined'])
    expect(await types('?from=2026-03-02&to=2026-03-02')).toEqual(['member.joined'])
    expect(await types('?from=2026-03-03&to=2026-03-04')).toEqual([])
    expect(await types('?to=2026-03-01')).toEqual([])
    expect((await ask('?from=yesterday')).status).toBe(400)
    const pages: string[] = []
    for (let query = '?limit=2'; query;) {
      const { body, headers: answered } = await ask(query)
      pages.push(...(body as ClientActionView[]).map(({ id }) => id))
      query = /(\?[^>]+)>; rel="next"/.exec(answered.get('link') ?? '')?.[1] ?? ''
    }
    expect(pages).toEqual((await rows()).map(({ id }) => id))
    expect(new Set(pages).size).toBe(5)
  })

  it('is for owners and developers, each of their own client', async () => {
    await record()
    for (const [memberRole, status] of [
      ['developer', 200],
      ['read', 403],
      ['orders', 403],
    ] as const)
      expect((await ask('', await makeToken('customer', { client, memberRole }))).status).toBe(status)
    const stranger = await makeToken('customer', { client: await makeClient(getDb()) })
    expect((await ask('', stranger)).body).toEqual([])
  })

  it('comes as a table that no spreadsheet runs', async () => {
    await getDb().user.update({ where: { id: user.id }, data: { name: '=cmd()' } })
    await record()
    const request = new Request('http://localhost:3000/api/audit-log.csv?kind=sign_in', {
      headers: { authorization: `Bearer ${member}` },
    })
    const lines = (await (await table(request)).text()).split('\r\n')
    expect(lines[0]).toContain('createdAt,actorType,actorId,actor,type,summary')
    expect(lines[1]).toContain(`member,${user.id},'=cmd(),member.signed_in,Signed in`)
    expect(lines).toHaveLength(3)
  })
})

it('is never changed, not even by us', async () => {
  await beginSession(getDb(), user, { network: null, agent: null })
  const where = { clientId: client.id }
  await expect(getDb().clientAction.updateMany({ where, data: { type: 'x' } })).rejects.toThrow('never changed')
  await expect(getDb().clientAction.deleteMany({ where })).rejects.toThrow('never changed')
  // Not even emptied, until its client goes; and then of nothing else.
  const empty = (more = {}) => getDb().clientAction.updateMany({ where, data: { payload: {}, ...more } })
  await expect(empty()).rejects.toThrow('never changed')
  await getDb().client.update({ where: { id: client.id }, data: { deletionId: 'del_x' } })
  await expect(empty({ actorId: null })).rejects.toThrow('never changed')
  await expect(getDb().clientAction.updateMany({ where, data: { payload: { a: 'b' } } })).rejects.toThrow(
    'never changed',
  )
  expect(await empty()).toEqual({ count: 1 })
})

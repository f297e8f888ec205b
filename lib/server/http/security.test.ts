import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateKey } from '#lib/clients/api-key.ts'
import { apiScopes, type ApiScope, type Scope } from '#lib/scopes.ts'
import { getDb } from '#lib/db.ts'
import { memberRoles, type MemberRole } from '#lib/clients/roles.ts'
import { environments, type Environment } from '#lib/env.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import type { Described } from '#lib/operation.ts'
import { makeFixtures, makeToken } from '#tools/testing/fixtures.ts'
import { errorOf, requestFor } from '#tools/testing/requests.ts'
import { operationsOpenTo, scopesOpenTo, seats, type Seat } from '#tools/testing/roles.ts'
import { httpMethods, operationRoutes, protectedRoutes } from '#tools/testing/routes.ts'
import { makeClient, makeKey, makeResearcher } from '#prisma/factories.ts'

// One table for every route: whoever adds a route gets these tests with it, and can't leave them out.

const isApiScope = (scope: Scope): scope is ApiScope => apiScopes.some((known) => known === scope)

const isMemberScope = (scope: Scope): scope is keyof typeof scopesOpenTo => scope in scopesOpenTo

/** A member in each role, who has the right only to be asked: what they send is an example, of nobody's things. */
async function memberTokens(client: Client, environment: Environment = 'development') {
  const tokens = await Promise.all(
    memberRoles.map(
      async (role) => [role, await makeToken('customer', { client, environment, memberRole: role })] as const,
    ),
  )
  return Object.fromEntries(tokens) as Record<MemberRole, string>
}

/** Tokens of people in every seat, each given out before something happened to its owner. */
async function tokensBefore(
  client: Client,
  happens: (owner: { userId: string; sessionId: string; seat: Seat }) => Promise<unknown>,
) {
  const tokens = seats.map(async (seat) => {
    const token =
      seat === 'customer'
        ? await makeToken(seat, { client })
        : seat === 'researcher'
          ? await makeToken(seat, { researcher: await makeResearcher(getDb()) })
          : await makeToken('operator', { operatorRole: seat })
    const { sub: userId = '', sid } = decodeJwt(token)
    await happens({ userId, sessionId: String(sid), seat })
    return [seat, token] as const
  })
  return Object.fromEntries(await Promise.all(tokens)) as Record<Seat, string>
}

async function makeWorld() {
  const db = getDb()
  const researcher = await makeResearcher(db)
  const other = await makeResearcher(db, { name: 'Jonas Weber' })
  const third = await makeResearcher(db, { name: 'Ada Novak' })
  const longAgo = () => new Date(Date.now() - 10 * 60_000 - 1000)
  const client = await makeClient(db, { productionState: 'enabled' })
  const stranger = await makeClient(db, { name: 'Stranger', productionState: 'enabled' })
  const notEnabled = await makeClient(db)
  const suspended = await makeClient(db, { status: 'suspended', productionState: 'enabled' })
  const key = async (clientId: string, options: Parameters<typeof makeKey>[2] = {}) =>
    (await makeKey(db, clientId, options)).key
  return {
    clientId: client.id,
    key: await key(client.id),
    liveKey: await key(client.id, { environment: 'production' }),
    revoked: await key(client.id, { revokedAt: new Date(Date.now() - 1000) }),
    expired: await key(client.id, { expiresAt: new Date(Date.now() - 1000) }),
    notEnabled: await key(notEnabled.id, { environment: 'production' }),
    suspended: await key(suspended.id),
    keysWithout: Object.fromEntries(
      await Promise.all(
        apiScopes.map(
          async (scope) => [scope, await key(client.id, { scopes: apiScopes.filter((one) => one !== scope) })] as const,
        ),
      ),
    ) as Record<ApiScope, string>,
    memberTokens: { development: await memberTokens(client), production: await memberTokens(client, 'production') },
    customerToken: await makeToken('customer', { client }),
    researcherToken: await makeToken('researcher', { researcher: other }),
    supportToken: await makeToken('operator', { operatorRole: 'support' }),
    financeToken: await makeToken('operator', { operatorRole: 'finance' }),
    adminToken: await makeToken('operator'),
    // Of people who proved themselves last when nobody remembers, and are signed in all the same.
    unproved: {
      customer: await makeToken('customer', { client, provedAt: longAgo() }),
      researcher: await makeToken('researcher', { researcher: third, provedAt: longAgo() }),
      support: await makeToken('operator', { operatorRole: 'support', provedAt: longAgo() }),
      finance: await makeToken('operator', { operatorRole: 'finance', provedAt: longAgo() }),
      admin: await makeToken('operator', { provedAt: longAgo() }),
    },
    disabled: await tokensBefore(client, ({ userId }) =>
      db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } }),
    ),
    ended: await tokensBefore(client, ({ sessionId }) =>
      db.userSession.update({ where: { id: sessionId }, data: { endedAt: new Date() } }),
    ),
    withoutFactor: await tokensBefore(client, ({ userId }) => db.factor.deleteMany({ where: { userId } })),
    // Begun at the provider that the client named, where its administrators can be anybody.
    bySignOn: await tokensBefore(client, async ({ userId, sessionId, seat }) => {
      await db.userSession.update({ where: { id: sessionId }, data: { signOnClientId: client.id } })
      if (seat !== 'customer') await db.membership.create({ data: { userId, clientId: client.id, role: 'owner' } })
    }),
    own: await makeFixtures(client, researcher),
    ownLive: await makeFixtures(client, researcher, 'production'),
    foreign: await makeFixtures(stranger, researcher),
  }
}

let world: Awaited<ReturnType<typeof makeWorld>>
beforeAll(async () => {
  world = await makeWorld()
})

/** A token that may use the operation. */
function tokenFor({ scope }: Described): string {
  if (isApiScope(scope)) return world.key
  return {
    'keys:manage': world.customerToken,
    'cards:manage': world.customerToken,
    member: world.customerToken,
    'members:manage': world.customerToken,
    'billing:read': world.customerToken,
    billing: world.customerToken,
    'audit:read': world.customerToken,
    'logs:read': world.customerToken,
    account: world.customerToken,
    research: world.researcherToken,
    operator: world.supportToken,
    'operator:finance': world.financeToken,
    'operator:admin': world.adminToken,
  }[scope]
}

it('gives every operation a name of its own', () => {
  const ids = operationRoutes.map(({ operation }) => operation.id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

it('finds nothing served that is neither an operation nor public', async () => {
  const unlisted: string[] = []
  for (const { path, handlers } of protectedRoutes) {
    for (const method of httpMethods) {
      if (handlers[method].operation) continue
      // What remains must be the refusal of a method.
      const response = await handlers[method](new Request(`http://localhost:3000/api${path}`, { method }))
      if (response.status !== 405 || !response.headers.get('allow')) unlisted.push(`${method} ${path}`)
    }
  }
  expect(unlisted).toEqual([])
})

it('asks for a new proof before what outlives a stolen session', () => {
  const asking = operationRoutes.flatMap(({ operation: { id, stepUp } }) => (stepUp ? [id] : []))
  expect(asking.sort()).toEqual([
    'addAlertTarget',
    'addFactor',
    'addSignOnDomain',
    'allowDeviceSignIn',
    'approve',
    'askDataExport',
    'askDeletion',
    'beginFactor',
    'cancelOrder',
    'changeEmail',
    'changePassword',
    'changeRole',
    'closeFinanceMonth',
    'createApiKey',
    'createWebhookEndpoint',
    'disablePerson',
    'downloadDataExport',
    'enableProduction',
    'explainDifference',
    'inviteMember',
    'inviteOperator',
    'onboardAccount',
    'openDashboard',
    'openResearcherAccount',
    'refundCase',
    'refundOrder',
    'removeFactor',
    'removeMember',
    'removeOperator',
    'removeSignOn',
    'removeSignOnDomain',
    'renewRecoveryCodes',
    'replaceResearcher',
    'rotateApiKey',
    'rotateWebhookSecret',
    'saveSignOn',
    'setOffDebt',
    'setOperatorRole',
    'submitEvidence',
    'transferOwnership',
    'tryRefundAgain',
    'updateApiKey',
    'updateClient',
    'updateResearcher',
    'updateWebhookEndpoint',
    'writeOffDebt',
  ])
})

it('opens little to an operator without a second factor, and little of their own to people whom an organisation lets in', () => {
  const having = (member: 'withoutFactor' | 'bySignOn') =>
    operationRoutes.flatMap(({ operation }) => (operation[member] ? [operation.id] : [])).sort()
  expect(having('withoutFactor')).toEqual([
    'addFactor',
    'beginFactor',
    'beginProof',
    'getMe',
    'getRecoveryCodes',
    'listFactors',
    'prove',
  ])
  expect(having('bySignOn')).toEqual([
    'addPushDevice',
    'beginProof',
    'getMe',
    'getPushKey',
    'getReadingTimes',
    'listPushDevices',
    'prove',
    'removePushDevice',
    'updateMe',
  ])
})

describe.for(operationRoutes.map((route) => [`${route.operation.method} ${route.operation.path}`, route] as const))(
  '%s',
  ([, { operation, handle }]) => {
    type Sent = {
      token?: string
      environment?: Environment
      params?: Record<string, string>
      headers?: Record<string, string>
    }
    const refusalTo = async (sent: Sent) => {
      const response = await handle(requestFor(operation, sent))
      expect(response.headers.get('request-id')).toMatch(/^req_/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      return { status: response.status, ...(await errorOf(response)) }
    }

    it('answers a request without a bearer token as specified, byte for byte', async () => {
      for (const headers of [
        {},
        { Authorization: 'Basic Zm9vOmJhcg==' },
        { Authorization: 'Bearer' },
        { Authorization: world.key },
      ]) {
        const response = await handle(requestFor(operation, { headers }))
        expect(response.status).toBe(403)
        expect(await response.text()).toBe('{"error":"Authorization bearer token is required"}')
        expect(response.headers.get('content-type')).toBe('application/json')
      }
    })

    it('refuses what is no key', async () => {
      const wrongChecksum = `${world.key.slice(0, -1)}${world.key.endsWith('0') ? '1' : '0'}`
      for (const token of [
        'cs_dev_short',
        wrongChecksum,
        generateKey('development').key,
        'eyJhbGciOiJub25lIn0.e30.',
        'nonsense',
      ]) {
        expect(await refusalTo({ token })).toMatchObject({ status: 403, code: 'api_key_invalid' })
      }
    })

    it('refuses revoked and expired keys, and those of a suspended client', async () => {
      expect(await refusalTo({ token: world.revoked })).toMatchObject({ status: 403, code: 'api_key_revoked' })
      expect(await refusalTo({ token: world.expired })).toMatchObject({ status: 403, code: 'api_key_expired' })
      expect(await refusalTo({ token: world.suspended })).toMatchObject({ status: 403, code: 'client_suspended' })
    })

    it('keeps the environments apart', async () => {
      const wrong = await refusalTo({ token: world.liveKey })
      expect(wrong).toMatchObject({ status: 403, code: 'wrong_environment' })
      expect(wrong.error).toContain('http://localhost:3000/production/api')
      expect(await refusalTo({ token: world.key, environment: 'production' })).toMatchObject({
        status: 403,
        code: 'wrong_environment',
      })
      expect(await refusalTo({ token: world.notEnabled, environment: 'production' })).toMatchObject({
        status: 403,
        code: 'production_not_enabled',
      })
    })

    it('demands its scope', async () => {
      const { scope, personScope = scope } = operation
      const insufficient = { status: 403, code: 'insufficient_scope', requiredScope: personScope }
      expect(await refusalTo({ token: isApiScope(scope) ? world.keysWithout[scope] : world.key })).toMatchObject({
        ...insufficient,
        requiredScope: scope,
      })
      for (const role of seats.filter((one) => !operationsOpenTo[scope].includes(one))) {
        expect([role, await refusalTo({ token: world[`${role}Token`] })]).toMatchObject([role, insufficient])
      }
    })

    it.runIf(operation.method === 'GET')('lets every role in that the table names', async () => {
      for (const role of operationsOpenTo[operation.scope]) {
        const { status, body } = await handle(requestFor(operation, { token: world[`${role}Token`] }))
        await body?.cancel()
        expect([role, status]).not.toEqual([role, 403])
      }
    })

    // Whoever has left isn't a member for the tests that come after.
    it.runIf(isMemberScope(operation.personScope ?? operation.scope) && operation.path !== '/membership')(
      'lets those members in whose role allows it',
      async () => {
        const scope = operation.personScope ?? operation.scope
        if (!isMemberScope(scope)) return
        for (const environment of operation.developmentOnly ? (['development'] as const) : environments) {
          for (const role of memberRoles) {
            const token = world.memberTokens[environment][role]
            const response = await handle(requestFor(operation, { token, environment }))
            const refused = response.status === 403 && (await errorOf(response)).code === 'insufficient_scope'
            if (!response.bodyUsed) await response.body?.cancel()
            expect([environment, role, !refused]).toEqual([
              environment,
              role,
              scopesOpenTo[scope][environment].includes(role),
            ])
          }
        }
      },
    )

    it.runIf(operation.path !== '/membership')('asks for a new proof where it says so, and nowhere else', async () => {
      for (const role of operationsOpenTo[operation.scope]) {
        const response = await handle(requestFor(operation, { token: world.unproved[role] }))
        const { code } = response.ok ? {} : await errorOf(response)
        if (response.ok) await response.body?.cancel()
        if (operation.stepUp) expect([role, response.status, code]).toEqual([role, 403, 'proof_required'])
        else expect([role, code]).not.toEqual([role, 'proof_required'])
      }
    })

    it('refuses the tokens of disabled people and of ended sessions', async () => {
      for (const seat of seats) {
        expect([seat, await refusalTo({ token: world.disabled[seat] })]).toMatchObject([
          seat,
          { status: 403, code: 'api_key_invalid' },
        ])
        expect([seat, await refusalTo({ token: world.ended[seat] })]).toMatchObject([
          seat,
          { status: 403, code: 'api_key_expired' },
        ])
      }
    })

    it('asks operators for a second factor, and nobody else', async () => {
      for (const seat of operationsOpenTo[operation.scope].filter((one) => one !== 'customer')) {
        const response = await handle(requestFor(operation, { token: world.withoutFactor[seat] }))
        const { code, error } = response.ok ? {} : await errorOf(response)
        if (response.ok) await response.body?.cancel()
        const refused = seat !== 'researcher' && !operation.withoutFactor
        if (refused) expect([seat, response.status, code]).toEqual([seat, 403, 'factor_required'])
        expect([seat, error?.startsWith('An operator needs a second factor') === true]).toEqual([seat, refused])
      }
    })

    it.runIf(operation.path !== '/membership')(
      "keeps a session that an organisation's own sign-in began to that organisation",
      async () => {
        for (const seat of seats.filter((one) => one !== 'customer'))
          expect([seat, await refusalTo({ token: world.bySignOn[seat] })]).toMatchObject([
            seat,
            { status: 403, code: 'api_key_invalid' },
          ])
        if (!operationsOpenTo[operation.scope].includes('customer')) return
        const response = await handle(requestFor(operation, { token: world.bySignOn.customer }))
        const { code } = response.ok ? {} : await errorOf(response)
        if (response.ok) await response.body?.cancel()
        const refused = operation.scope === 'account' && !operation.bySignOn
        if (refused) expect([response.status, code]).toEqual([403, 'own_sign_in_required'])
        else expect(code).not.toBe('own_sign_in_required')
      },
    )

    it.runIf(operation.developmentOnly)('does not exist in production', async () => {
      expect(await refusalTo({ token: world.liveKey, environment: 'production', params: world.ownLive })).toMatchObject(
        { status: 404, code: 'not_found' },
      )
    })

    it.runIf(operation.path.includes('{'))('answers unknown, malformed and foreign ids alike', async () => {
      const token = tokenFor(operation)
      const { orderId, ...foreignOthers } = world.foreign
      const attempts: Record<string, string>[] = [
        {},
        { orderId: 'nope', offerId: 'nope', endpointId: '..', clientId: '%', researcherId: '%00', keyId: 'x' },
      ]
      // An operator may see every client's orders, but of one environment.
      if (operation.scope.startsWith('operator')) attempts.push(world.ownLive)
      else attempts.push(world.foreign, world.ownLive)
      // What hangs on another order is not found below one's own.
      if (isApiScope(operation.scope) && /\{orderId\}.*\{/.test(operation.path))
        attempts.push({ orderId: world.own.orderId, ...foreignOthers })
      if (isApiScope(operation.scope) && /\{orderId\}.*\{/.test(operation.path))
        attempts.push({ ...world.own, orderId })
      for (const params of attempts) {
        const { requestId, ...refusal } = await refusalTo({ token, params })
        expect(refusal).toEqual({ status: 404, error: 'No such object exists here.', code: 'not_found' })
        expect(requestId).toMatch(/^req_/)
      }
    })
  },
)

import { randomBytes } from 'node:crypto'
import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import { generateKey } from '#lib/clients/api-key.ts'
import { dayLimitsOf } from '#lib/clients/day-limits.ts'
import { apiScopes, type ApiScope } from '#lib/scopes.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Client, Prisma, Researcher, User } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'

// Rows as the seed, the tests and the browser tests want them: whatever isn't given is plausible.

export const makeClient = (tx: Tx, data: Partial<Prisma.ClientCreateManyInput> = {}): Promise<Client> =>
  tx.client.create({ data: { id: newId('client'), name: 'Moreau Genealogy', ...data } })

/** A person, who can't sign in with any password; an operator has a second factor, as they must. */
export async function makeUser(
  tx: Tx,
  data: Partial<Omit<Prisma.UserCreateManyInput, 'operator'>> = {},
): Promise<User> {
  const id = newId('user')
  const user = await tx.user.create({
    data: { id, email: `${id}@example.com`, name: 'Odile Moreau', passwordHash: '-', ...data },
  })
  if (user.operator && !user.factorExempt) await makeFactor(tx, id)
  return user
}

/** A passkey that nobody holds. */
export const makeFactor = (tx: Tx, userId: string, data: Partial<Prisma.FactorCreateManyInput> = {}) =>
  tx.factor.create({
    data: {
      id: newId('factor'),
      userId,
      kind: 'passkey',
      name: 'Blue key',
      credentialId: randomBytes(16).toString('base64url'),
      publicKey: new Uint8Array(1),
      ...data,
    },
  })

/** A person signed in somewhere, with their factor where they have one. */
export async function makeSession(tx: Tx, userId: string, data: Partial<Prisma.UserSessionCreateManyInput> = {}) {
  const shown = await tx.factor.findFirst({ where: { userId }, select: { kind: true } })
  return tx.userSession.create({ data: { id: newId('session'), userId, factor: shown?.kind ?? null, ...data } })
}

type KeyOptions = {
  environment?: Environment
  scopes?: readonly ApiScope[]
  name?: string
  createdBy?: string
} & Partial<Pick<Prisma.ApiKeyCreateManyInput, 'expiresAt' | 'revokedAt'>>

/** A key of a client; returns the key itself, which is stored nowhere. */
export async function makeKey(
  tx: Tx,
  clientId: string,
  { environment = 'development', scopes = apiScopes, name = 'Back office', ...more }: KeyOptions = {},
) {
  const { key, hash, prefix, lastFour } = generateKey(environment)
  const row = await tx.apiKey.create({
    data: { id: newId('apiKey'), clientId, environment, scopes: [...scopes], name, hash, prefix, lastFour, ...more },
  })
  return { key, id: row.id }
}

export type ResearcherOptions = Partial<
  Pick<Prisma.ResearcherCreateManyInput, 'name' | 'robot' | 'status' | 'languages' | 'countries' | 'bio' | 'userId'>
> & {
  /** Payment accounts by environment; none where absent. */
  accounts?: Partial<Record<Environment, string>>
}

/** A researcher, approved, with a made-up payment account in both environments unless told otherwise. */
export async function makeResearcher(tx: Tx, { accounts, ...data }: ResearcherOptions = {}): Promise<Researcher> {
  const suffix = randomBytes(8).toString('hex')
  const own = accounts ?? { development: `acct_dev${suffix}`, production: `acct_live${suffix}` }
  const list = (Object.entries(own) as [Environment, string][]).map(([environment, accountId]) => ({
    environment,
    accountId,
    state: 'active' as const,
  }))
  return tx.researcher.create({
    data: {
      id: newId('researcher'),
      name: 'Camille Laurent',
      status: 'approved',
      languages: ['fr', 'en'],
      countries: ['FRA'],
      ...data,
      accounts: { create: list },
    },
  })
}

export const customerActor = (client: Client, environment: Environment = 'development'): CustomerActor => ({
  type: 'api_client',
  id: newId('apiKey'),
  name: 'Back office',
  environment,
  clientId: client.id,
  scopes: apiScopes,
  client: {
    currency: client.currency,
    autoOpen: client.autoOpen,
    billing: client.billing,
    dayLimits: dayLimitsOf(client, environment),
  },
})

export const researcherActor = (researcher: Researcher, environment: Environment = 'development'): ResearcherActor => ({
  type: 'researcher',
  id: researcher.id,
  name: researcher.name,
  environment,
  scopes: ['research'],
})

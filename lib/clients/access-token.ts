import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { CustomerActor, OperatorActor, ResearcherActor } from '#lib/actor.ts'
import { requireUsable } from '#lib/clients/permissions.ts'
import { allowanceFor, type Allowance } from '#lib/clients/rate-buckets.ts'
import { apiScopes, type Scope } from '#lib/scopes.ts'
import { getDb } from '#lib/db.ts'
import { baseUrlOf, environments, type Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { keyFor } from '#lib/secrets.ts'

const lifetimeSeconds = 600

const claims = z.object({
  sub: z.string(),
  role: z.enum(['customer', 'researcher', 'operator']),
  env: z.enum(environments),
  cli: z.string().optional(),
  ver: z.int(),
})
export type TokenClaims = z.output<typeof claims>

export const scopesOf: Record<TokenClaims['role'], readonly Scope[]> = {
  customer: [...apiScopes, 'account', 'keys:manage', 'cards:manage'],
  researcher: ['account', 'research'],
  operator: ['account', 'operator'],
}

export async function signAccessToken(content: TokenClaims): Promise<{ accessToken: string; expiresAt: Date }> {
  const expiresAt = new Date((Math.floor(Date.now() / 1000) + lifetimeSeconds) * 1000)
  const accessToken = await new SignJWT(content)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setExpirationTime(expiresAt)
    .sign(keyFor('access-token'))
  return { accessToken, expiresAt }
}

export type AuthenticatedPerson = { actor: CustomerActor | ResearcherActor | OperatorActor; allowance?: Allowance }

/**
 * Who an access token speaks for. The signature alone isn't enough: the person's session version, role and client are
 * looked up, so that signing out everywhere, a suspension or a lost role counts at once.
 */
export async function authenticateAccessToken(token: string, environment: Environment): Promise<AuthenticatedPerson> {
  const refused = () =>
    new ApiError('api_key_invalid', 'The bearer token is neither a valid API key nor a valid access token.')
  const verified = await jwtVerify(token, keyFor('access-token'), { algorithms: ['HS256'], typ: 'at+jwt' }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED') {
        throw new ApiError('api_key_expired', 'The access token has expired. Request a new one.')
      }
      throw refused()
    },
  )
  const content = claims.safeParse(verified.payload)
  if (!content.success) throw refused()
  const { sub, role, env, cli, ver } = content.data
  if (env !== environment) {
    throw new ApiError('wrong_environment', `This access token is for ${env}: use it with ${baseUrlOf(env)}.`)
  }
  const user = await getDb().user.findFirst({
    where: { id: sub, sessionVersion: ver, disabledAt: null },
    include: {
      researcher: role === 'researcher',
      memberships: { where: { clientId: cli ?? '' }, include: { client: true } },
    },
  })
  if (!user) throw refused()
  const known = { name: user.name, environment, scopes: scopesOf[role] }
  if (role === 'operator') {
    if (!user.operator) throw refused()
    return { actor: { ...known, type: 'operator', id: user.id } }
  }
  if (role === 'researcher') {
    if (user.researcher?.status !== 'approved') throw refused()
    return { actor: { ...known, type: 'researcher', id: user.researcher.id, name: user.researcher.name } }
  }
  const client = user.memberships[0]?.client
  if (!client) throw refused()
  requireUsable(client, environment)
  const { currency, autoOpen, billing } = client
  return {
    actor: { ...known, type: 'customer', id: user.id, clientId: client.id, client: { currency, autoOpen, billing } },
    allowance: allowanceFor(
      environment,
      environment === 'production' ? client.rateLimitProduction : client.rateLimitDevelopment,
    ),
  }
}

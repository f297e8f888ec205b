import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { PersonActor } from '#lib/actor.ts'
import { dayLimitsOf } from '#lib/clients/day-limits.ts'
import { requireUsable } from '#lib/clients/permissions.ts'
import { scopesOfMember, type MemberRole } from '#lib/clients/roles.ts'
import { productionOf } from '#lib/clients/state.ts'
import { tokenRoles } from '#lib/clients/schema.ts'
import { allowanceFor, type Allowance } from '#lib/clients/rate-buckets.ts'
import { getDb } from '#lib/db.ts'
import { baseUrlOf, environments, type Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { noteMoment } from '#lib/moment.ts'
import type { Scope } from '#lib/scopes.ts'
import { currentKey, keysNamed } from '#lib/secrets.ts'
import { bool, defineQuery, enumOf, int4, nullable, text, timestamptz, type RowOf } from '#lib/sql.ts'
import { scopesOfOperator, type OperatorRole } from '#lib/users/operator-roles.ts'
import { isLive, isProved, lacksFactor, lacksSignOn, touchSession, type SessionOrigin } from '#lib/users/session-row.ts'

const lifetimeSeconds = 600

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  role: z.enum(tokenRoles),
  env: z.enum(environments),
  cli: z.string().optional(),
})
export type TokenClaims = z.output<typeof claims>

type Roles = {
  member: { role: MemberRole; client: Parameters<typeof productionOf>[0] } | undefined
  operatorRole: OperatorRole | null
}

/** What a token carries: of a member and an operator it follows from their role there. */
export function scopesFor(
  role: TokenClaims['role'],
  { member, operatorRole }: Roles,
  environment: Environment,
): readonly Scope[] {
  switch (role) {
    case 'customer':
      return member ? scopesOfMember(member.role, environment, productionOf(member.client)) : []
    case 'operator':
      return operatorRole ? scopesOfOperator(operatorRole) : []
    case 'researcher':
      return ['account', 'research']
    case 'person':
      return ['account']
  }
}

export async function signAccessToken(content: TokenClaims): Promise<{ accessToken: string; expiresAt: Date }> {
  const expiresAt = new Date((Math.floor(Date.now() / 1000) + lifetimeSeconds) * 1000)
  const { id, key } = currentKey('access-token')
  const accessToken = await new SignJWT(content)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: id })
    .setExpirationTime(expiresAt)
    .sign(key)
  return { accessToken, expiresAt }
}

export type AuthenticatedPerson = {
  actor: PersonActor
  allowance?: Allowance
  /** Whether they have proved themselves within the last minutes. */
  proved: boolean
  /** Whether they may do nothing yet but add a factor. */
  lacksFactor: boolean
  /** Whether a client's own sign-in began their session, which reaches that client alone. */
  bySignOn: boolean
}

const personRow = {
  name: text,
  operator_role: nullable(enumOf('OperatorRole')),
  live: bool,
  stale: bool,
  proved: bool,
  lacks_factor: bool,
  by_sign_on: bool,
  lacks_sign_on: bool,
  researcher_id: nullable(text),
  researcher_name: nullable(text),
  client_id: nullable(text),
  // These go with the client: where there is none, nobody looks at them.
  member_role: enumOf('MemberRole'),
  client_status: enumOf('ClientStatus'),
  production_state: enumOf('ProductionState'),
  by_hand: bool,
  currency: text,
  auto_open: bool,
  billing: enumOf('Billing'),
  ordersPerDay: nullable(int4),
  amountPerDayMinor: nullable(int4),
  amountPerDayCurrency: nullable(text),
  rate_limit: nullable(int4),
  at: timestamptz,
}
type PersonRow = RowOf<typeof personRow>

const findPerson = defineQuery(
  personRow,
  (sessionId: string, userId: string, clientId: string | null, environment: Environment) => Prisma.sql`
    SELECT u.name, u.operator_role, ${isLive} AS live, s.last_seen_at < now() - interval '1 minute' AS stale,
      ${isProved} AS proved, ${lacksFactor} AS lacks_factor,
      s.sign_on_client_id IS NOT NULL AS by_sign_on, coalesce(${lacksSignOn}, false) AS lacks_sign_on,
      r.id AS researcher_id, r.name AS researcher_name,
      c.id AS client_id, m.role AS member_role, c.status AS client_status, c.production_state, c.by_hand, c.currency, c.auto_open, c.billing,
      c.orders_per_day AS "ordersPerDay", c.amount_per_day_minor AS "amountPerDayMinor", c.amount_per_day_currency AS "amountPerDayCurrency",
      CASE ${environment} WHEN 'production' THEN c.rate_limit_production ELSE c.rate_limit_development END AS rate_limit,
      clock_timestamp() AS at
    FROM user_sessions s JOIN users u ON u.id = s.user_id
    LEFT JOIN researchers r ON r.user_id = u.id AND r.status = 'approved'
    LEFT JOIN memberships m ON m.user_id = u.id AND m.client_id = ${clientId}
      AND m.client_id = coalesce(s.sign_on_client_id, m.client_id)
    LEFT JOIN clients c ON c.id = m.client_id
    WHERE s.id = ${sessionId} AND u.id = ${userId} AND u.disabled_at IS NULL`,
  { quick: true },
)

export const signOnRequired = () =>
  new ApiError('sign_on_required', 'Sign in through your organisation: this client takes no other way.')

const refused = () =>
  new ApiError('api_key_invalid', 'The bearer token is neither a valid API key nor a valid access token.')

/** The id of the key that signed it, as the token says; anything that is no token says nothing. */
function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}

export async function readClaims(token: string): Promise<TokenClaims> {
  for (const { key } of keysNamed('access-token', keyIdOf(token))) {
    const verified = await jwtVerify(token, key, { algorithms: ['HS256'], typ: 'at+jwt' }).catch((error: unknown) => {
      // Known only once the signature is right.
      if (error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED')
        throw new ApiError('api_key_expired', 'The access token has expired. Request a new one.')
    })
    const content = claims.safeParse(verified?.payload)
    if (content.success) return content.data
  }
  throw refused()
}

/**
 * Who an access token speaks for. The signature alone isn't enough: its session, the person's role and client are looked up
 * in one prepared statement, so that signing out, a suspension or a lost role counts at once, in every process.
 */
export async function authenticateAccessToken(
  token: string,
  environment: Environment,
  origin?: () => SessionOrigin,
): Promise<AuthenticatedPerson> {
  const { sub, sid, role, env, cli } = await readClaims(token)
  if (env !== environment) {
    throw new ApiError('wrong_environment', `This access token is for ${env}: use it with ${baseUrlOf(env)}.`)
  }
  const [row] = await findPerson(getDb(), sid, sub, cli ?? null, environment)
  if (!row) throw refused()
  noteMoment(row.at)
  if (!row.live) throw new ApiError('api_key_expired', 'The session of this access token has ended. Sign in again.')
  const person = toPerson(row, { sub, sid, role }, environment)
  if (row.stale) await touchSession(sid, origin?.())
  return { ...person, proved: row.proved, lacksFactor: row.lacks_factor, bySignOn: row.by_sign_on }
}

function toPerson(
  row: PersonRow,
  { sub, sid, role }: Pick<TokenClaims, 'sub' | 'sid' | 'role'>,
  environment: Environment,
): Pick<AuthenticatedPerson, 'actor' | 'allowance'> {
  // Such a session was never given another token; should it show one, it is none.
  if (row.by_sign_on && role !== 'customer') throw refused()
  // From the row and not from the token: a role that was taken or lowered counts at once.
  const client = { status: row.client_status, productionState: row.production_state, byHand: row.by_hand }
  const member = row.client_id === null ? undefined : { role: row.member_role, client }
  const scopes = scopesFor(role, { member, operatorRole: row.operator_role }, environment)
  const person = { id: sub, name: row.name, environment, sessionId: sid, scopes }
  if (role === 'person') return { actor: { ...person, type: 'person' }, allowance: allowanceFor(environment, null) }
  if (role === 'operator') {
    if (row.operator_role === null) throw refused()
    return { actor: { ...person, type: 'operator' } }
  }
  if (role === 'researcher') {
    const { researcher_id: id, researcher_name: name } = row
    if (id === null || name === null) throw refused()
    return { actor: { ...person, type: 'researcher', id, name }, allowance: allowanceFor(environment, null) }
  }
  if (row.client_id === null) throw refused()
  if (row.lacks_sign_on) throw signOnRequired()
  requireUsable(client, environment)
  const { client_id: clientId, currency, auto_open: autoOpen, billing } = row
  return {
    actor: {
      ...person,
      type: 'customer',
      clientId,
      client: { currency, autoOpen, billing, dayLimits: dayLimitsOf(row, environment) },
    },
    allowance: allowanceFor(environment, row.rate_limit),
  }
}

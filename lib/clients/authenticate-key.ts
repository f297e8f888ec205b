import type { CustomerActor } from '#lib/actor.ts'
import { isAllowed } from '#lib/clients/allowed-networks.ts'
import { hashKey, isWellFormedKey } from '#lib/clients/api-key.ts'
import { dayLimitsOf } from '#lib/clients/day-limits.ts'
import { requireUsable } from '#lib/clients/permissions.ts'
import { allowanceFor, type Allowance } from '#lib/clients/rate-buckets.ts'
import type { ApiScope } from '#lib/scopes.ts'
import { getDb } from '#lib/db.ts'
import { baseUrlOf, type Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { noteMoment } from '#lib/moment.ts'
import {
  bool,
  defineCommand,
  defineQuery,
  enumOf,
  int4,
  listOf,
  nullable,
  present,
  text,
  timestamptz,
  type RowOf,
} from '#lib/sql.ts'

const keyRow = {
  id: text,
  name: text,
  version: text,
  environment: enumOf('Environment'),
  // Prisma's lists have no NOT NULL; it writes no null.
  scopes: present(listOf<ApiScope>()),
  expired: bool,
  revoked: bool,
  stale: bool,
  allowed_networks: present(listOf<string>()),
  client_id: text,
  client_status: enumOf('ClientStatus'),
  production_state: enumOf('ProductionState'),
  currency: text,
  auto_open: bool,
  billing: enumOf('Billing'),
  ordersPerDay: nullable(int4),
  amountPerDayMinor: nullable(int4),
  amountPerDayCurrency: nullable(text),
  rate_limit: nullable(int4),
  logs_bodies: bool,
  at: timestamptz,
}
type KeyRow = RowOf<typeof keyRow>

const findKey = defineQuery(
  keyRow,
  (hash: Uint8Array) => Prisma.sql`
    SELECT k.id, k.name, k.version, k.environment, k.scopes, k.allowed_networks, coalesce(k.expires_at <= now(), false) AS expired,
      coalesce(k.revoked_at <= now(), false) AS revoked, coalesce(k.last_used_at < now() - interval '1 minute', true) AS stale,
      c.id AS client_id, c.status AS client_status, c.production_state, c.currency, c.auto_open, c.billing,
      c.orders_per_day AS "ordersPerDay", c.amount_per_day_minor AS "amountPerDayMinor", c.amount_per_day_currency AS "amountPerDayCurrency",
      CASE k.environment WHEN 'production' THEN c.rate_limit_production ELSE c.rate_limit_development END AS rate_limit,
      CASE k.environment WHEN 'production' THEN c.log_bodies_production ELSE c.log_bodies_development END AS logs_bodies,
      clock_timestamp() AS at
    FROM api_keys k JOIN clients c ON c.id = k.client_id WHERE k.hash = ${hash}`,
  { quick: true },
)

/** Where a key was used from, made unfit to find a person by: a network and a program's name. */
export type KeyOrigin = { network: string | null; agent: string | null }

/** Who speaks with a key: asked only where it matters, for every request would pay for it. */
export type KeyCaller = { origin: () => KeyOrigin; address: () => string | undefined }

export type AuthenticatedKey = {
  actor: CustomerActor
  allowance: Allowance
  version: string
  /** Whether its client wants the bodies of its calls in the request log. */
  logsBodies: boolean
}

/**
 * Who an API key speaks for on this environment's base URL. One prepared statement, never cached: a revocation or a
 * disabled client counts from the next request on, in every process. Throws 403 with the code that says why not.
 */
export async function authenticateKey(
  key: string,
  environment: Environment,
  caller?: KeyCaller,
): Promise<AuthenticatedKey> {
  const unknown = () => new ApiError('api_key_invalid', 'The API key is not valid.')
  if (!isWellFormedKey(key)) throw unknown()
  const [row] = await findKey(getDb(), hashKey(key))
  if (!row) throw unknown()
  noteMoment(row.at)
  try {
    requireValid(row, environment, caller)
  } catch (error) {
    if (error instanceof ApiError)
      error.caller = {
        clientId: row.client_id,
        environment: row.environment,
        callerId: row.id,
        allowance: allowanceFor(row.environment, row.rate_limit),
      }
    throw error
  }
  if (row.stale) {
    const { network = null, agent = null } = caller?.origin() ?? {}
    await touchKey(getDb(), row.id, network, agent)
  }
  const { currency, auto_open: autoOpen, billing } = row
  return {
    actor: {
      type: 'api_client',
      id: row.id,
      name: row.name,
      environment,
      clientId: row.client_id,
      scopes: row.scopes,
      client: { currency, autoOpen, billing, dayLimits: dayLimitsOf(row, environment) },
    },
    allowance: allowanceFor(environment, row.rate_limit),
    version: row.version,
    logsBodies: row.logs_bodies,
  }
}

function requireValid(row: KeyRow, environment: Environment, caller: KeyCaller | undefined): void {
  if (row.revoked) throw new ApiError('api_key_revoked', 'The API key has been revoked.')
  if (row.expired) throw new ApiError('api_key_expired', 'The API key has expired.')
  if (row.environment !== environment) {
    throw new ApiError(
      'wrong_environment',
      `This is a ${row.environment} key: use it with ${baseUrlOf(row.environment)}.`,
    )
  }
  requireUsable({ status: row.client_status, productionState: row.production_state, byHand: false }, environment)
  if (row.allowed_networks.length > 0 && !isAllowed(row.allowed_networks, caller?.address()))
    throw new ApiError(
      'ip_not_allowed',
      'This API key may not be used from the address that the request came from. Its list is in the portal, with the key.',
    )
}

// The guard repeats in the WHERE, so that of many processes one writes.
const touchKey = defineCommand(
  (id: string, network: string | null, agent: string | null) => Prisma.sql`
    UPDATE api_keys SET last_used_at = now(), last_used_network = ${network}, last_used_agent = ${agent}
    WHERE id = ${id} AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
)

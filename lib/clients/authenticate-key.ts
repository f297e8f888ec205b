import type { CustomerActor } from '#lib/actor.ts'
import { hashKey, isWellFormedKey } from '#lib/clients/api-key.ts'
import { requireUsable } from '#lib/clients/permissions.ts'
import { allowanceFor, type Allowance } from '#lib/clients/rate-buckets.ts'
import type { ApiScope } from '#lib/scopes.ts'
import { getDb } from '#lib/db.ts'
import { baseUrlOf, type Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'

type KeyRow = {
  id: string
  name: string
  environment: Environment
  scopes: ApiScope[]
  expired: boolean
  revoked: boolean
  stale: boolean
  client_id: string
  client_status: 'active' | 'suspended'
  production_state: string
  currency: string
  auto_open: boolean
  billing: 'card' | 'invoice'
  rate_limit: number | null
}

/** Where a key was used from, made unfit to find a person by: a network and a program's name. */
export type KeyOrigin = { network: string | null; agent: string | null }

export type AuthenticatedKey = { actor: CustomerActor; allowance: Allowance }

/**
 * Who an API key speaks for on this environment's base URL. One prepared statement, never cached: a revocation or a
 * disabled client counts from the next request on, in every process. Throws 403 with the code that says why not.
 */
export async function authenticateKey(
  key: string,
  environment: Environment,
  origin?: () => KeyOrigin,
): Promise<AuthenticatedKey> {
  const unknown = () => new ApiError('api_key_invalid', 'The API key is not valid.')
  if (!isWellFormedKey(key)) throw unknown()
  const [row] = await getDb().$queryRaw<KeyRow[]>`
    SELECT k.id, k.name, k.environment::text AS environment, k.scopes, coalesce(k.expires_at <= now(), false) AS expired,
      coalesce(k.revoked_at <= now(), false) AS revoked, coalesce(k.last_used_at < now() - interval '1 minute', true) AS stale,
      c.id AS client_id, c.status::text AS client_status, c.production_state::text AS production_state, c.currency,
      c.auto_open, c.billing::text AS billing,
      CASE k.environment WHEN 'production' THEN c.rate_limit_production ELSE c.rate_limit_development END AS rate_limit
    FROM api_keys k JOIN clients c ON c.id = k.client_id WHERE k.hash = ${hashKey(key)}`
  if (!row) throw unknown()
  try {
    requireValid(row, environment)
  } catch (error) {
    if (error instanceof ApiError)
      error.caller = { clientId: row.client_id, environment: row.environment, callerId: row.id }
    throw error
  }
  if (row.stale) await touchKey(row.id, origin?.())
  const { currency, auto_open: autoOpen, billing } = row
  return {
    actor: {
      type: 'api_client',
      id: row.id,
      name: row.name,
      environment,
      clientId: row.client_id,
      scopes: row.scopes,
      client: { currency, autoOpen, billing },
    },
    allowance: allowanceFor(environment, row.rate_limit),
  }
}

function requireValid(row: KeyRow, environment: Environment): void {
  if (row.revoked) throw new ApiError('api_key_revoked', 'The API key has been revoked.')
  if (row.expired) throw new ApiError('api_key_expired', 'The API key has expired.')
  if (row.environment !== environment) {
    throw new ApiError(
      'wrong_environment',
      `This is a ${row.environment} key: use it with ${baseUrlOf(row.environment)}.`,
    )
  }
  requireUsable({ status: row.client_status, productionState: row.production_state }, environment)
}

// The guard repeats in the WHERE, so that of many processes one writes.
const touchKey = (id: string, origin?: KeyOrigin) => getDb().$executeRaw`
  UPDATE api_keys SET last_used_at = now(), last_used_network = ${origin?.network ?? null}, last_used_agent = ${origin?.agent ?? null}
  WHERE id = ${id} AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`

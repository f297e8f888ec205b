import { getDb } from '#lib/db.ts'
import { getEnv, type Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, float8 } from '#lib/sql.ts'

export type Allowance = { perMinute: number; burst: number }

/** Requests a minute for a client: its own setting, or the deployment's. 0 means no limit. */
export function allowanceFor(environment: Environment, own: number | null): Allowance {
  const perMinute =
    own ?? (environment === 'production' ? getEnv().RATE_LIMIT_PRODUCTION : getEnv().RATE_LIMIT_DEVELOPMENT)
  return { perMinute, burst: 100 }
}

/** Whether what isn't in the bucket is drawn all the same: from one that isn't overdrawn, or from any. */
type Owing = 'never' | 'once' | 'anyway'

const draw = defineQuery(
  { drawn: float8, tokens: float8 },
  (
    clientId: string,
    environment: Environment,
    perMinute: number,
    burst: number,
    wanted: number,
    owing: Owing,
  ) => Prisma.sql`
    INSERT INTO rate_buckets AS b (client_id, environment, tokens, drawn, updated_at)
    VALUES (${clientId}, ${environment}::"Environment", ${burst}::float8 - ${wanted}::float8, ${wanted}::float8, clock_timestamp())
    ON CONFLICT (client_id, environment) DO UPDATE SET (tokens, drawn, updated_at) = (
      SELECT filled - taken, taken, clock_timestamp()
      FROM (SELECT least(${burst}::float8, b.tokens
              + greatest(0, extract(epoch FROM clock_timestamp() - b.updated_at)) * ${perMinute}::float8 / 60) AS filled) f,
           LATERAL (SELECT CASE WHEN ${wanted}::float8 < 0 OR ${owing}::text = 'anyway' OR (${owing}::text = 'once' AND filled >= 0) THEN ${wanted}::float8
              ELSE greatest(0, least(floor(filled), ${wanted}::float8)) END AS taken) t)
    RETURNING drawn, tokens`,
)

/**
 * Draws up to `wanted` whole tokens from the bucket that all processes share; one atomic statement. Owing, it draws all of them,
 * whatever is in it: what is missing has to flow in before anything is drawn again. Fewer than none gives back.
 */
export async function drawTokens(
  clientId: string,
  environment: Environment,
  { perMinute, burst }: Allowance,
  wanted: number,
  owing: Owing = 'never',
) {
  const [row] = await draw(getDb(), clientId, environment, perMinute, burst, wanted, owing)
  return { drawn: row?.drawn ?? 0, left: row?.tokens ?? 0 }
}

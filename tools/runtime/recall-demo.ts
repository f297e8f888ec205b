import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashKey } from '#lib/clients/api-key.ts'
import { newClient, sharedDatabase } from '#lib/connection.ts'
import { findProviderSettings, type Env } from '#lib/env.ts'
import type { DemoFile } from './demo.ts'

type Found = {
  /** Its keys and people are there. */
  fits: boolean
  /** Nothing is left for a start to add: no directory to fill, no operator from before second factors. */
  complete: boolean
  /** Whether the customer has something to look at in production: a demo from before it had orders there has none. */
  orders: boolean
}

const question = `SELECT
  (SELECT count(*) FROM api_keys WHERE hash = ANY ($1)) = cardinality($1)
    AND (SELECT count(*) FROM users WHERE email = ANY ($2)) = cardinality($2) AS fits,
  EXISTS (SELECT FROM archives)
    AND NOT EXISTS (SELECT FROM users WHERE email = $3 AND operator AND NOT factor_exempt) AS complete,
  EXISTS (
    SELECT FROM users
    JOIN memberships ON memberships.user_id = users.id
    JOIN orders ON orders.client_id = memberships.client_id
    WHERE users.email = $4 AND orders.environment = 'production' AND orders.status = 'completed'
  ) AS orders`

/**
 * What an earlier start wrote down, with today's addresses; undefined where there is nothing, or the database no longer has it.
 * One statement by the bare driver: to load Prisma and what seeding needs is most of what a second start would wait for.
 */
export async function recallDemo(dataDir: string, env: Env): Promise<({ demo: DemoFile } & Found) | undefined> {
  const demo = await readDemoFile(dataDir)
  if (!demo) return undefined
  const found = await findDemo(demo, env)
  return found.fits ? { demo: { ...demo, ...addressesOf(env) }, ...found } : undefined
}

/** What the database has of a demo. */
export async function findDemo({ apiKeys, logins }: DemoFile, env: Env): Promise<Found> {
  const client = newClient(sharedDatabase(env))
  try {
    await client.connect()
    const { rows } = await client.query<Found>(question, [
      Object.values(apiKeys).map(hashKey),
      Object.values(logins).map(({ email }) => email),
      logins.operator.email,
      logins.customer.email,
    ])
    return rows[0] as Found // one row, whatever there is
  } finally {
    await client.end()
  }
}

// What stands there was written by an earlier start; a file that is missing or torn is made anew.
const readDemoFile = (dataDir: string): Promise<DemoFile | undefined> =>
  readFile(join(dataDir, 'seeded.json'), 'utf8')
    .then((text) => JSON.parse(text) as DemoFile)
    .catch(() => undefined)

export const addressesOf = (env: Env) => ({
  developmentBaseUrl: env.DEVELOPMENT_BASE_URL,
  productionBaseUrl: env.PRODUCTION_BASE_URL,
  portalUrl: env.PORTAL_URL,
  stripeApiBase: findProviderSettings(env, 'development')?.apiBase ?? env.STRIPE_API_BASE,
  mailboxUrl: `${env.PORTAL_URL}/mailbox`,
})

import { lookup } from 'node:dns/promises'
import { readdir } from 'node:fs/promises'
import type { Client } from 'pg'
import {
  newClient,
  ownDatabase,
  replicaDatabases,
  requestLimits,
  sharedDatabase,
  type Database,
} from '#lib/connection.ts'
import { parseAddress } from '#lib/database-address.ts'
import { getEnv } from '#lib/env.ts'
import { sqlState } from '#lib/database-errors.ts'
import { isPublicAddress } from '#lib/public-host.ts'

/** A grave one can't be lived with. */
export type DatabaseIssue = { grave: boolean; sentence: string }

const patienceMs = 3000
/** So often two connections are compared: a pooler that is busy may give the second one another session. */
const looks = 5

const settings = { ...requestLimits, TimeZone: 'UTC' }
type Session = { pid: number; settings: Record<string, string> }
const lookAt = `SELECT pg_backend_pid() AS pid,
  (SELECT json_object_agg(name, setting) FROM pg_settings WHERE name IN (${Object.keys(settings)
    .map((name) => `'${name}'`)
    .join(', ')})) AS settings`

const appliedMigrations = `SELECT coalesce(array_agg(migration_name), '{}') AS names FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`

async function connect(database: Database): Promise<Client> {
  const client = newClient(database, { settings, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => {})
  await client.connect()
  return client
}

const ask = async (client: Client): Promise<Session | undefined> => (await client.query<Session>(lookAt)).rows[0]

/** Whether two connections, both open, are given the same session in turn. */
async function isLentByTransaction(database: Database, first: Client): Promise<boolean> {
  const second = await connect(database)
  try {
    for (let look = 0; look < looks; look += 1) if ((await ask(first))?.pid === (await ask(second))?.pid) return true
    return false
  } finally {
    await second.end().catch(() => {})
  }
}

/** The process that the server named when the session began; a pooler names one that it has made up. */
const namedPid = (client: Client): unknown => Reflect.get(client, 'processID')

/**
 * What can't work on the way to the database, or works without saying that it lacks something. Rejects where the database
 * doesn't answer.
 */
export async function findDatabaseIssues(): Promise<DatabaseIssue[]> {
  return [...(await findSharedIssues()), ...(await findOwnIssues()), ...(await findOpenWays())]
}

async function findSharedIssues(): Promise<DatabaseIssue[]> {
  const { DATABASE_POOLER: pooler } = getEnv()
  const database = sharedDatabase()
  let client: Client
  try {
    client = await connect(database)
  } catch (error) {
    // Protocol violation: what PgBouncer says to a parameter that it doesn't know.
    if (sqlState(error) !== '08P01') throw error
    const said = error instanceof Error ? error.message : ''
    const sentence = `DATABASE_URL leads to a connection pooler that refuses our settings (${said}): set DATABASE_POOLER to session or transaction, as it is set`
    return [{ grave: true, sentence }]
  }
  try {
    const session = await ask(client)
    const isPooled = pooler !== undefined || (session && namedPid(client) !== session.pid)
    if (isPooled && pooler !== 'transaction' && (await isLentByTransaction(database, client))) {
      const sentence =
        'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL past it'
      return [{ grave: true, sentence }]
    }
    return [...(session ? lostSettings(session, pooler !== undefined) : []), ...(await findSchemaIssues(client))]
  } finally {
    await client.end().catch(() => {})
  }
}

function lostSettings({ settings: { TimeZone: zone, ...limits } }: Session, isKnown: boolean): DatabaseIssue[] {
  const remedy = isKnown
    ? 'run npm run migrate, which gives them to the role, then have the pooler open its connections anew (RECONNECT)'
    : 'set DATABASE_POOLER=session and run npm run migrate'
  const issues: DatabaseIssue[] = []
  // Times would be read wrongly.
  if (zone !== settings.TimeZone)
    issues.push({ grave: true, sentence: `Sessions of DATABASE_URL are in the zone ${zone}, not UTC: ${remedy}` })
  const lost = Object.keys(requestLimits).filter(
    (name) => limits[name] !== settings[name as keyof typeof requestLimits],
  ) // its own keys
  if (lost.length > 0)
    issues.push({
      grave: false,
      sentence: `Sessions of DATABASE_URL have lost our limits of time (${lost.join(', ')}): ${remedy}`,
    })
  return issues
}

/**
 * What this version was written for and the database lacks. What a newer one has added is no issue: processes of before serve on while an
 * upgrade rolls.
 */
async function findSchemaIssues(client: Client): Promise<DatabaseIssue[]> {
  const entries = await readdir('prisma/migrations', { withFileTypes: true })
  const { rows } = await client.query<{ names: string[] }>(appliedMigrations).catch((error: unknown) => {
    // There is no such table: nothing was ever applied.
    if (sqlState(error) === '42P01') return { rows: [] }
    throw error
  })
  const applied = new Set(rows[0]?.names)
  const lacking = entries
    .flatMap((entry) => (entry.isDirectory() && !applied.has(entry.name) ? entry.name : []))
    .toSorted()
  if (lacking.length === 0) return []
  const sentence = `The database lacks ${lacking.length} migrations of this version, from ${lacking[0]} on: run npm run migrate`
  return [{ grave: true, sentence }]
}

async function findOwnIssues(): Promise<DatabaseIssue[]> {
  if (getEnv().DATABASE_DIRECT_URL === undefined) return []
  const database = ownDatabase()
  const client = await connect(database).catch((error: unknown) => {
    if (sqlState(error) === '08P01') return undefined
    throw error
  })
  if (client !== undefined) {
    try {
      if (!(await isLentByTransaction(database, client))) return []
    } finally {
      await client.end().catch(() => {})
    }
  }
  const sentence = 'DATABASE_DIRECT_URL leads to a pooler too: it has to go past it, to the database itself'
  return [{ grave: true, sentence }]
}

const isOnTheInternet = async (host: string): Promise<boolean> =>
  (await lookup(host, { all: true }).catch(() => [])).some(({ address }) => isPublicAddress(address))

/** The hosts that are reached over the internet for everybody to read: unlike libpq, the driver encrypts only where it is told to. */
async function findOpenHosts(databases: readonly Database[]): Promise<string[]> {
  const clients = databases.flatMap(({ url }) => parseAddress(url).hosts).map(({ url }) => newClient({ url }))
  const plain = clients.filter(({ ssl }) => !ssl).map(({ host }) => host)
  const open = await Promise.all(plain.map(isOnTheInternet))
  return plain.filter((_, n) => open[n])
}

async function findOpenWays(): Promise<DatabaseIssue[]> {
  const ways = {
    DATABASE_URL: [sharedDatabase()],
    DATABASE_DIRECT_URL: getEnv().DATABASE_DIRECT_URL === undefined ? [] : [ownDatabase()],
    DATABASE_REPLICA_URL: replicaDatabases(),
  }
  const issues: DatabaseIssue[] = []
  for (const [name, databases] of Object.entries(ways)) {
    const hosts = (await findOpenHosts(databases)).join(' and ')
    const sentence = `${name} leads over the internet to ${hosts} unencrypted: add sslmode=verify-full to it`
    if (hosts !== '') issues.push({ grave: false, sentence })
  }
  return issues
}

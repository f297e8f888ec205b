import type pg from 'pg'
import { DatabaseClient, newPool } from '#lib/database-client.ts'
import { parseAddress, parseReplicas, type DatabaseAddress } from '#lib/database-address.ts'
import { getEnv } from '#lib/env.ts'
import { isReadOnly, Primary } from '#lib/primary.ts'

/** A database, the way to it, and whether somebody's pooler sits on that way. */
export type Database = {
  url: string
  /** Sessions are lent: for a transaction, or for as long as we stay. */
  pooler?: 'session' | 'transaction' | undefined
  /** The role brings limits along that are meant for requests. */
  limited?: boolean
}
type Settings = Readonly<Record<string, string>>
type More = {
  /** What the server is told at the start of a session; behind a pooler the role has it instead (tools/runtime/migrate.ts). */
  settings?: Settings
  /** For statements that may take as long as they like. */
  patient?: boolean
}

/** What holds for whatever requests ask: a twin of a running request waits on the unique index of its key, and is told to come back. */
export const requestLimits = {
  lock_timeout: '5000',
  // Below what the driver waits (lib/database-client.ts).
  statement_timeout: '25000',
  idle_in_transaction_session_timeout: '30000',
} as const
/**
 * For sessions that hold what others wait for: the server notices within half a minute that the machine at the other end has gone
 * without a word, which by itself it would in two hours. Over a Unix socket it is without effect; a pooler, which isn't told, has
 * settings of its own.
 */
export const noticesSilence = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '20000',
} as const
const noLimits = Object.fromEntries(Object.keys(requestLimits).map((name) => [name, '0']))

type Given = { DATABASE_URL: string; DATABASE_DIRECT_URL?: string | undefined; DATABASE_POOLER?: Database['pooler'] }

/** Where statements and transactions go. */
export const sharedDatabase = (given: Given = getEnv()): Database => ({
  url: given.DATABASE_URL,
  pooler: given.DATABASE_POOLER,
})

/** Where a session is ours for as long as we want it: for LISTEN, locks that outlive a transaction, the job queue, migrations. */
export function ownDatabase(given: Given = getEnv()): Database {
  const { DATABASE_DIRECT_URL: url, DATABASE_POOLER: pooler } = given
  return url === undefined ? sharedDatabase(given) : { url, limited: pooler !== undefined }
}

/** Where lists and sums may be read: each replica by itself, past poolers. */
export const replicaDatabases = ({ DATABASE_REPLICA_URL: url } = getEnv()): (Database & { name: string })[] =>
  url === undefined ? [] : parseReplicas(url)

/**
 * A new connection costs a process of the server's, a key derivation and every statement's preparing: at ten seconds, pg's own
 * choice, an uneven load pays that again and again, and everybody waits for it.
 */
const idleTimeoutMillis = 5 * 60_000

export function openPool(database: Database, config: pg.PoolConfig & More = {}): pg.Pool {
  const pool = newPool({ idleTimeoutMillis, ...configOf(database, config), Client: Connection })
  // The job queue's library insists on a listener; the connections have their own.
  return pool.on('connect', () => {})
}

/** Not connected yet. */
export const newClient = (database: Database, config: pg.ClientConfig & More = {}): pg.Client =>
  new Connection(configOf(database, config))

type ConnectionConfig = pg.ClientConfig & {
  patient?: boolean
  primary?: Primary | undefined
  startup?: Settings
}

function configOf<C extends pg.ClientConfig & More>(database: Database, { settings = {}, ...config }: C) {
  const address = parseAddress(database.url)
  const asked = { ...(database.limited ? noLimits : {}), ...settings }
  const options = [address.options, ...Object.entries(asked).map(([name, value]) => `-c ${name}=${value}`)]
    .join(' ')
    .trim()
  const session =
    database.pooler === undefined
      ? { options }
      : // A pooler refuses or forgets all others; this one it keeps for each of its clients, and times are read by it.
        { startup: { TimeZone: 'UTC' } }
  const primary = address.mustWrite ? primaryOf(database.url, address) : undefined
  return { ...config, ...session, primary, connectionString: address.hosts[0].url }
}

const primaries = new Map<string, Primary>()

function primaryOf(url: string, address: DatabaseAddress): Primary {
  const primary = primaries.get(url) ?? new Primary(address)
  primaries.set(url, primary)
  return primary
}

type Starting = { getStartupConf: () => Record<string, string> }
const driver = DatabaseClient.prototype as unknown as Starting // which its types don't show

/** The driver's connection, to the one of several hosts that takes writes. */
class Connection extends DatabaseClient {
  readonly #primary: Primary | undefined
  readonly #startup: Settings

  constructor({ primary, startup = {}, ...config }: ConnectionConfig = {}) {
    super(config)
    this.#primary = primary
    this.#startup = startup
  }

  getStartupConf(): Record<string, string> {
    return { ...driver.getStartupConf.call(this), ...this.#startup }
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const primary = this.#primary
    if (primary === undefined) return callback ? super.connect(callback) : super.connect()
    const connecting = this.#connectTo(primary)
    if (!callback) return connecting
    // The driver says that all is well by null, which its types leave to a second signature.
    connecting.then(() => (callback as (error: Error | null) => void)(null), callback)
  }

  async #connectTo(primary: Primary): Promise<pg.Client> {
    const found = await primary.find()
    const { host, port } = found
    // Whoever waited for it has given up meanwhile.
    if (this.connection.stream.destroyed) throw Object.assign(new Error('timeout expired'), { code: '08001' })
    Object.assign(this, { host, port })
    let readOnly = false
    this.connection.on('parameterStatus', (said: Parameters<typeof isReadOnly>[0]) => (readOnly ||= isReadOnly(said)))
    primary.attend(this, found)
    try {
      await super.connect()
    } catch (error) {
      primary.forget()
      throw error
    }
    if (!readOnly) return this
    // It was another's standby in the moment between.
    primary.forget()
    await this.end().catch(() => {})
    throw Object.assign(new Error(`${host}:${port} takes no writes`), { code: '08001' })
  }
}

import type { Socket } from 'node:net'
import pg from 'pg'

const connectWithinMs = 3_000
// Above every limit that the server keeps by itself (lib/db.ts): a server that is silent for so long answers nobody any more.
const silentLooks = 28
const lookEveryMs = 1_000
// Then a probe a second: a machine that has gone without a word is noticed in twenty.
const keepAliveInitialDelayMillis = 10_000
const readOnly = '25006'

const silence = () =>
  // As a socket's own errors are, for Prisma's adapter knows them by these members.
  Object.assign(new Error(`the database said nothing for ${(silentLooks * lookEveryMs) / 1000} seconds`), {
    code: 'ETIMEDOUT',
    errno: -110,
    syscall: 'read',
  })

/**
 * A connection that waits for nothing without end: neither for the server to take it, nor for an answer. What it costs is one
 * look a second at each connection, and nothing for a statement.
 */
export class DatabaseClient extends pg.Client {
  /** The driver's own: false while the server owes an answer. */
  declare readonly readyForQuery?: boolean
  #refusesChanges = false

  /** @param patient its statements may take as long as they like */
  constructor({ patient = false, ...config }: pg.ClientConfig & { patient?: boolean } = {}) {
    super({
      ...config,
      connectionTimeoutMillis: connectWithinMs,
      keepAlive: true,
      keepAliveInitialDelayMillis,
    })
    // Whoever asked for something is told. An error that nobody listens to would end the process.
    this.on('error', () => {})
    if (!patient) this.once('connect', () => this.#watch())
  }

  /** Whether its server has become a replica: another connection may find the one that takes changes. */
  get refusesChanges(): boolean {
    return this.#refusesChanges
  }

  #watch(): void {
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly) this.#refusesChanges = true
    })
    // Node's, whatever the driver's types say; TLS has its own, which counts as well.
    const stream = this.connection.stream as Socket
    let [read, looks] = [stream.bytesRead, 0]
    // Looks are counted, not time: a process that was stopped for a while has heard nothing meanwhile.
    const timer = setInterval(() => {
      const quiet = this.readyForQuery === false && stream.bytesRead === read
      read = stream.bytesRead
      looks = quiet ? looks + 1 : 0
      if (looks >= silentLooks) stream.destroy(silence())
    }, lookEveryMs).unref()
    this.once('end', () => clearInterval(timer))
  }
}

/** A pool of such connections. It waits longer for one of its own that others use than for a new one. */
export function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, Client: DatabaseClient, ...config })
  // An idle connection that the server closes must not end the process; the next query reports what is wrong.
  pool.on('error', () => {})
  pool.on('release', (_error, client) => {
    // The pool keeps none that is ending.
    if (client instanceof DatabaseClient && client.refusesChanges) void client.end()
  })
  return pool
}

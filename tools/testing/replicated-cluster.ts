import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#tools/runtime/migrate.ts'
import { type Binaries, locateBinaries } from '#tools/runtime/postgres-binaries.ts'
import { freePort } from '#tools/runtime/processes.ts'
import { scratchDir } from '#tools/runtime/scratch.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

// A commit waits for its place on the disk, as in earnest; only the disk itself is told nothing.
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'fsync=off']

/** A server of PostgreSQL's whose process a test may end, stop and start. */
export class Server {
  readonly url: string
  readonly data: string
  readonly #port: number
  readonly #binaries: Binaries
  #process: ChildProcess | undefined

  constructor(data: string, port: number, binaries: Binaries) {
    this.data = data
    this.#port = port
    this.#binaries = binaries
    this.url = `postgresql://callslip@127.0.0.1:${port}/postgres`
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  async start(): Promise<void> {
    const options = settings.flatMap((setting) => ['-c', setting])
    const command = ['-D', this.data, '-p', String(this.#port), ...options]
    await waitFor('PostgreSQL is up', 20_000, async () => {
      // Where the children of one that was killed still hold its memory, it ends at once.
      if (!this.#process || this.#process.exitCode !== null)
        this.#process = spawn(this.#binaries.postgres, command, { ...this.#binaries.runAs, cwd: '/', stdio: 'ignore' })
      return this.ask('SELECT 1').catch(() => undefined)
    })
  }

  /** SIGINT ends it in order, SIGKILL as a power cut does. */
  async end(how: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const process = this.#process
    this.#process = undefined
    if (!process) return
    process.kill(how)
    await once(process, 'exit')
  }

  async ask(...statements: string[]): Promise<pg.QueryResult['rows']> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('error', () => {})
    await client.connect()
    try {
      let rows: pg.QueryResult['rows'] = []
      for (const statement of statements) ({ rows } = await client.query(statement))
      return rows
    } finally {
      await client.end()
    }
  }

  /** From the next start on it follows what `of` writes, or nobody. */
  follow(of: Server | undefined): void {
    this.#write('standby.signal', '')
    const from = of ? `host=127.0.0.1 port=${of.#port} user=callslip` : ''
    appendFileSync(join(this.data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  }

  #write(name: string, text: string): void {
    const file = join(this.data, name)
    const { uid, gid } = this.#binaries.runAs
    writeFileSync(file, text, { mode: 0o600 })
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
}

/** A primary with the newest schema, and a replica that streams from it; thrown away when they are stopped. */
export async function startReplicatedCluster() {
  const binaries = await locateBinaries()
  const { uid, gid } = binaries.runAs
  const folder = mkdtempSync(join(scratchDir(), 'callslip-replicated-'))
  chmodSync(folder, 0o711)
  const primary = new Server(join(folder, 'primary'), await freePort(), binaries)
  const replica = new Server(join(folder, 'replica'), await freePort(), binaries)
  mkdirSync(primary.data, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(primary.data, uid, gid)
  const how = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const made = spawnSync(binaries.initdb, [`--pgdata=${primary.data}`, '--username=callslip', '--no-sync', ...how], {
    ...binaries.runAs,
    cwd: '/',
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  await primary.start()
  await migrate(primary.url)
  await primary.end()
  spawnSync('cp', ['-a', primary.data, replica.data])
  replica.follow(primary)
  await primary.start()
  await replica.start()
  return {
    primary,
    replica,
    async stop() {
      await replica.end('SIGKILL')
      await primary.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

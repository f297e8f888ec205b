import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readJson, writePrivate } from './files.ts'
import { type Binaries, locateBinaries, requireReachable } from './postgres-binaries.ts'
import { commandOf, freePort, isAlive, isPortFree, signal, waitUntilGone } from './processes.ts'

const USER = 'callslip'
const DATABASE = 'callslip'

export type EmbeddedOptions = {
  dataDir: string
  /** This port and no other: others go on asking there. Without it the last one, or any that is free. */
  port?: number
  /** Progress and warnings, one line each. */
  log: (line: string) => void
  /** False only for throw-away test clusters: no fsync, so a power cut loses them. */
  durable?: boolean
}
export type EmbeddedPostgres = {
  url: string
  pid: number
  /** Resolves when the server process has ended, for whatever reason. */
  exited: Promise<void>
  stop(): Promise<void>
}
type Settings = { password: string; port: number }

const addressOf = ({ password, port }: Settings) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`

/** The address of the cluster in `dataDir` while somebody runs it; for commands beside a running installation. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const { ready } = readPidFile(resolve(dataDir))
  const settings = readJson<Settings>(`${resolve(dataDir)}.json`)
  return ready !== undefined && isAlive(ready) && settings !== undefined ? addressOf(settings) : undefined
}

/**
 * Starts the cluster in `dataDir`, creating it at first. The server is its own session and logs to a file, so neither
 * Ctrl-C nor the death of this process ends it; one that a killed supervisor left behind is shut down in order first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const settingsFile = `${dataDir}.json`
  mkdirSync(dirname(dataDir), { recursive: true })
  const binaries = await locateBinaries()
  requireReachable(dirname(dataDir), binaries.runAs)
  await stopLeftOver(dataDir, options.log)
  const settings = prepareCluster(dataDir, settingsFile, binaries)
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await choosePort(settings.port))
    const server = await launch(dataDir, port, binaries, options.durable ?? true)
    if (server !== undefined) {
      writePrivate(settingsFile, JSON.stringify({ password: settings.password, port }))
      const url = addressOf({ password: settings.password, port })
      await createDatabase(url)
      return { url, ...server, stop: () => stopServer(server.pid) }
    }
    // Another program may have taken the port in between, or the dying children of a killed server still hold its memory.
    if (attempt === 5) throw new Error(`PostgreSQL did not start: ${lastLines(`${dataDir}.log`)}`)
    await sleep(attempt * 400)
  }
}

async function choosePort(wanted: number): Promise<number> {
  return wanted > 0 && (await isPortFree(wanted, '127.0.0.1')) ? wanted : freePort()
}

function prepareCluster(dataDir: string, settingsFile: string, binaries: Binaries): Settings {
  const known = readJson<Settings>(settingsFile)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    const settings = { password: randomBytes(24).toString('base64url'), port: 0 }
    writePrivate(settingsFile, JSON.stringify(settings))
    initialise(dataDir, settings.password, binaries)
    return settings
  }
  const have = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  const want = /\d+/.exec(
    spawnSync(binaries.postgres, ['--version'], { ...binaries.runAs, cwd: '/' }).stdout.toString(),
  )
  if (have !== want?.[0]) throw new Error(`${dataDir} was made by PostgreSQL ${have}, but this is ${want?.[0]}.`)
  if (known !== undefined) return known
  const settings = { password: randomBytes(24).toString('base64url'), port: 0 }
  setPassword(dataDir, settings.password, binaries)
  return settings
}

/** Makes the cluster beside its place and renames it, so that an interrupted initdb leaves nothing that looks finished. */
function initialise(dataDir: string, password: string, { initdb, runAs }: Binaries): void {
  const unfinished = `${dataDir}.unfinished`
  const passwordFile = `${dataDir}.pw`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writePrivate(passwordFile, password)
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    chownSync(unfinished, runAs.uid, runAs.gid)
    chownSync(passwordFile, runAs.uid, runAs.gid)
  }
  const result = spawnSync(
    initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ], // the same sort order on every machine
    { ...runAs, cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`)
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(unfinished, dataDir)
}

/** The cluster outlived its password file: single-user mode needs none. */
function setPassword(dataDir: string, password: string, { postgres, runAs }: Binaries): void {
  const input = `ALTER ROLE ${USER} PASSWORD '${password}'\n`
  const result = spawnSync(postgres, ['--single', '-D', dataDir, 'postgres'], {
    ...runAs,
    cwd: '/',
    input,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`The database password could not be renewed: ${result.stderr}`)
}

async function launch(dataDir: string, port: number, { postgres, runAs }: Binaries, durable: boolean) {
  const log = openSync(`${dataDir}.log`, 'a', 0o600)
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'timezone=UTC']
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const child = spawn(
    postgres,
    ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...runAs,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  let ended = false
  const exited = new Promise<void>((done) => {
    const end = () => {
      ended = true
      done()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  child.unref()
  const deadline = Date.now() + 120_000 // crash recovery of a large cluster takes its time
  while (!ended && Date.now() < deadline) {
    if (child.pid !== undefined && readPidFile(dataDir).ready === child.pid) return { pid: child.pid, exited }
    await sleep(25)
  }
  if (child.pid !== undefined && !ended) await stopServer(child.pid)
  return undefined
}

/** Lines of postmaster.pid: 1 pid, 2 data folder, 4 port, 8 status ("ready" once connections are accepted). */
function readPidFile(dataDir: string): { pid?: number; ready?: number } {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return {}
    return lines[7]?.trim() === 'ready' ? { pid, ready: pid } : { pid }
  } catch {
    return {}
  }
}

async function stopLeftOver(dataDir: string, log: (line: string) => void): Promise<void> {
  const { pid } = readPidFile(dataDir)
  if (pid === undefined) return
  const command = isAlive(pid) ? commandOf(pid) : ''
  if (command.includes('postgres') && command.includes(dataDir)) {
    log('A database server of an earlier run is still up; stopping it first.')
    await stopServer(pid)
  }
  // A pid that now belongs to somebody else would make PostgreSQL refuse to start.
  else rmSync(join(dataDir, 'postmaster.pid'), { force: true })
}

/** SIGINT is PostgreSQL's "fast" shutdown: sessions are ended, everything is written. SIGQUIT leaves recovery to the next start. */
async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await waitUntilGone(pid, 8_000)) return
  signal(pid, 'SIGQUIT')
  if (await waitUntilGone(pid, 5_000)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-6).join('\n') : 'no log was written'
}

import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { parseAddress } from '#lib/database-address.ts'
import { addressForTools } from '#tools/backup/address-for-tools.ts'
import { withPrivateFolder } from '#tools/runtime/files.ts'
import { Refusal } from '#tools/runtime/refusal.ts'

/** PostgreSQL's client programs of one version. */
export type PostgresTools = { major: number; folder: string }

/** Where distributions keep each version; what PATH names may be a wrapper that chooses one of them. */
const places = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin']

/** All that are installed here, oldest first. */
export function listTools(): PostgresTools[] {
  const folders = [...places.flatMap((place) => globSync(place)), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders
    .filter((folder) => existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'pg_restore')))
    .map((folder) => {
      const said = spawnSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
      return { folder, major: Number(/(\d+)/.exec(said)?.[1] ?? 0) }
    })
    .toSorted((a, b) => a.major - b.major)
}

/** From 17 on they begin with a setting that older servers don't know, and restore nothing there. */
const tooNew = (tool: number, server: number) => tool >= 17 && server < 17

/** The oldest that knows this version of the server: newer ones write what it may not understand. */
export function findTools(server: number, written = server): PostgresTools {
  const all = listTools()
  const fit = all.find(({ major }) => major >= Math.max(server, written) && !tooNew(major, server))
  if (fit) return fit
  const remedy = `Install PostgreSQL's client programs of version ${server} or newer (Debian: postgresql-client-${server}).`
  const newest = all.at(-1)
  throw new Refusal(
    newest
      ? `The server is PostgreSQL ${server}, and pg_dump here is ${newest.major}, which refuses it. ${remedy}`
      : `pg_dump and pg_restore are not installed here. ${remedy}`,
  )
}

/** The contents of a dump, a line each, as pg_restore takes them too. */
export async function listDump({ folder }: PostgresTools, dump: string): Promise<string[]> {
  const run = promisify(execFile)
  const { stdout } = await run(join(folder, 'pg_restore'), ['--list', dump], { maxBuffer: 64 * 1024 ** 2 })
  return stdout.split('\n')
}

/** Runs one of them to its end. Throws with the last lines that it said. */
export const runTool = (
  { folder }: PostgresTools,
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> =>
  withPrivateFolder(async (scratch) => {
    const { dbname, env, roots } = addressForTools(url)
    // Of several hosts ours is the one that takes changes, whatever the address says.
    if (parseAddress(url).mustWrite) env['PGTARGETSESSIONATTRS'] = 'read-write'
    if (roots !== undefined) {
      env['PGSSLROOTCERT'] = join(scratch, 'roots.pem')
      await writeFile(env['PGSSLROOTCERT'], roots)
    }
    const child = spawn(join(folder, name), [`--dbname=${dbname}`, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk}`.slice(-4_000)))
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(`${name} failed: ${said.trim().split('\n').slice(-6).join('\n')}`)
  })

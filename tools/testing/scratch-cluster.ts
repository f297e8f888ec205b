import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { listTools } from '#tools/backup/postgres-tools.ts'
import { locateBinaries } from '#tools/runtime/postgres-binaries.ts'
import { freePort, signal, waitUntilGone } from '#tools/runtime/processes.ts'
import { scratchDir } from '#tools/runtime/scratch.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

/** PostgreSQL with its server and its client programs, which the embedded one comes without: Debian's package is `postgresql`. */
export const installed = listTools()
  .map(({ folder }) => folder)
  .findLast((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
if (installed === undefined) console.log('PostgreSQL is not installed here: what needs pg_dump is skipped.')

export type ScratchCluster = { url: string; stop: () => Promise<void> }

/** A cluster of that version, with nothing in it; thrown away when it is stopped. */
export async function startScratchCluster(): Promise<ScratchCluster> {
  const { runAs } = await locateBinaries()
  const folder = mkdtempSync(join(scratchDir(), 'callslip-cluster-'))
  const data = join(folder, 'data')
  chmodSync(folder, 0o711)
  mkdirSync(data, { mode: 0o700 })
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(data, runAs.uid, runAs.gid)
  const program = (name: string) => join(installed ?? '', name)
  const made = spawnSync(
    program('initdb'),
    [`--pgdata=${data}`, '--username=callslip', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...runAs, cwd: '/', encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'fsync=off']
  const options = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(program('postgres'), ['-D', data, '-p', String(port), ...options], {
    ...runAs,
    cwd: '/',
    stdio: 'ignore',
  })
  // With a password that nobody asks for: so it has to be passed on rightly all the same.
  const url = `postgresql://callslip:a%20secret@127.0.0.1:${port}/postgres`
  await waitFor('PostgreSQL is up', 20_000, async () => {
    const client = new pg.Client({ connectionString: url })
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  })
  return {
    url,
    async stop() {
      signal(child.pid ?? 0, 'SIGINT')
      await waitUntilGone(child.pid ?? 0, 8_000)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

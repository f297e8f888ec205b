import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A part of one processor for some processes, and no more, by Linux's control groups: version 2 where it is mounted, or 1.

const root = '/sys/fs/cgroup'
// Shorter ones leave a process so little at a time that it begins with cold caches each time.
const periodUs = 50_000
const isUnified = existsSync(join(root, 'cgroup.controllers'))
const mounted = isUnified ? root : join(root, 'cpu')

/** The group that a process is in: `0::/path` in version 2, `1:cpu,cpuacct:/path` in version 1. */
function groupOf(pid: number): string {
  const lines = readFileSync(`/proc/${pid}/cgroup`, 'utf8').split('\n')
  const parts = lines.map((line) => line.split(':'))
  const own = parts.find(([id, names = '']) => (isUnified ? id === '0' : names.split(',').includes('cpu')))
  return own?.[2] ?? '/'
}

/** A process that has ended meanwhile needs no group. */
function move(pid: number, folder: string): void {
  try {
    writeFileSync(join(folder, 'cgroup.procs'), String(pid))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // writeFileSync throws nothing but system errors
  }
}

export class Share {
  readonly #folder: string
  /** Where its processes came from. */
  readonly #held = new Map<number, string>()
  #isOver = false

  /** @param share of one processor, for all of its processes together */
  constructor(name: string, share: number) {
    this.#folder = join(mounted, `callslip-bench-${name}`)
    const quotaUs = Math.round(share * periodUs)
    try {
      mkdirSync(this.#folder, { recursive: true })
      if (isUnified) {
        // Above it no process may be in the same group, but in the machine's own root.
        writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu')
        writeFileSync(join(this.#folder, 'cpu.max'), `${quotaUs} ${periodUs}`)
      } else {
        writeFileSync(join(this.#folder, 'cpu.cfs_period_us'), String(periodUs))
        writeFileSync(join(this.#folder, 'cpu.cfs_quota_us'), String(quotaUs))
      }
    } catch (error) {
      if (existsSync(this.#folder)) rmdirSync(this.#folder)
      throw new Error(
        'A share of a processor takes Linux, its root of control groups, and somebody who may add to it.',
        {
          cause: error,
        },
      )
    }
    process.once('exit', () => this.end())
  }

  holds(pid: number): void {
    this.#held.set(pid, join(mounted, groupOf(pid)))
    move(pid, this.#folder)
  }

  /** Its processes are where they were, and have all processors again. However the program ends, this comes last. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    for (const [pid, from] of this.#held) move(pid, from)
    // What they have started since.
    for (const pid of readFileSync(join(this.#folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
      move(Number(pid), mounted)
    rmdirSync(this.#folder)
  }
}

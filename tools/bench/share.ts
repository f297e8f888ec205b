import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A part of one processor for some processes, and no more, by Linux's control groups: version 2 where it is mounted, or 1.

const root = '/sys/fs/cgroup'
const periodUs = 50_000 // shorter ones leave a process so little at a time that it begins with cold caches each time

export class Share {
  readonly #folder: string
  readonly #above: string

  /** @param share of one processor, for all of its processes together */
  constructor(name: string, share: number) {
    const unified = existsSync(join(root, 'cgroup.controllers'))
    this.#above = unified ? root : join(root, 'cpu')
    this.#folder = join(this.#above, `callslip-bench-${name}`)
    const quotaUs = Math.round(share * periodUs)
    try {
      mkdirSync(this.#folder, { recursive: true })
      if (unified) {
        writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu')
        writeFileSync(join(this.#folder, 'cpu.max'), `${quotaUs} ${periodUs}`)
      } else {
        writeFileSync(join(this.#folder, 'cpu.cfs_period_us'), String(periodUs))
        writeFileSync(join(this.#folder, 'cpu.cfs_quota_us'), String(quotaUs))
      }
    } catch (error) {
      throw new Error('A share of a processor takes Linux and somebody who may make control groups.', { cause: error })
    }
  }

  holds(pid: number): void {
    writeFileSync(join(this.#folder, 'cgroup.procs'), String(pid))
  }

  /** Its processes have all processors again. */
  end(): void {
    for (const pid of readFileSync(join(this.#folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
      writeFileSync(join(this.#above, 'cgroup.procs'), pid)
    rmdirSync(this.#folder)
  }
}

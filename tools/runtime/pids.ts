import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { readJson, writePrivate } from './files.ts'
import { commandOf, isAlive, signal, waitUntilGone } from './processes.ts'

export type ProcessName = keyof typeof scripts | 'postgres'
/** What each process runs, and the mark by which a left-over one is known. */
export const scripts = {
  web: 'lib/server/front-door/main.ts',
  worker: 'lib/server/worker/main.ts',
  simulator: 'tools/stripe-simulator/main.ts',
} as const
type Pids = Partial<Record<ProcessName | 'supervisor', number>>

const againMs = 1_000

/** `.data/pids.json`: which process is which, kept current over restarts. */
export class PidFile {
  readonly #file: string
  #pids: Pids = { supervisor: process.pid }
  #again: NodeJS.Timeout | undefined

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'pids.json')
  }

  set(name: ProcessName, pid: number | undefined): void {
    const { [name]: _, ...others } = this.#pids
    this.#pids = pid === undefined ? others : { ...others, [name]: pid }
    this.#write()
  }

  /** Later where there is no room just now: what runs must go on, and a disk that is full has ended some of it already. */
  #write(): void {
    clearTimeout(this.#again)
    try {
      writePrivate(this.#file, JSON.stringify(this.#pids))
    } catch (error) {
      console.error(`${this.#file}: ${error instanceof Error ? error.message : String(error)}`)
      this.#again = setTimeout(() => this.#write(), againMs)
    }
  }

  remove(): void {
    clearTimeout(this.#again)
    rmSync(this.#file, { force: true })
  }

  /** Ends what a killed supervisor left behind, as long as the pid still belongs to such a process. */
  async endLeftOvers(): Promise<void> {
    const known = readJson<Pids>(this.#file) ?? {}
    const ends = Object.entries(scripts).map(async ([name, script]) => {
      const pid = known[name as keyof typeof scripts] // Object.entries forgets the keys' type
      if (pid === undefined || !isAlive(pid) || !commandOf(pid).includes(script)) return
      signal(pid, 'SIGTERM')
      if (!(await waitUntilGone(pid, 4_000))) signal(-pid, 'SIGKILL')
      await waitUntilGone(pid, 1_000)
    })
    await Promise.all(ends)
  }
}

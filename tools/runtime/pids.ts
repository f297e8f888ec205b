import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { readJson, writePrivate } from './files.ts'
import { commandOf, isAlive, signal, waitUntilGone } from './processes.ts'

export type ProcessName = 'web' | 'worker' | 'simulator' | 'postgres'
type Pids = Partial<Record<ProcessName | 'supervisor', number>>

/** `.data/pids.json`: which process is which, kept current over restarts. */
export class PidFile {
  readonly #file: string
  #pids: Pids = { supervisor: process.pid }

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'pids.json')
  }

  set(name: ProcessName, pid: number | undefined): void {
    const { [name]: _, ...others } = this.#pids
    this.#pids = pid === undefined ? others : { ...others, [name]: pid }
    writePrivate(this.#file, JSON.stringify(this.#pids))
  }

  remove(): void {
    rmSync(this.#file, { force: true })
  }

  /** Ends what a killed supervisor left behind, as long as the pid still belongs to such a process. */
  async endLeftOvers(): Promise<void> {
    const known = readJson<Pids>(this.#file) ?? {}
    const marks = { web: /next|lib\/front-door/, worker: /lib\/worker/, simulator: /stripe-simulator/ }
    const ends = Object.entries(marks).map(async ([name, mark]) => {
      const pid = known[name as keyof typeof marks] // Object.entries forgets the keys' type
      if (pid === undefined || !isAlive(pid) || !mark.test(commandOf(pid))) return
      signal(pid, 'SIGTERM')
      if (!(await waitUntilGone(pid, 4_000))) signal(-pid, 'SIGKILL')
      await waitUntilGone(pid, 1_000)
    })
    await Promise.all(ends)
  }
}

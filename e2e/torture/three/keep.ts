import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { isAlive, signal, waitUntilGone } from '#tools/runtime/processes.ts'

// As the units in ops/systemd say.
const restartAfterMs = 1_000

type Given = {
  name: string
  command: readonly string[]
  cwd?: string
  env?: Record<string, string>
  logFile: string
}

/** One process, started again when it has ended, as systemd does. */
export class Kept {
  readonly name: string
  readonly #given: Given
  readonly #log: number
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #wanted = false
  #restarts = 0

  constructor(given: Given) {
    this.name = given.name
    this.#given = given
    this.#log = openSync(given.logFile, 'a')
  }

  /** How often it was started again because it had ended. */
  get restarts(): number {
    return this.#restarts
  }

  get pid(): number | undefined {
    const pid = this.#child?.pid
    return pid !== undefined && isAlive(pid) ? pid : undefined
  }

  start(): this {
    this.#wanted = true
    const { command, env = {}, cwd = '/' } = this.#given
    const [file = '', ...words] = command
    const { PATH = '/usr/bin' } = process.env
    const child = spawn(file, words, {
      cwd,
      env: { PATH: `${PATH}:/usr/sbin:/sbin`, LANG: 'C.UTF-8', NODE_ENV: 'production', ...env },
      // Node's own children notice by the channel that this process is gone (tools/runtime/follow-parent.ts).
      stdio: ['ignore', this.#log, this.#log, env['FOLLOW_PARENT'] === undefined ? 'ignore' : 'ipc'],
      detached: true,
    })
    this.#child = child
    child.once('exit', () => this.#ended(child)).once('error', () => this.#ended(child))
    return this
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child || !this.#wanted) return
    this.#child = undefined
    this.#restarts += 1
    this.#timer = setTimeout(() => this.start(), restartAfterMs)
  }

  kill(name: NodeJS.Signals = 'SIGKILL'): void {
    if (this.pid !== undefined) signal(this.pid, name)
  }

  /** Ended, and not started again until somebody does. */
  async stop(name: NodeJS.Signals = 'SIGTERM', graceMs = 15_000): Promise<void> {
    this.#wanted = false
    clearTimeout(this.#timer)
    const { pid } = this
    this.#child = undefined
    if (pid === undefined) return
    signal(pid, name)
    if (!(await waitUntilGone(pid, graceMs))) signal(pid, 'SIGKILL')
  }
}

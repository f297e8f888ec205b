import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { signal, waitUntilGone } from './processes.ts'

export type ChildOptions = {
  name: string
  /** Arguments of Node: a script and its own arguments. */
  args: string[]
  root: string
  env: NodeJS.ProcessEnv
  logFile: string
  /** Called with the pid at every start, and with undefined at every end. */
  onPid: (pid: number | undefined) => void
}
export type Child = { stop(graceMs: number): Promise<void> }

/** Waits before restart 1, 2, 3 …; a child that then lived for half a minute starts over at the first. */
const DELAYS_MS = [100, 500, 1_000, 2_000, 5_000, 10_000]
const STABLE_MS = 30_000
const MAX_LOG_BYTES = 20 * 1024 * 1024
const LOUD = /\b(warn|warning|error|fatal)\b|"level":\s*"?(4|5|6)\d\b/i

/** Keeps one child running until it is stopped. */
export function superviseChild(options: ChildOptions): Child {
  const { name } = options
  let current: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined
  let stopping = false
  let failures = 0
  if (existsSync(options.logFile) && statSync(options.logFile).size > MAX_LOG_BYTES) {
    renameSync(options.logFile, `${options.logFile}.old`)
  }
  const log = createWriteStream(options.logFile, { flags: 'a', mode: 0o600 })

  const start = () => {
    const started = Date.now()
    const follow = new URL('./follow-parent.ts', import.meta.url).href
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', follow, ...options.args],
      {
        cwd: options.root,
        env: { ...options.env, FOLLOW_PARENT: '1' },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true, // Ctrl-C must not reach it before the supervisor has decided on the order
      },
    )
    current = child
    options.onPid(child.pid)
    record(child)
    const ended = (how: string) => {
      if (current !== child) return
      current = undefined
      options.onPid(undefined)
      if (child.pid !== undefined) signal(-child.pid, 'SIGKILL') // whatever it had started itself
      if (stopping) return
      if (Date.now() - started > STABLE_MS) failures = 0
      const delay = DELAYS_MS[Math.min(failures++, DELAYS_MS.length - 1)] ?? 0
      console.error(`${name} ended unexpectedly (${how}); restarting. Log: ${options.logFile}`)
      restart = setTimeout(start, delay)
    }
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signalName) => ended(signalName ?? `exit code ${code}`))
  }

  const record = (child: ChildProcess) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`)
        if (stream === child.stderr || LOUD.test(line)) console.error(line)
      })
    }
  }

  start()
  return {
    async stop(graceMs) {
      stopping = true
      clearTimeout(restart)
      const pid = current?.pid
      if (pid === undefined) return
      signal(pid, 'SIGTERM')
      if (!(await waitUntilGone(pid, graceMs))) signal(-pid, 'SIGKILL')
      await waitUntilGone(pid, 1_000)
    },
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { LogFile } from './log-file.ts'
import { scripts } from './pids.ts'
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
export type Child = {
  /** For a change of its source: ends it, if it runs, and starts it at once, however often it has failed before. */
  restart(graceMs: number): Promise<void>
  stop(graceMs: number): Promise<void>
}

/**
 * As in package.json and ops: the young generation small, which V8 otherwise lets grow to a size that costs a process a hundred
 * megabytes and wins it nothing; and the old one collected when it has grown by two fifths, where on a machine with much memory V8
 * waits until it is four times as large (docs/performance.md).
 */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
]
/** Behind those, for the last of a name counts: nobody waits for the worker's collections. */
export const workerFlags = ['--max-semi-space-size=4', '--heap-growing-percent=25']
/** Node's own arguments for a script. */
export const flagsOf = (script: string | undefined) =>
  script === scripts.worker ? [...nodeFlags, ...workerFlags] : nodeFlags

/**
 * Of glibc's allocator, likewise: what a thread of V8's or a large buffer has freed goes back at once. Left to itself the allocator
 * keeps a store for each thread, and after one large buffer keeps up to 64 MB of each. Others than glibc ignore it.
 */
export const mallocSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Waits before restart 1, 2, 3 …; a child that then lived for half a minute starts over at the first. */
const DELAYS_MS = [100, 500, 1_000, 2_000, 5_000, 10_000]
const STABLE_MS = 30_000
const LOUD = /\b(warn|warning|error|fatal)\b|"level":\s*"?(4|5|6)\d\b/i

/** Keeps one child running until it is stopped. */
export function superviseChild(options: ChildOptions): Child {
  const log = new LogFile(options.logFile)
  let current: ChildProcess | undefined
  let pause: NodeJS.Timeout | undefined
  let wanted: 'running' | 'restarted' | 'stopped' = 'running'
  let failures = 0

  const start = () => {
    wanted = 'running'
    const started = Date.now()
    const child = launch(options)
    current = child
    options.onPid(child.pid)
    record(child, log)
    const ended = (how: string) => {
      if (current !== child) return
      current = undefined
      options.onPid(undefined)
      if (child.pid !== undefined) signal(-child.pid, 'SIGKILL') // whatever it had started itself
      if (wanted === 'stopped') return
      if (wanted === 'restarted' || Date.now() - started > STABLE_MS) failures = 0
      if (wanted === 'restarted') return start()
      const delay = DELAYS_MS[Math.min(failures++, DELAYS_MS.length - 1)] ?? 0
      console.error(`${options.name} ended unexpectedly (${how}); restarting. Log: ${options.logFile}`)
      pause = setTimeout(start, delay)
    }
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signalName) => ended(signalName ?? `exit code ${code}`))
  }

  start()
  return {
    async restart(graceMs) {
      if (wanted !== 'running') return
      clearTimeout(pause)
      if (current === undefined) return start()
      wanted = 'restarted'
      await end(current, graceMs)
    },
    async stop(graceMs) {
      wanted = 'stopped'
      clearTimeout(pause)
      if (current !== undefined) await end(current, graceMs)
    },
  }
}

function launch({ args, root, env }: ChildOptions): ChildProcess {
  const follow = new URL('./follow-parent.ts', import.meta.url).href
  return spawn(process.execPath, [...flagsOf(args[0]), '--import', follow, ...args], {
    cwd: root,
    env: { ...mallocSettings, ...env, FOLLOW_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true, // Ctrl-C must not reach it before the supervisor has decided on the order
  })
}

function record(child: ChildProcess, log: LogFile): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line)
      if (stream === child.stderr || LOUD.test(line)) console.error(paint(line))
    })
  }
}

/** An error in red, where somebody looks at a terminal. */
const paint = (line: string) =>
  process.stderr.isTTY && line.includes('"level":"error"') ? `\x1b[31m${line}\x1b[0m` : line

async function end({ pid }: ChildProcess, graceMs: number): Promise<void> {
  if (pid === undefined) return
  signal(pid, 'SIGTERM')
  if (!(await waitUntilGone(pid, graceMs))) signal(-pid, 'SIGKILL')
  await waitUntilGone(pid, 1_000)
}

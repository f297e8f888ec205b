import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { flagsOf, mallocSettings } from '../runtime/child.ts'
import { scripts } from '../runtime/pids.ts'
import { freePort } from '../runtime/processes.ts'
import { send, type Target } from './load.ts'
import { readService, settingsOf } from './service.ts'

// One more process on the data of the running service, with its settings. It ends with who started it.

export type Process = { name: string; child: ChildProcess; target: Target }

function start(part: 'web' | 'worker', more: Record<string, string>): ChildProcess {
  const follow = new URL('../runtime/follow-parent.ts', import.meta.url).href
  return spawn(process.execPath, [...flagsOf(scripts[part]), '--import', follow, scripts[part]], {
    env: { ...mallocSettings, ...settingsOf(part), ...more, NODE_ENV: 'production', FOLLOW_PARENT: '1' },
    stdio: ['ignore', part === 'web' ? 'ignore' : 'pipe', 'inherit', 'ipc'],
  })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** With other settings where they are given. It answers. */
export async function startWeb(name: string, more: Record<string, string> = {}): Promise<Process> {
  const { baseUrl, key } = readService()
  const port = String(await freePort())
  const child = start('web', { ...more, PORT: port })
  const url = new URL(baseUrl)
  url.port = port
  const target = { baseUrl: url.href, key }
  for (;;) {
    const answered = await send(target, { method: 'GET', path: '/orders?limit=1', status: 200 }).catch(() => undefined)
    if (answered !== undefined) break
    if (hasEnded(child)) throw new Error(`${name}: web ended with ${child.exitCode ?? child.signalCode}`)
    await sleep(200)
  }
  return { name, child, target }
}

/** A second worker, which has begun. */
export async function startWorker(): Promise<{ pid: number; end: () => Promise<void> }> {
  const child = start('worker', { LOG_LEVEL: 'info' }) // says when it has
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const running = new Promise<void>((resolve) => {
    if (child.stdout) createInterface(child.stdout).on('line', (line) => line.includes('worker running') && resolve())
  })
  await Promise.race([running, ended])
  const { pid } = child
  if (pid === undefined || hasEnded(child)) throw new Error('the second worker ended')
  const end = async () => {
    child.kill()
    await ended
  }
  return { pid, end }
}

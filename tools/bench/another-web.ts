import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { flagsOf } from '../runtime/child.ts'
import { scripts } from '../runtime/pids.ts'
import { freePort } from '../runtime/processes.ts'
import { send, type Target } from './load.ts'
import { readService, settingsOf } from './service.ts'

export type Process = { name: string; child: ChildProcess; target: Target }

/** One more web process on the data of the running service, with other settings where they are given. It answers. */
export async function startWeb(name: string, more: Record<string, string> = {}): Promise<Process> {
  const { baseUrl, key } = readService()
  const port = String(await freePort())
  const child = spawn(process.execPath, [...flagsOf(scripts.web), scripts.web], {
    env: { ...settingsOf('web'), ...more, NODE_ENV: 'production', PORT: port },
    stdio: 'ignore',
  })
  const url = new URL(baseUrl)
  url.port = port
  const target = { baseUrl: url.href, key }
  for (;;) {
    const answered = await send(target, { method: 'GET', path: '/orders?limit=1', status: 200 }).catch(() => undefined)
    if (answered !== undefined) break
    if (child.exitCode !== null) throw new Error(`${name}: web ended with ${child.exitCode}`)
    await sleep(200)
  }
  return { name, child, target }
}

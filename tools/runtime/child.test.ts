import { setImmediate as turn } from 'node:timers/promises'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Child, superviseChild } from './child.ts'
import { isAlive } from './processes.ts'

let folder: string
let child: Child
let pids: (number | undefined)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callslip-child-'))
  pids = []
})
afterEach(async () => {
  vi.useRealTimers()
  await child.stop(1_000)
  rmSync(folder, { recursive: true })
})

function run(script: string) {
  writeFileSync(join(folder, 'child.mjs'), script)
  const seen = pids // the end of a child may be told when the next test has begun
  child = superviseChild({
    name: 'child',
    args: ['child.mjs'],
    root: folder,
    env: process.env,
    logFile: join(folder, 'child.log'),
    onPid: (pid) => seen.push(pid),
  })
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 })

test('a killed child is back within two seconds, with a new pid', async () => {
  run("console.log('up'); setInterval(() => {}, 1000)")
  const [first] = pids
  if (first === undefined) throw new Error('not started')
  process.kill(first, 'SIGKILL')
  const killed = Date.now()
  await until(() => expect(pids).toHaveLength(3))
  expect(Date.now() - killed).toBeLessThan(2_000)
  expect(pids[1]).toBeUndefined()
  expect(pids[2]).not.toBe(first)
  await until(() => expect(readFileSync(join(folder, 'child.log'), 'utf8')).toContain('up'))
})

const starts = () => pids.filter((pid) => pid !== undefined).length

test('a child that crashes at once is not restarted without pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  run('process.exit(3)')
  for (const [restarts, delay] of [100, 500, 1_000, 2_000].entries()) {
    while (vi.getTimerCount() === 0) await turn()
    expect(pids).toHaveLength(2 * (restarts + 1))
    vi.advanceTimersByTime(delay - 1)
    expect(starts()).toBe(restarts + 1)
    vi.advanceTimersByTime(1)
    expect(starts()).toBe(restarts + 2)
  }
})

test('stopping ends a child that ignores the request, and it stays down', async () => {
  run("process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000)")
  await until(() => expect(readFileSync(join(folder, 'child.log'), 'utf8')).toContain('deaf'))
  const [pid] = pids
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await child.stop(200)
  expect(pid !== undefined && isAlive(pid)).toBe(false)
  while (pids.length < 2) await turn()
  vi.advanceTimersByTime(60_000)
  expect(starts()).toBe(1)
})

test('a restart brings another process at once, and ends one that ignores the request', async () => {
  run("process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000)")
  await until(() => expect(readFileSync(join(folder, 'child.log'), 'utf8')).toContain('deaf'))
  const [first] = pids
  await Promise.all([child.restart(100), child.restart(100)])
  await until(() => expect(pids).toHaveLength(3))
  expect(first !== undefined && isAlive(first)).toBe(false)
  expect(pids[1]).toBeUndefined()
  expect(pids[2]).not.toBe(first)
})

test('a stop during a restart is the last word', async () => {
  run("process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000)")
  await until(() => expect(readFileSync(join(folder, 'child.log'), 'utf8')).toContain('deaf'))
  const restarted = child.restart(100)
  await child.stop(100)
  await restarted
  await until(() => expect(pids.at(-1)).toBeUndefined())
  expect(pids).toHaveLength(2)
})

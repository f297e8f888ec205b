import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PidFile, type ProcessName, scripts } from './pids.ts'
import { isAlive } from './processes.ts'

let folder: string
let children: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callslip-pids-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A process that notes its pid as `name` and whose command line names `script`. */
function leaveBehind(name: ProcessName, script: string): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', script], {
    stdio: 'ignore',
    detached: true,
  })
  children.push(child)
  if (child.pid === undefined) throw new Error('not started')
  new PidFile(folder).set(name, child.pid)
  return child.pid
}

test.each(Object.entries(scripts))('a %s that was left behind is ended', async (name, script) => {
  const pid = leaveBehind(name as keyof typeof scripts, script) // Object.entries forgets the keys' type
  await new PidFile(folder).endLeftOvers()
  expect(isAlive(pid)).toBe(false)
})

test('another program that has the pid by now is left alone', async () => {
  const pid = leaveBehind('web', 'editor/main.ts')
  await new PidFile(folder).endLeftOvers()
  expect(isAlive(pid)).toBe(true)
})

test('where there is no room for it just now, it is written once there is', async () => {
  const later = join(folder, 'later')
  const pids = new PidFile(later)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  pids.set('web', 12)
  pids.set('worker', 13)
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
  mkdirSync(later)
  const written = () => (existsSync(join(later, 'pids.json')) ? readFileSync(join(later, 'pids.json'), 'utf8') : '')
  await expect.poll(written, { timeout: 5_000 }).toContain('"web":12,"worker":13')
  pids.remove()
})

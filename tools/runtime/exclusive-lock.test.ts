import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryLock, withLock } from './exclusive-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callslip-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one holder at a time', async () => {
  const file = join(folder, 'lock')
  let inside = 0
  const work = async () => {
    expect(++inside).toBe(1)
    for (let turns = 0; turns < 20; turns++) await turn()
    expect(inside--).toBe(1)
  }
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])
})

test('the lock of a killed process is free at once', async () => {
  const file = join(folder, 'lock')
  const module = new URL('./exclusive-lock.ts', import.meta.url).href
  const script = `import { tryLock } from '${module}'; tryLock('${file}'); console.log('held'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(other.stdout, 'data')
  expect(tryLock(file)).toBeUndefined()
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(tryLock(file)).toBeDefined()
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LogFile } from './log-file.ts'

test('a line that can’t be written is dropped, and those after it are kept once there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callslip-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const log = new LogFile(join(folder, 'logs', 'web.log'))
  log.write('lost')
  await expect.poll(() => said.mock.calls.length).toBe(1)
  log.write('lost too, without another try')
  mkdirSync(join(folder, 'logs'))
  await expect
    .poll(
      () => {
        log.write('kept')
        return readFileSync(join(folder, 'logs', 'web.log'), 'utf8')
      },
      { timeout: 5_000 },
    )
    .toMatch(/^kept\n/)
  expect(said).toHaveBeenCalledTimes(1)
})

test('of a full disk it says so, and nothing ends', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  new LogFile('/dev/full').write('no room for this')
  await expect.poll(() => said.mock.calls.flat().join()).toContain('ENOSPC')
})

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startSimulator } from '#tools/stripe-simulator/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'callslip-simulator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['new ones', false],
  ['those of an earlier version, which everybody could read', true],
])('keeps its files to itself: %s', async (name, existed) => {
  const stateFile = join(folder, `${existed}.sqlite`)
  if (existed) writeFileSync(stateFile, '', { mode: 0o644 })
  const before = process.umask(0)
  const simulator = await startSimulator({ port: 0, stateFile, webhooks: [] }).finally(() => process.umask(before))
  // The log of what is being written and its index lie beside it while it is open.
  const files = readdirSync(folder).filter((file) => file.startsWith(`${existed}.sqlite`))
  expect([name, files.length]).toEqual([name, 3])
  for (const file of files) expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600])
  await simulator.close()
})

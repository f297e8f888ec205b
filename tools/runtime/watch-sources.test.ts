import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSource, watchSources } from './watch-sources.ts'

let root: string
let changed: ReturnType<typeof vi.fn<() => void>>
let watching: { close(): void }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callslip-sources-'))
  for (const folder of ['lib/orders', 'app/api/orders']) mkdirSync(join(root, folder), { recursive: true })
  changed = vi.fn<() => void>()
  watching = watchSources(root, changed)
})
afterEach(() => {
  watching.close()
  rmSync(root, { recursive: true })
})

test.each(['lib/orders/place-order.ts', 'app/api/orders/route.ts'])('a change of %s is told once', async (file) => {
  writeFileSync(join(root, file), 'one')
  writeFileSync(join(root, file), 'two')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5_000 })
  expect(changed).toHaveBeenCalledTimes(1)
})

test.each([
  ['orders/place-order.ts', true],
  ['env.ts', true],
  ['orders/place-order.test.ts', false],
  ['browser/api.ts', false],
  ['generated/prisma/client.ts', false],
  ['server/front-door/4913', false],
])('%s is run by Node: %s', (file, run) => expect(isSource(file)).toBe(run))

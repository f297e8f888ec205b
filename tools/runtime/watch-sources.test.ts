import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSources } from './watch-sources.ts'

let root: string
let changed: ReturnType<typeof vi.fn<() => void>>
let watching: { close(): void }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callslip-sources-'))
  for (const folder of ['lib/orders', 'lib/browser', 'app/api/orders'])
    mkdirSync(join(root, folder), { recursive: true })
  changed = vi.fn<() => void>()
  watching = watchSources(root, changed)
})
afterEach(() => {
  watching.close()
  rmSync(root, { recursive: true })
})

test.each(['lib/orders/place-order.ts', 'app/api/orders/route.ts'])('a change of %s is told once', async (file) => {
  // What only pages use, and tests, come first: had they been told, there would be two calls.
  writeFileSync(join(root, 'lib/browser/api.ts'), '')
  writeFileSync(join(root, 'lib/orders/place-order.test.ts'), '')
  await new Promise((resolve) => setTimeout(resolve, 200))
  writeFileSync(join(root, file), 'one')
  writeFileSync(join(root, file), 'two')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5_000 })
  expect(changed).toHaveBeenCalledTimes(1)
})

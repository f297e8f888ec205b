import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildStamp, isBuilt } from './build.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callslip-build-'))
  mkdirSync(join(root, 'app/orders'), { recursive: true })
  writeFileSync(join(root, 'app/orders/page.tsx'), 'one')
  writeFileSync(join(root, 'next.config.mjs'), 'config')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the stamp follows content, names and new files, and nothing else', () => {
  const seen = new Set([buildStamp(root)])
  const changes: (() => void)[] = [
    () => writeFileSync(join(root, 'app/orders/page.tsx'), 'two'),
    () => renameSync(join(root, 'app/orders/page.tsx'), join(root, 'app/orders/layout.tsx')),
    () => writeFileSync(join(root, 'app/new.ts'), ''),
  ]
  for (const change of changes) {
    change()
    const stamp = buildStamp(root)
    expect(seen).not.toContain(stamp)
    seen.add(stamp)
  }
  const before = buildStamp(root)
  writeFileSync(join(root, 'app/orders/page.test.ts'), 'a test')
  writeFileSync(join(root, 'CONTRIBUTING.md'), 'text')
  expect(buildStamp(root)).toBe(before)
})

test('a folder without the stamp of these inputs is not built', () => {
  expect(isBuilt(root, 'abc')).toBe(false)
  mkdirSync(join(root, '.next'))
  writeFileSync(join(root, '.next/callslip-build'), 'abc')
  expect(isBuilt(root, 'abc')).toBe(true)
  expect(isBuilt(root, 'abd')).toBe(false)
})

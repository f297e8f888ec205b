import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(`public/${name}`, 'utf8')

it('names its version by what it keeps, so that a change reaches every browser', () => {
  const worker = read('service-worker.js')
  const kept = [...(/const kept = \[([^\]]*)\]/.exec(worker)?.[1]?.matchAll(/'\/([^']+)'/g) ?? [])].map(
    ([, name = '']) => name,
  )
  expect(kept).toEqual(['offline.html', 'offline.js'])
  const digest = createHash('sha256').update(kept.map(read).join('')).digest('hex').slice(0, 8)
  expect(worker).toContain(`const version = 'offline-${digest}'`)
})

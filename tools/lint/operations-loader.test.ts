import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'

const silence = createRequire(import.meta.url)('../operations-loader.cjs') as (source: string) => string

it('takes from operations what only the document says, and nothing else', () => {
  const source = readFileSync('lib/orders/operations.ts', 'utf8')
  const silent = silence(source)
  expect(silent.length).toBeLessThan(0.7 * source.length)
  expect(silent.split('\n')).toHaveLength(source.split('\n').length)
  expect(silent).not.toContain('summary:')
  expect(() => stripTypeScriptTypes(silent)).not.toThrow()
  const members = (text: string) => text.match(/^ +(?!summary|description)\w+: .+$/gm)
  expect(members(silent)).toEqual(members(source))
})

it('leaves what is more than a text', () => {
  const source = "  description: [\n    'a',\n  ].join(' '),\n  path: '/a',\n"
  expect(silence(source)).toBe(source)
})

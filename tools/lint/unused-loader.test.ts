import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../next.config.mjs'

const empty = createRequire(import.meta.url)('../unused-loader.cjs') as (source: string) => string
const zod = 'node_modules/zod/v4'
const emptied = Object.keys(config.turbopack?.rules ?? {}).flatMap(
  (glob) => /^\*\*\/zod\/v4\/(.+)$/.exec(glob)?.[1] ?? [],
)

it('keeps the names that a file exports, and nothing that they stand for', () => {
  expect(empty("import { a } from './a.js'\nexport const b = a\nexport function c() {\n  return 1\n}\n")).toBe(
    'export const b = undefined\nexport const c = undefined\n',
  )
  expect(empty('export { default as ar } from "./ar.js"\n')).toBe('export {}\n')
})

// A new version may come to need what was none of its business before.
it('empties of Zod only what Zod itself passes on and does not use', () => {
  expect(emptied.length).toBeGreaterThan(0)
  const sources = globSync(`${zod}/{core,classic}/*.js`).map((file) => [file, readFileSync(file, 'utf8')] as const)
  for (const path of emptied) {
    const source = readFileSync(join(zod, path), 'utf8')
    const names = [...empty(source).matchAll(/const (\w+)/g)].map(([, name]) => name)
    // `export * as locales`, of which nothing here has a name of its own.
    const isUsed = names.length === 0 ? /\bcore\.locales\b/ : new RegExp(`\\bcore\\.(${names.join('|')})\\b`)
    const isImported = new RegExp(`^import .*/${names.length === 0 ? path : basename(path)}";$`, 'm')
    const users = sources.filter(([, text]) => isImported.test(text) || isUsed.test(text))
    expect([path, users.map(([file]) => file)]).toEqual([path, []])
  }
})

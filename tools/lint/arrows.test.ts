import { readdirSync } from 'node:fs'
import { ESLint } from 'eslint'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { nouns, roomsOfLib, zones } from '#tools/lint/arrows.mjs'
import { findCycles, readImports } from '#tools/lint/imports.ts'

const imports = readImports(['{app,components,e2e,lib,prisma,sdk,tools}/**/*.{ts,tsx,mjs}'])
const roomOf = (path: string) => (/^lib\/[^/]+\//.test(path) ? path.split('/')[1] : undefined)

describe('the arrows of the house', () => {
  it('names every noun once', () => {
    const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect([...nouns, ...roomsOfLib].toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })

  it('go from a noun to lower ones only, types included', () => {
    const place = (path: string) => nouns.indexOf(roomOf(path) ?? '')
    const upward = [...imports]
      .filter(([path]) => place(path) >= 0 && !path.endsWith('.test.ts'))
      .flatMap(([path, targets]) => targets.filter((to) => place(to) > place(path)).map((to) => `${path} -> ${to}`))
    expect(upward).toEqual([])
  })

  it('never lead back to the file that they come from', () => {
    const knot = { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }
    expect(findCycles(new Map(Object.entries(knot)))).toEqual([['a', 'b', 'c']])
    expect(findCycles(imports)).toEqual([])
  })

  it('are what lint enforces, for types and lazy imports too', async () => {
    const real = await new ESLint().calculateConfigForFile('lib/orders/title.ts')
    expect(real.rules['import-x/no-restricted-paths'][1].zones).toEqual(zones)
    // The same rule without the compiler behind it, which takes its time.
    const lint = new ESLint({
      overrideConfigFile: true,
      overrideConfig: {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { 'import-x': importX },
        settings: { 'import-x/resolver-next': real.settings['import-x/resolver-next'] },
        rules: { 'import-x/no-restricted-paths': real.rules['import-x/no-restricted-paths'] },
      },
    })
    const isRefused = async (filePath: string, code: string) => {
      const [result] = await lint.lintText(code, { filePath })
      return result?.messages.map(({ ruleId }) => ruleId).includes('import-x/no-restricted-paths')
    }
    const typeOf = (specifier: string) => `export type { Other } from '${specifier}'\n`
    expect(await isRefused('lib/orders/title.ts', typeOf('#lib/payments/state.ts'))).toBe(true)
    expect(await isRefused('lib/orders/title.ts', "void import('#lib/payments/state.ts')\n")).toBe(true)
    expect(await isRefused('lib/orders/title.ts', typeOf('#tools/cli.ts'))).toBe(true)
    expect(await isRefused('lib/text.ts', typeOf('#lib/orders/title.ts'))).toBe(true)
    expect(await isRefused('lib/payments/state.ts', typeOf('#lib/orders/title.ts'))).toBe(false)
  })
})

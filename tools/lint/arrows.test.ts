import { readdirSync } from 'node:fs'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { nouns, roomsOfLib } from '#tools/lint/arrows.mjs'
import { findCycles, readImports } from '#tools/lint/imports.ts'

const imports = readImports(['{app,components,lib,prisma,sdk,tools}/**/*.{ts,tsx,mjs}'])
const roomOf = (path: string) => (/^lib\/[^/]+\//.test(path) ? path.split('/')[1] : undefined)

describe('the arrows of the house', () => {
  it('names every noun once', () => {
    const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect([...nouns, ...roomsOfLib].toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })

  it('go from a noun to lower ones only, types included', () => {
    const upward = [...imports]
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([path, targets]) =>
        targets
          .filter(
            (target) =>
              nouns.indexOf(roomOf(target) ?? '') > nouns.indexOf(roomOf(path) ?? '~') &&
              nouns.includes(roomOf(path) ?? ''),
          )
          .map((target) => `${path} -> ${target}`),
      )
    expect(upward).toEqual([])
  })

  it('never lead back to the file that they come from', () => {
    expect(
      findCycles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
          ['d', ['a']],
        ]),
      ),
    ).toEqual([['a', 'b', 'c']])
    expect(findCycles(imports)).toEqual([])
  })

  it('are what lint enforces, for types too', async () => {
    const lint = new ESLint()
    const faultsOf = async (filePath: string, specifier: string) => {
      const [result] = await lint.lintText(
        `import type * as other from '${specifier}'\nexport type Other = typeof other\n`,
        { filePath },
      )
      return result?.messages.map(({ ruleId }) => ruleId)
    }
    expect(await faultsOf('lib/orders/title.ts', '#lib/payments/state.ts')).toEqual(['import-x/no-restricted-paths'])
    expect(await faultsOf('lib/payments/state.ts', '#lib/orders/title.ts')).toEqual([])
    expect(await faultsOf('lib/text.ts', '#lib/orders/title.ts')).toEqual(['import-x/no-restricted-paths'])
    expect(await faultsOf('lib/orders/title.ts', '#tools/listen.ts')).toEqual(['import-x/no-restricted-paths'])
    expect(await faultsOf('lib/orders/title.ts', 'next/server')).toEqual(['no-restricted-imports'])
  }, 120_000)
})

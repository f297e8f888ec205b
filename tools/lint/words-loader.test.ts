import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import compile from 'icu-minify/compile'
import { catalogue } from '#lib/words/en/attachments.ts'

type Loader = (this: { rootContext: string; addDependency: (file: string) => void }, source: string) => Promise<string>
const carryWords = createRequire(import.meta.url)('../words-loader.cjs') as Loader

const head = `import { catalogue } from '#lib/words/en/attachments.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
`
const load = async (said: string) => {
  const dependencies: string[] = []
  const context = { rootContext: process.cwd(), addDependency: (file: string) => void dependencies.push(file) }
  const bundled = await carryWords.call(context, head + said)
  return { bundled, dependencies }
}
const { attachFiles, attached, upToFilesCanBe } = catalogue

it('puts messages in the place of their names, and leaves the catalogue and what nobody says out', async () => {
  const { bundled, dependencies } = await load(`say(t('attachFiles'), rich(t, 'upToFilesCanBe', { most }))`)
  expect(bundled).toContain(`say(t(${JSON.stringify(compile(attachFiles))}), `)
  expect(bundled).toContain(`rich(t, ${JSON.stringify(compile(upToFilesCanBe))}, { most })`)
  expect(bundled).toContain('const t = /*@__PURE__*/ wordsOf()')
  expect(bundled).not.toContain('catalogue')
  expect(bundled).not.toContain(attached)
  // A change of the words is a change of the page; issues are named with the lines of the file.
  expect(dependencies).toEqual([expect.stringMatching(/lib\/words\/en\/attachments\.ts$/)])
  expect(bundled.split('\n')).toHaveLength(head.split('\n').length)
})

it.each([
  't(`attach${more}`)',
  't(name)',
  'say(t)',
  "t.parts('attachFiles', {})",
  "t('attachFiles'), t.parts<string>(name, {})",
])('keeps the whole catalogue for %s, which may say any of it', async (said) => {
  const { bundled } = await load(said)
  expect(bundled).toContain(said)
  expect(bundled).toContain('wordsOf(catalogue)')
  expect(bundled).toContain(JSON.stringify(compile(attached)))
})

it('fails on a name that the catalogue has not', async () => {
  await expect(load(`t('farewell')`)).rejects.toThrow('no message farewell')
})

it('leaves a file alone that says nothing', async () => {
  const source = `export const t = (name: string) => name\nt('attachFiles')\n`
  expect(await carryWords.call({ rootContext: process.cwd(), addDependency: () => {} }, source)).toBe(source)
})

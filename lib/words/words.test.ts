import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { askForLocale } from '#lib/words/locale.ts'
import { wordsOf, type Words } from '#lib/words/words.ts'
import type { Messages } from '#lib/words/compile.ts'

const catalogue = {
  hello: 'Hello',
  offers: '{count, plural, =0 {No offer} one {# offer} other {# offers}} to choose from',
  read: 'Read {name}, then <link>accept <b>it</b></link>.',
  outcome: '{outcome, select, found {Found} other {Not found}}',
  kinds: { late: { label: 'Late' }, wrong: { label: 'Wrong: {what}' } },
} as const
const t = wordsOf(catalogue)
const speak = (locale: 'en' | 'en-XA' | undefined) => askForLocale(() => locale)
afterEach(() => speak(undefined))

const folder = join(import.meta.dirname, 'en')
const catalogues = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const { catalogue: messages } = (await import(join(folder, file))) as { catalogue: Messages } // as the loader reads it
    return { file, messages }
  }),
)
const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap((one) => (typeof one === 'string' ? [one] : textsOf(one)))

describe('words', () => {
  it('say a message with its values, in the form that a number asks for', () => {
    expect(t('hello')).toBe('Hello')
    expect([0, 1, 1200].map((count) => t('offers', { count }))).toEqual([
      'No offer to choose from',
      '1 offer to choose from',
      '1,200 offers to choose from',
    ])
    expect(t('kinds.wrong.label', { what: 'page' })).toBe('Wrong: page')
    const tag = (parts: string[]) => `[${parts.join('')}]`
    expect(t('read', { name: 'Ada', link: tag, b: tag })).toBe('Read Ada, then [accept [it]].')
  })

  it('are as the compiler knows them: their names, and what each needs', () => {
    expectTypeOf<Parameters<Words<typeof catalogue>>[0]>().toEqualTypeOf<
      'hello' | 'offers' | 'read' | 'outcome' | 'kinds.late.label' | 'kinds.wrong.label'
    >()
    // @ts-expect-error there is no such message
    expect(() => t('farewell')).toThrow('no message farewell')
    // @ts-expect-error a plural needs a number
    expect(() => t('offers', { count: 'one' })).toThrow('Expected number')
    // @ts-expect-error nothing is put into it
    t('hello', { name: 'Ada' })
  })

  it('are longer by 40 % in the language for finding what is not translated, and what is put into them stays as it is', () => {
    speak('en-XA')
    expect(t('hello')).toBe('Ĥèĺĺò~~')
    expect(t('offers', { count: 2 })).toBe('2 òffèŕš~~~ ţò çĥòòšè fŕòm~~~~~~')
    expect(t('outcome', { outcome: 'found' })).toBe('Fòûñð~~')
    expect(t('kinds.wrong.label', { what: 'page' })).toBe('Ŵŕòñĝ:~~~ page')
  })
})

describe('the catalogue', () => {
  it.each(catalogues)('$file: every message is one of ICU’s', ({ messages }) => {
    for (const text of textsOf(messages)) expect(() => compile(text), text).not.toThrow()
  })

  it('holds nothing that nobody says', async () => {
    const said = new Map<string, string>()
    for await (const file of glob('{app,components,lib}/**/*.{ts,tsx}', {
      cwd: process.cwd(),
      exclude: (path) => path === 'lib/generated',
    })) {
      const source = readFileSync(file, 'utf8')
      const name = /from '#lib\/words\/en\/([\w-]+\.ts)'/.exec(source)?.[1]
      if (name !== undefined) said.set(name, (said.get(name) ?? '') + source)
    }
    const silent = catalogues.flatMap(({ file, messages }) =>
      Object.entries(messages)
        .filter(([key, one]) => !(said.get(file) ?? '').includes(typeof one === 'string' ? `'${key}'` : `${key}.`))
        .map(([key]) => `${file}: ${key}`),
    )
    expect(silent).toEqual([])
  })
})

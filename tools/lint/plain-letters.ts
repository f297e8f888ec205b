import { expect } from 'vitest'
import { renderBrief, renderLetter, type Letter } from '#lib/mail/letter.ts'

/** What somebody typed, and names: Greek, so that it is no word of ours. */
export const typed = 'Ωμέγα'
export const order = { label: typed, url: 'https://x.example' }
export const day = new Date('2027-01-10T12:00:00Z')

/** Words of three letters and more without an accent, save in an address. */
const plainIn = (text: string): string[] =>
  text.replace(/https?:\S+/g, '').match(/(?<![\p{L}’'])[A-Za-z]{3,}(?![\p{L}])/gu) ?? []
// ISO's codes, the clock's name, and the months of dates as somebody in Athens reads them.
const isWord = (word: string) => !/^(EUR|UTC)$/.test(word)

/**
 * Nothing in these letters, written in the language for finding what is not translated, has gone past the catalogue, and no subject
 * of ours is cut off when it is longer by 40 %. `codes`: what the API or the payment provider calls something, in every language.
 */
export function expectOfCatalogue(letters: readonly Letter[], codes?: RegExp): void {
  for (const letter of letters)
    for (const environment of ['production', 'development'] as const) {
      const frame = { name: typed, environment, footer: [], locale: 'el-GR' }
      const { subject, text } = renderLetter(letter, frame)
      const brief = renderBrief(letter, frame)
      for (const shown of [subject, text, brief.title, brief.text])
        expect(
          plainIn(shown)
            .filter(isWord)
            .filter((word) => !codes?.test(word)),
          shown,
        ).toEqual([])
      expect([...subject].length, subject).toBeLessThan(180)
    }
}

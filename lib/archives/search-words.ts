import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

// Letters that Unicode doesn't take apart into a base and a mark.
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
  ʻ: '',
  ʼ: '',
  '’': "'",
}
const plainLetters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/** The same text without accents and capitals: "Łódź" and "lodz" are one. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(plainLetters, (letter) => plain[letter] ?? letter)

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** In bytes; PostgreSQL searches by none that is longer. One letter may stand for many: ㍿ for four of three bytes each. */
const longestWord = 2046
const isFound = (word: string) => Buffer.byteLength(word) <= longestWord

/** What to search by: every word of a text, or none where nothing can have all of them. */
export function wordsToFind(text: string): string[] {
  const words = wordsOf(text)
  return words.every(isFound) ? words : []
}

// Where a keyboard has no umlauts people write two letters: Muenchen, Koebenhavn, Aarhus.
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const spelledOut = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => twoLetters[letter] ?? letter)

// By the extensions, for the mark of a long vowel belongs to no script alone: センター.
const unspaced = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+$/u
/** Scripts without spaces: a search may begin at any letter of what looks like one word. */
const beginningsIn = (word: string) =>
  unspaced.test(word) ? [...word].map((_, i, letters) => letters.slice(i).join('')) : [word]

const alpha2 = new Map<string, string>(codes.map(([two = '', three = '']) => [three, two]))
const countryNames: Record<string, string | string[]> = english.countries

/** What a search may find an archive by: every word of the texts and of the country's English names, in each spelling. */
export function searchWordsOf(texts: readonly string[], countryISOA3: string): string[] {
  const all = [...texts, countryISOA3, countryNames[alpha2.get(countryISOA3) ?? ''] ?? []].flat()
  const words = all.flatMap((text) => [...wordsOf(text), ...wordsOf(spelledOut(text))]).flatMap(beginningsIn)
  return [...new Set(words)].filter(isFound).sort()
}

import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { fonts, printable } from '#lib/pdf.ts'

type Font = { characterSet: number[] }
// What draws the PDFs reads fonts by it.
const { openSync } = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { openSync: (path: string) => Font }

it('prints every character that it lets through, in either weight', () => {
  for (const path of Object.values(fonts)) {
    const has = new Set(openSync(path).characterSet)
    for (let code = 0x21; code <= 0xffff; code += 1) {
      const character = String.fromCodePoint(code)
      if (/[\p{Surrogate}\s]/u.test(character) || character.normalize('NFC') !== character) continue
      if (printable(character) === character && character !== '·')
        expect([code.toString(16), has.has(code)]).toEqual([code.toString(16), true])
    }
  }
})

it.each([
  'Nguyễn Thị Phương',
  'Məmmədov Əli',
  'Нұрсұлтан Қазақ',
  'Дѣло о метрикѣ',
  'Ἀθῆναι, Σπύρος',
  'Þórður Čapek Șerban Żółć Ŵyn',
  '‹y› 5′ Hawaiʼi ⅓ • → № € ₽ ₸',
])('prints %s as it is', (name) => {
  expect(printable(name)).toBe(name)
})

it('puts a dot for what the fonts have no letters for', () => {
  expect(printable('王 Wang\nIda')).toBe('· Wang Ida')
})

import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documentRule } from '#lib/documents/schema.ts'
import { makeTypeDetector } from '#lib/files/detect-type.ts'
import { newId } from '#lib/ids.ts'
import { makeScanPdf } from '#lib/sandbox/make-pdf.ts'
import { shortened, toPrintable, type SpecimenOrder } from '#lib/sandbox/specimen.ts'

const more = { researcherName: 'Camille Laurent', outcome: 'found', completedOn: '2026-11-20' } as const
const order: SpecimenOrder = {
  id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Łódź',
  personsOfInterest: [{ lastname: 'Święcicka', firstname: 'Ж' }, { lastname: 'Ψάλτης' }],
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

/** Every compressed stream of a PDF that holds text: page contents and the maps from glyphs back to characters. */
function textsOf(pdf: Buffer): string {
  const texts: string[] = []
  for (const match of pdf.toString('latin1').matchAll(/stream\r?\n/g)) {
    try {
      texts.push(inflateSync(pdf.subarray(match.index + match[0].length)).toString('latin1'))
    } catch {
      // "endstream", or a stream of another kind.
    }
  }
  return texts.join('\n')
}

it('makes two pages for an order, the same again for the same order, others for another', async () => {
  const pdf = await makeScanPdf(order, more)
  expect(countPages(pdf)).toBe(2)
  expect(pdf.length).toBeGreaterThan(40_000)
  expect(pdf.length).toBeLessThan(400_000)
  expect((await makeScanPdf(order, more)).equals(pdf)).toBe(true)
  expect((await makeScanPdf({ ...order, id: newId('order') }, more)).equals(pdf)).toBe(false)
  expect((await makeScanPdf(order, { ...more, outcome: 'not_found' })).equals(pdf)).toBe(false)
  const detector = makeTypeDetector(documentRule)
  await detector.take(pdf)
  expect(await detector.finish()).toBe('application/pdf')
})

it('says in its metadata what it is, and that it is no record', async () => {
  const pdf = await makeScanPdf({ ...order, location: 'Lyon' }, more)
  const text = pdf.toString('latin1')
  const info = (name: string) => {
    const at = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]
    return new RegExp(`\\n${at} 0 obj\\n\\(([^\\n]*)\\)\\n`).exec(text)?.[1]
  }
  expect(info('Title')).toBe('Birth record, Lyon')
  expect(info('Author')).toBe('Camille Laurent')
  const subject = Buffer.from(info('Subject') ?? '', 'latin1')
    .subarray(2)
    .swap16()
    .toString('utf16le')
  expect(subject).toBe(`Order ${order.id} · Sandbox specimen – not a real record`)
})

it('has the letters of every name, Polish, Cyrillic and Greek', async () => {
  const text = textsOf(await makeScanPdf(order, more))
  for (const letter of 'ŁźŚęЖΨάς') {
    const code = (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')
    expect(text, letter).toMatch(new RegExp(`<${code}>`, 'i'))
  }
})

describe('whatever an order may hold', () => {
  const long = 'Wörter und 漢字 שלום 🙂 '.repeat(9)
  it.each<[string, Partial<SpecimenOrder>]>([
    [
      'everything as long as can be',
      {
        repositoryName: long,
        documentType: long,
        location: long,
        externalOrderRef: 'R'.repeat(100),
        instructions: `${long}\n\n`.repeat(50),
        countryISOA3: 'POL',
        personsOfInterest: Array.from({ length: 50 }, () => ({
          firstname: long,
          lastname: long,
          birthDate: long,
          deathDate: long,
          note: long,
        })),
      },
    ],
    [
      'nothing but what must be',
      { personsOfInterest: null, externalOrderRef: null, instructions: null, countryISOA3: null },
    ],
    [
      'one unbroken word',
      {
        repositoryName: 'W'.repeat(200),
        documentType: 'W'.repeat(200),
        location: 'W'.repeat(200),
        instructions: 'W'.repeat(10_000),
      },
    ],
  ])('two pages of bounded size: %s', async (_, data) => {
    for (const outcome of ['found', 'partial', 'not_found'] as const) {
      const pdf = await makeScanPdf(
        { ...order, id: newId('order'), ...data },
        { researcherName: long, outcome, completedOn: '2026-11-20' },
      )
      expect(countPages(pdf)).toBe(2)
      expect(pdf.length).toBeLessThan(400_000)
    }
  })
})

it('prints what its fonts have, and a dot for the rest', () => {
  expect(
    toPrintable({ ...order, location: ' Nguyễn\n Țara 漢字 ', personsOfInterest: [{ lastname: 'Ґалаґан 🙂' }] }),
  ).toMatchObject({
    location: 'Nguyễn Țara ··',
    personsOfInterest: [{ lastname: 'Ґалаґан ·' }],
  })
})

it('shortens by whole characters', () => {
  expect(shortened('🙂🙂🙂🙂', 3)).toBe('🙂🙂…')
  expect(shortened('🙂🙂🙂', 3)).toBe('🙂🙂🙂')
})

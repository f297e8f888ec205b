import { expect, it } from 'vitest'
import { CsvError, readCsv } from '#lib/archives/read-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function* inPieces(data: Uint8Array, size: number) {
  for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size)
}

async function rowsOf(text: string | Uint8Array, size = 1_000) {
  const rows: (string | number)[][] = []
  for await (const { line, fields } of readCsv(inPieces(typeof text === 'string' ? bytes(text) : text, size)))
    rows.push([line, ...fields])
  return rows
}

it('reads quoted fields with commas, quotes and line breaks, and counts lines across them', async () => {
  expect(await rowsOf('a,b\r\n"x, y","say ""hi"""\r\n"two\nlines",\n\n"",z')).toEqual([
    [1, 'a', 'b'],
    [2, 'x, y', 'say "hi"'],
    [3, 'two\nlines', ''],
    [6, '', 'z'],
  ])
})

it('gives the same rows wherever the chunks break, in the middle of a letter or between two quotes', async () => {
  const text = '\ufeffname,city\r\n"Zürich ""中国""",Łódź\r\n'
  for (const size of [1, 2, 3, 5])
    expect(await rowsOf(text, size)).toEqual([
      [1, 'name', 'city'],
      [2, 'Zürich "中国"', 'Łódź'],
    ])
})

it('reads what stands before a line that is not UTF-8, wherever the chunks break', async () => {
  const data = new Uint8Array([...bytes('a\nb\nü\n'), 0xe9, 10, 99])
  for (const size of [1, 2, 3, 1_000]) {
    const lines: number[] = []
    const read = async () => {
      for await (const { line } of readCsv(inPieces(data, size))) lines.push(line)
    }
    await expect(read()).rejects.toMatchObject({ line: 4 })
    expect(lines).toEqual([1, 2, 3])
  }
})

it('has no rows in an empty file', async () => {
  expect(await rowsOf('')).toEqual([])
  expect(await rowsOf('\n\r\n')).toEqual([])
})

it.for([
  ['a\nb"c\n', 2, 'quote inside a field'],
  ['a\n"b"c\n', 2, 'behind a closing quote'],
  ['a\n"b\nc\n', 2, 'never closed'],
  [`a\n"${'x'.repeat(10_001)}`, 2, 'more than 10000 characters'],
  [new Uint8Array(Buffer.from('a,b\n', 'utf16le')), 1, 'not UTF-8'],
  ['a\n"b\n\0"\n', 3, 'not UTF-8'],
  [new Uint8Array([97, 10, 98, 10, 0xe9, 10, 99]), 3, 'not UTF-8'],
  [new Uint8Array([97, 10, 0xc3]), 2, 'not UTF-8'],
] as const)('names the line of what is not CSV: %s', async ([text, line, message]) => {
  const thrown: unknown = await rowsOf(text).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(CsvError)
  expect(thrown).toMatchObject({ line, message: expect.stringContaining(message) })
})

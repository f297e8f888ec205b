import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, it } from 'vitest'
import { readJpeg, type Jpeg } from '#components/pictures/jpeg.ts'
import { composePdf } from '#components/pictures/pdf.ts'

const scan = new Uint8Array(readFileSync(join(import.meta.dirname, '../../lib/sandbox/samples/births.jpg')))
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]
/** What a camera writes: which side was up, and where it was. */
const exif = (orientation: number, little = false) => {
  const short = (n: number) => (little ? [n & 255, n >> 8] : [n >> 8, n & 255])
  const long = (n: number) => (little ? [...short(n), 0, 0] : [0, 0, ...short(n)])
  const entry = [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0]
  return segment(0xe1, [
    ...ascii('Exif\0\0'),
    ...(little ? ascii('II') : ascii('MM')),
    ...short(42),
    ...long(8),
    ...short(1),
    ...entry,
    ...long(0),
    ...ascii('48.8566 N'),
  ])
}
const photograph = (...segments: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...scan.subarray(2), ...ascii('a film of three seconds')])
const textOf = (bytes: Uint8Array, { parts }: Jpeg) =>
  Buffer.concat(parts.map((part) => bytes.subarray(...part))).toString('latin1')

it('reads how a JPEG is stored, and which side is up, of both kinds of byte order', () => {
  expect(readJpeg(scan)).toMatchObject({ width: 993, height: 1404, components: 3, mirrored: false, turns: 0 })
  const ways = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
    const { mirrored, turns } = readJpeg(photograph(exif(n, n % 2 === 0))) ?? {}
    return `${mirrored ? 'mirrored ' : ''}${turns}`
  })
  expect(ways).toEqual(['0', 'mirrored 0', '2', 'mirrored 2', 'mirrored 3', '1', 'mirrored 1', '3'])
})

it('takes the picture alone: nothing of place and time, no second picture, no film behind it', () => {
  const profile = segment(0xe2, ascii('ICC_PROFILE\0 of colours'))
  const bytes = photograph(exif(6), profile, segment(0xe2, ascii('MPF\0 second')), segment(0xfe, ascii('a comment')))
  const jpeg = readJpeg(bytes)
  if (!jpeg) throw new Error('not read')
  const kept = textOf(bytes, jpeg)
  const there = ['ICC_PROFILE', '48.8566', 'MPF', 'a comment', 'film'].filter((words) => kept.includes(words))
  expect(there).toEqual(['ICC_PROFILE'])
  const plain = readJpeg(scan)
  expect(kept.length).toBe((plain ? textOf(scan, plain).length : 0) + profile.length)
})

it('leaves to the browser what no PDF can hold as it is, and what is broken', () => {
  const at = scan.findIndex((byte, i) => byte === 0xff && scan[i + 1] === 0xc0)
  const changed = (offset: number, value: number) => scan.with(at + offset, value)
  expect(readJpeg(changed(9, 4)), 'four inks').toBeUndefined()
  expect(readJpeg(changed(4, 12)), 'twelve bits').toBeUndefined()
  expect(readJpeg(changed(1, 0xc3)), 'lossless').toBeUndefined()
  expect(readJpeg(changed(1, 0xc2)), 'progressive').toBeDefined()
  for (const bytes of [scan.subarray(0, 40_000), Uint8Array.from(ascii('%PDF-1.7')), new Uint8Array()])
    expect(readJpeg(bytes)).toBeUndefined()
})

it('writes a PDF of them that another program reads: pages, sizes at 300 to an inch, the pictures untouched', async () => {
  const stored = { width: 993, height: 1404, components: 3, mirrored: false } as const
  const jpeg = new Blob([scan])
  const pdf = await composePdf([
    { ...stored, turns: 0, jpeg },
    { ...stored, turns: 1, jpeg },
    { ...stored, mirrored: true, turns: 3, jpeg },
  ]).bytes()
  expect(Buffer.from(pdf).indexOf(scan)).toBeGreaterThan(0)
  const read = await getDocumentProxy(pdf, { stopAtErrors: true })
  const sizes = await Promise.all([1, 2, 3].map(async (n) => (await read.getPage(n)).view))
  expect(read.numPages).toBe(3)
  expect(sizes).toEqual([
    [0, 0, 238.32, 336.96],
    [0, 0, 336.96, 238.32],
    [0, 0, 336.96, 238.32],
  ])
})

/** Where on its page the first pixel of a picture comes to lie, and the last one of its first row. */
async function cornersOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, n: number): Promise<string> {
  const page = await pdf.getPage(n)
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const steps = fnArray.flatMap((fn, i) => (fn === OPS.transform ? [Array.from(argsArray[i] as Iterable<number>)] : [])) // six numbers
  const [, , width = 0, height = 0] = page.view
  const seen = (from: readonly [number, number]) => {
    const [x, y] = steps
      .toReversed()
      .reduce(([x, y], [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => [a * x + c * y + e, b * x + d * y + f], from)
    const side = (at: number, far: number, names: readonly string[]) => names[[0, far].findIndex((end) => end === at)]
    return `${side(y, height, ['bottom', 'top'])} ${side(x, width, ['left', 'right'])}`
  }
  return `${seen([0, 1])}, ${seen([1, 1])}`
}

it('shows each of the eight ways to hold a camera upright, as EXIF says where the first row and column are', async () => {
  const ways = [1, 2, 3, 4, 5, 6, 7, 8]
  const read = ways.map((n) => readJpeg(photograph(exif(n)))).filter((one) => one !== undefined)
  // Where it goes doesn't depend on what it shows.
  const pages = read.map((jpeg) => ({ ...jpeg, jpeg: new Blob(['nothing to decode']) }))
  const pdf = await getDocumentProxy(await composePdf(pages).bytes(), { verbosity: 0 })
  expect(await Promise.all(ways.map((n) => cornersOf(pdf, n)))).toEqual([
    'top left, top right',
    'top right, top left',
    'bottom right, bottom left',
    'bottom left, bottom right',
    'top left, bottom left',
    'top right, bottom right',
    'bottom right, top right',
    'bottom left, top left',
  ])
})

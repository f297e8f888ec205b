import type { Random } from '#lib/sandbox/seeded-random.ts'
import { fonts } from '#lib/sandbox/pdf-fonts.ts'

type Doc = PDFKit.PDFDocument
type Point = readonly [x: number, y: number]

// One stroke each, in units of the small letters' height, y upwards, from where the letter before ends to where the next
// begins. Enough for a clerk's hand that looks like words and says nothing.
const letters: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0, 0],
    [0.38, 0.95],
    [0.3, 0.25],
    [0.42, 0.02],
    [0.7, 0.25],
  ],
  [
    [0, 0],
    [0.3, 0.95],
    [0.22, 0.1],
    [0.55, 0.98],
    [0.66, 0.7],
    [0.6, 0.05],
    [0.95, 0.25],
  ],
  [
    [0, 0],
    [0.28, 0.95],
    [0.2, 0.1],
    [0.48, 0.98],
    [0.56, 0.1],
    [0.85, 0.98],
    [0.95, 0.6],
    [0.9, 0.05],
    [1.2, 0.25],
  ],
  [
    [0, 0.1],
    [0.3, 0.45],
    [0.42, 0.85],
    [0.22, 0.95],
    [0.12, 0.4],
    [0.3, 0.02],
    [0.62, 0.25],
  ],
  [
    [0, 0.1],
    [0.5, 0.92],
    [0.2, 0.9],
    [0.1, 0.3],
    [0.3, 0.03],
    [0.52, 0.6],
    [0.55, 0.9],
    [0.5, 0.15],
    [0.85, 0.2],
  ],
  [
    [0, 0],
    [0.45, 1.5],
    [0.42, 2.2],
    [0.24, 1.9],
    [0.22, 0.4],
    [0.36, 0.02],
    [0.65, 0.25],
  ],
  [
    [0, 0],
    [0.42, 1.6],
    [0.36, 2.1],
    [0.2, 1.2],
    [0.18, 0.05],
    [0.45, 0.85],
    [0.62, 0.6],
    [0.58, 0.05],
    [0.9, 0.25],
  ],
  [
    [0, 0.1],
    [0.5, 0.9],
    [0.2, 0.88],
    [0.12, 0.3],
    [0.35, 0.1],
    [0.54, 0.85],
    [0.46, -0.7],
    [0.22, -1.15],
    [0.12, -0.75],
    [0.75, 0.25],
  ],
  [
    [0, 0],
    [0.32, 1],
    [0.5, 0.82],
    [0.56, 0.3],
    [0.4, 0],
    [0.68, 0.22],
  ],
  [
    [0, 0],
    [0.36, 1.6],
    [0.28, 0.3],
    [0.42, 0.02],
    [0.7, 0.25],
  ],
]
const slant = 0.34
// Few values: every other opacity is one more object in the PDF.
const pressures = [0.7, 0.76, 0.82, 0.88, 0.94] as const

/** Points along a smooth curve through the given ones (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  const curve: Point[] = []
  for (let i = 0; i < points.length - 1; i += 1) {
    const [b, c] = [points[i], points[i + 1]]
    if (!b || !c) continue
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    const at = (k: 0 | 1, t: number) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    for (let step = 0; step < 3; step += 1) curve.push([at(0, step / 3), at(1, step / 3)])
  }
  const last = points.at(-1)
  return last ? [...curve, last] : curve
}

const rounded = (n: number) => Math.round(n * 10) / 10

/** Draws a line as a broad nib held at an angle does: hairlines upwards, weight downwards. */
function inkLine(doc: Doc, points: readonly Point[], nib: number) {
  const edge: Point[] = points.map(([x, y]) => [x + nib, y - nib * 0.35])
  const outline = [...points, ...edge.reverse()]
  for (const [i, [x, y]] of outline.entries()) {
    if (i === 0) doc.moveTo(rounded(x), rounded(y))
    else doc.lineTo(rounded(x), rounded(y))
  }
  doc.closePath().lineWidth(0.22).lineJoin('round').fillAndStroke()
}

/** One word of `count` letters that mean nothing; answers where it ends. `height` is that of a small letter, in points. */
function scribbleWord(doc: Doc, random: Random, x: number, y: number, height: number, count: number): number {
  const path: Point[] = []
  let pen = 0
  const capital = random.next() < 0.22
  if (capital) path.push([-0.15, 1.2], [0.35, 2.05], [0.3, 0.9], [0, 0.02], [0.25, 0.1])
  for (let i = 0; i < count; i += 1) {
    const letter = random.pick(letters)
    const stretch = random.between(0.95, 1.2)
    for (const [px, py] of letter)
      path.push([pen + px * stretch + random.between(-0.03, 0.03), py * random.between(0.9, 1.06)])
    pen += (letter.at(-1)?.[0] ?? 0.7) * stretch
  }
  const climb = random.between(-0.008, 0.02)
  const drawn = smooth(path).map(([px, py]): Point => [x + (px + py * slant) * height, y - (py + px * climb) * height])
  inkLine(doc, drawn, height * 0.105)
  if (random.next() < 0.35) {
    const dot = x + (pen * random.between(0.3, 0.8) + 1.6 * slant) * height
    inkLine(
      doc,
      [
        [dot, y - 1.65 * height],
        [dot + height * 0.12, y - 1.72 * height],
      ],
      height * 0.1,
    )
  }
  return x + (pen + 0.5) * height
}

/** A run of such words that ends before `right`. */
export function scribble(
  doc: Doc,
  random: Random,
  x: number,
  y: number,
  right: number,
  height: number,
  ink: string,
): void {
  doc.save().fillColor(ink).strokeColor(ink)
  for (let at = x; ;) {
    const count = random.whole(2, 8)
    if (at + count * height * 0.95 > right) break
    doc.opacity(random.pick(pressures))
    at =
      scribbleWord(doc, random, at, y + random.between(-0.4, 0.4), height, count) + height * random.between(0.25, 0.6)
  }
  doc.restore()
}

/** A name to sign with: one long word and the stroke under it. */
export function signature(doc: Doc, random: Random, x: number, y: number, height: number, ink: string): void {
  doc.save().fillColor(ink).strokeColor(ink).opacity(0.85)
  const end = scribbleWord(doc, random, scribbleWord(doc, random, x, y, height, 3), y, height, 7)
  const sweep = smooth([
    [end - height, y],
    [end + height * 1.5, y - height * 0.6],
    [x + height * 2, y + height * 0.9],
    [end + height, y + height * 0.5],
  ])
  inkLine(doc, sweep, height * 0.12)
  doc.restore()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Writes text that can be read, letter by letter with a hand's unevenness; smaller where it would pass `right`. */
export function writeByHand(
  doc: Doc,
  random: Random,
  text: string,
  x: number,
  y: number,
  right: number,
  size: number,
  ink: string,
): void {
  doc.save().font(fonts.hand)
  const natural = doc.fontSize(size).widthOfString(text)
  const fitted = Math.max(4, Math.min(size, (size * (right - x)) / (natural * 1.06)))
  doc.fontSize(fitted).fillColor(ink).strokeColor(ink)
  let at = x
  for (const { segment: piece } of graphemes.segment(text)) {
    const width = doc.widthOfString(piece)
    if (at + width > right + 1) break
    if (piece.trim() !== '') {
      doc.save()
      doc.transform(
        1,
        random.between(-0.025, 0.025),
        -0.26 + random.between(-0.03, 0.03),
        1,
        at,
        y + random.between(-0.3, 0.3),
      )
      doc.lineWidth(random.between(0.25, 0.5)).opacity(random.pick(pressures))
      doc.text(piece, 0, 0, { lineBreak: false, fill: true, stroke: true, baseline: 'alphabetic' })
      doc.restore()
    }
    at += width * random.between(0.98, 1.03)
  }
  doc.restore()
}

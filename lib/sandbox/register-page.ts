import { scribble, signature, writeByHand } from '#lib/sandbox/handwriting.ts'
import { makePaper } from '#lib/sandbox/paper.ts'
import { fonts } from '#lib/sandbox/pdf-fonts.ts'
import type { Random } from '#lib/sandbox/seeded-random.ts'
import {
  lifeDates,
  registerName,
  shelfOf,
  shortened,
  specimenMark,
  type Shelf,
  type SpecimenDelivery,
  type SpecimenOrder,
  type SpecimenPerson,
} from '#lib/sandbox/specimen.ts'

type Doc = PDFKit.PDFDocument

// The sheet on the scanner's bed, in points; everything on it is drawn relative to its upper left corner.
const sheet = { x: 38, y: 26, width: 520, height: 742 }
const columns = { left: 30, name: 66, particulars: 256, remarks: 420, right: 504 }
const rows = { top: 118, height: 66, count: 9 }
const print = '#4a3b2a'
// Each clerk's pots of ink, by how much they have faded.
type Inks = readonly [string, ...string[]]
const clerks: readonly [Inks, ...Inks[]] = [
  ['#33261a', '#2c2118', '#3d2c1b'],
  ['#29303f', '#2b2a33', '#222b3d'],
  ['#3a2a20', '#4a3524', '#2b2320'],
]
const line = { lineBreak: false } as const

function ruling(doc: Doc, random: Random) {
  const bottom = rows.top + rows.count * rows.height
  doc.save().opacity(0.5).strokeColor('#6d7f96').lineWidth(0.35)
  for (let y = rows.top; y <= bottom + 0.1; y += rows.height / 3) {
    doc
      .moveTo(columns.left, y)
      .lineTo(columns.right, y + random.between(-0.3, 0.3))
      .stroke()
  }
  doc.opacity(0.55).strokeColor('#9c4a3c').lineWidth(0.5)
  for (const x of [columns.left, columns.name, columns.particulars, columns.remarks, columns.right]) {
    doc
      .moveTo(x, 92)
      .lineTo(x, bottom)
      .moveTo(x + 1.8, 92)
      .lineTo(x + 1.8, bottom)
      .stroke()
  }
  doc.opacity(0.75).strokeColor(print).lineWidth(0.9).moveTo(columns.left, 92).lineTo(columns.right, 92)
  doc.moveTo(columns.left, rows.top).lineTo(columns.right, rows.top).stroke().restore()
}

function printedHead(doc: Doc, random: Random, order: SpecimenOrder, shelf: Shelf, ink: string) {
  const inner = columns.right - columns.left
  doc.save().opacity(0.85).fillColor(print)
  doc.font(fonts.serifBold).fontSize(15).text(shortened(order.documentType, 36).toUpperCase(), columns.left, 34, {
    width: inner,
    align: 'center',
    characterSpacing: 1.6,
    height: 20,
  })
  doc
    .font(fonts.serifItalic)
    .fontSize(8.5)
    .text(shortened(`${order.location} · ${order.repositoryName}`, 88), columns.left, 57, {
      width: inner,
      align: 'center',
      height: 12,
    })
  doc.font(fonts.serif).fontSize(6.5)
  const heads: [string, number][] = [
    ['No.', columns.left + 9],
    ['Family name, given names', columns.name + 8],
    ['Particulars', columns.particulars + 8],
    ['Remarks', columns.remarks + 8],
  ]
  for (const [text, x] of heads) doc.text(text, x, 101, line)
  doc
    .fontSize(7)
    .text('fol.', columns.right - 40, 22, line)
    .text('Anno', columns.left, 80, line)
  doc.restore()
  writeByHand(doc, random, shelf.folio, columns.right - 24, 29, columns.right + 10, 12, ink)
  writeByHand(doc, random, String(shelf.year), columns.left + 24, 86, columns.left + 90, 14, ink)
}

function personEntry(doc: Doc, random: Random, person: SpecimenPerson, y: number, ink: string) {
  const third = rows.height / 3
  writeByHand(
    doc,
    random,
    shortened(registerName(person), 44),
    columns.name + 9,
    y + third - 5,
    columns.particulars - 6,
    15.5,
    ink,
  )
  scribble(doc, random, columns.name + 16, y + third * 2 - 4.5, columns.particulars - random.between(10, 60), 4.4, ink)
  const particulars = [lifeDates(person), person.note ?? ''].filter(Boolean).map((text) => shortened(text, 40))
  for (const [i, text] of particulars.entries())
    writeByHand(doc, random, text, columns.particulars + 8, y + third * (i + 1) - 5, columns.remarks - 4, 11, ink)
  scribble(
    doc,
    random,
    columns.particulars + 8,
    y + third * (particulars.length + 1) - 4.5,
    columns.remarks - 8,
    4.2,
    ink,
  )
}

function clerkEntry(doc: Doc, random: Random, y: number, ink: string) {
  const third = rows.height / 3
  const base = (n: number) => y + third * n - 4.5
  scribble(
    doc,
    random,
    columns.name + 9,
    base(1),
    columns.particulars - random.between(8, 50),
    random.between(5, 5.8),
    ink,
  )
  if (random.next() < 0.75)
    scribble(doc, random, columns.name + 14, base(2), columns.particulars - random.between(8, 90), 4.4, ink)
  for (let n = 1; n <= random.whole(1, 3); n += 1)
    scribble(
      doc,
      random,
      columns.particulars + 8,
      base(n),
      columns.remarks - random.between(4, 50),
      random.between(4, 4.5),
      ink,
    )
}

/** The archivist's red pencil beside what was asked for. */
function pencilMark(doc: Doc, random: Random, y: number, height: number) {
  const x = columns.name - 5
  doc.save().opacity(0.6).strokeColor('#b0392b').lineWidth(1.5).lineCap('round')
  doc
    .moveTo(x + random.between(2, 4), y + 6)
    .bezierCurveTo(x - 5, y + 8, x - 3, y + height * 0.35, x - 4, y + height * 0.5)
  doc
    .bezierCurveTo(x - 3, y + height * 0.65, x - 6, y + height - 8, x + random.between(2, 4), y + height - 6)
    .stroke()
    .restore()
}

function entries(doc: Doc, random: Random, order: SpecimenOrder, more: SpecimenDelivery, inks: Inks) {
  const persons = order.personsOfInterest ?? []
  const found =
    more.outcome === 'not_found' ? [] : more.outcome === 'partial' ? persons.slice(0, 1) : persons.slice(0, 4)
  const first = random.whole(1, rows.count - 2 - found.length)
  const number = random.whole(11, 640)
  for (let row = 0; row < rows.count; row += 1) {
    const y = rows.top + row * rows.height
    const ink = random.pick(inks)
    writeByHand(doc, random, String(number + row), columns.left + 7, y + rows.height / 3 - 5, columns.name, 12, ink)
    const person = found[row - first]
    if (person) personEntry(doc, random, person, y, ink)
    else clerkEntry(doc, random, y, ink)
    if (random.next() < 0.4)
      scribble(doc, random, columns.remarks + 7, y + rows.height / 3 - 4.5, columns.right - 2, 4, ink)
    if (random.next() < 0.3) signature(doc, random, columns.remarks + 6, y + (rows.height / 3) * 2.4, 4.2, ink)
  }
  if (found.length > 0) pencilMark(doc, random, rows.top + first * rows.height, found.length * rows.height)
}

/** What was written on the other side shines through, mirrored. */
function bleedThrough(doc: Doc, random: Random) {
  doc.save().translate(sheet.width, 0).scale(-1, 1)
  for (let row = 0; row < rows.count; row += 1) {
    const y = rows.top + row * rows.height + random.between(8, 18)
    scribble(doc, random, 60 + random.between(0, 30), y, 240 - random.between(0, 60), 5, '#d3c097')
  }
  doc.restore()
}

function roundStamp(doc: Doc, random: Random, order: SpecimenOrder, shelf: Shelf) {
  const [x, y, radius] = [random.between(360, 440), random.between(640, 672), 43]
  const colour = random.pick(['#4b3f8f', '#2f4f8a', '#8a2f3f'])
  doc.save().translate(x, y).rotate(random.between(-35, 25)).opacity(0.62).strokeColor(colour).fillColor(colour)
  doc
    .lineWidth(1.8)
    .circle(0, 0, radius)
    .stroke()
    .lineWidth(0.7)
    .circle(0, 0, radius - 3.5)
    .stroke()
    .circle(0, 0, radius - 15)
    .stroke()
  const around = `${shortened(order.repositoryName, 34).toUpperCase()} ✶ `
  const characters = Array.from(around)
  doc.font(fonts.sansBold).fontSize(7.5)
  const total = doc.widthOfString(around)
  const scale = Math.min(1.6, (2 * Math.PI * (radius - 12)) / total)
  let angle = -90
  for (const character of characters) {
    const turn = ((doc.widthOfString(character) * scale) / (radius - 12)) * (180 / Math.PI)
    doc
      .save()
      .rotate(angle + turn / 2 + 90)
      .text(character, -doc.widthOfString(character) / 2, -(radius - 12), { lineBreak: false, baseline: 'alphabetic' })
      .restore()
    angle += turn
  }
  doc.fontSize(8.5).text('SPECIMEN', -doc.widthOfString('SPECIMEN') / 2, -9, line)
  doc
    .font(fonts.typed)
    .fontSize(6.5)
    .text(shelf.mark, -doc.widthOfString(shelf.mark) / 2, 3, line)
  doc.restore()
}

/** The strip that digitisation units lay beside a page: scale, grey steps, what this is. */
function targetStrip(doc: Doc, order: SpecimenOrder, shelf: Shelf) {
  const [x, y, width] = [38, 786, 520]
  doc.rect(x, y, width, 36).fill('#f2f2ef')
  const centimetre = 28.35
  for (let i = 0; i < 7; i += 1)
    doc.rect(x + 10 + i * centimetre, y + 6, centimetre, 6).fill(i % 2 === 0 ? '#1c1c1c' : '#ffffff')
  doc
    .lineWidth(0.4)
    .rect(x + 10, y + 6, centimetre * 7, 6)
    .stroke('#1c1c1c')
  for (let i = 0; i < 8; i += 1)
    doc.rect(x + 10 + i * 14, y + 17, 14, 13).fill(
      `#${Math.round(20 + i * 32)
        .toString(16)
        .padStart(2, '0')
        .repeat(3)}`,
    )
  doc
    .font(fonts.sans)
    .fontSize(5)
    .fillColor('#555555')
    .text('7 cm', x + 214, y + 6, line)
  doc
    .font(fonts.sansBold)
    .fontSize(8)
    .fillColor('#a3271f')
    .text(specimenMark, x + 240, y + 7, { width: width - 250, align: 'right', height: 11 })
  doc
    .font(fonts.typed)
    .fontSize(6.5)
    .fillColor('#333333')
    .text(`${shelf.mark} · f. ${shelf.folio} · ${order.id}`, x + 150, y + 21, {
      width: width - 160,
      align: 'right',
      height: 10,
    })
}

/** Page 2: what looks like the scan of a page of an old register. Every mark follows from the order's id. */
export function drawRegisterPage(doc: Doc, random: Random, order: SpecimenOrder, more: SpecimenDelivery): void {
  const shelf = shelfOf(order)
  const inks = random.pick(clerks)
  doc.rect(0, 0, doc.page.width, doc.page.height).fill('#2b2a28')
  doc.save().rotate(random.between(-0.7, 0.7), { origin: [297, 400] })
  doc.save().fillColor('#000000')
  for (let depth = 1; depth <= 4; depth += 1)
    doc
      .opacity(0.16)
      .rect(sheet.x - depth, sheet.y + depth, sheet.width + depth * 2, sheet.height + depth)
      .fill()
  doc.restore()
  doc.image(makePaper(random, 480, 685), sheet.x, sheet.y, { width: sheet.width, height: sheet.height })
  doc.translate(sheet.x, sheet.y)
  bleedThrough(doc, random)
  ruling(doc, random)
  printedHead(doc, random, order, shelf, inks[0])
  entries(doc, random, order, more, inks)
  roundStamp(doc, random, order, shelf)
  doc.restore()
  targetStrip(doc, order, shelf)
}

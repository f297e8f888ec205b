import { signature } from '#lib/sandbox/handwriting.ts'
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
} from '#lib/sandbox/specimen.ts'

type Doc = PDFKit.PDFDocument

const page = { width: 595.28, height: 841.89 }
const left = 54
const right = page.width - 54
const width = right - left
const ink = '#1f2a44'
const rule = '#8a7f68'
const label = '#7a6f58'
const red = '#a3271f'
const line = { lineBreak: false } as const

const outcomes = { found: 'FOUND', partial: 'FOUND IN PART', not_found: 'NOT FOUND' } as const

// The typewriter face lacks the letters of Vietnamese.
const typewriterFor = (text: string) => (/[\u1ea0-\u1ef9]/.test(text) ? fonts.sans : fonts.typed)

function field(
  doc: Doc,
  name: string,
  value: string,
  box: { x: number; y: number; width: number; height: number; size?: number },
) {
  const { x, y, width: boxWidth, height, size = 10.5 } = box
  doc.lineWidth(0.6).strokeColor(rule).rect(x, y, boxWidth, height).stroke()
  doc
    .font(fonts.sans)
    .fontSize(5.8)
    .fillColor(label)
    .text(name.toUpperCase(), x + 7, y + 6, { ...line, characterSpacing: 0.7 })
  doc.font(typewriterFor(value)).fontSize(size).fillColor(ink)
  doc.text(value, x + 7, y + 17, { width: boxWidth - 14, height: height - 20, ellipsis: true, lineGap: 1.5 })
}

function heading(doc: Doc, order: SpecimenOrder) {
  doc.font(fonts.serifBold).fontSize(27).fillColor(ink).text('Call slip', left, 62, line)
  doc
    .font(fonts.serifItalic)
    .fontSize(9.5)
    .fillColor(label)
    .text('Please fetch from the stacks and copy', left + 1, 95, line)
  doc
    .font(fonts.sans)
    .fontSize(5.8)
    .fillColor(label)
    .text('ORDER', left, 68, { width, align: 'right', characterSpacing: 0.7 })
  doc.font(fonts.typed).fontSize(9.5).fillColor(ink).text(order.id, left, 78, { width, align: 'right' })
  doc
    .font(fonts.sans)
    .fontSize(7)
    .fillColor(label)
    .text('Page 1 of 2: cover sheet', left, 95, { width, align: 'right' })
  doc.rect(left, 116, width, 24).fill(red)
  doc
    .font(fonts.sansBold)
    .fontSize(9.5)
    .fillColor('#ffffff')
    .text(specimenMark.toUpperCase(), left, 123, { width, align: 'center', characterSpacing: 1 })
}

function persons(doc: Doc, { personsOfInterest }: SpecimenOrder, top: number, height: number) {
  const all = personsOfInterest ?? []
  doc.lineWidth(0.6).strokeColor(rule).rect(left, top, width, height).stroke()
  doc
    .font(fonts.sans)
    .fontSize(5.8)
    .fillColor(label)
    .text('PERSONS OF INTEREST', left + 7, top + 6, { ...line, characterSpacing: 0.7 })
  const shown = all.slice(0, all.length > 6 ? 5 : 6)
  for (const [i, person] of shown.entries()) {
    const y = top + 19 + i * 18
    const [name, rest] = [
      shortened(registerName(person), 42),
      shortened([lifeDates(person), person.note].filter(Boolean).join(' · '), 43),
    ]
    doc
      .font(typewriterFor(name))
      .fontSize(10)
      .fillColor(ink)
      .text(name, left + 7, y, line)
    doc
      .font(typewriterFor(rest))
      .fontSize(8)
      .text(rest, left + 270, y + 1.5, line)
    doc
      .lineWidth(0.3)
      .strokeColor('#cfc5ac')
      .moveTo(left + 7, y + 14)
      .lineTo(right - 7, y + 14)
      .stroke()
  }
  const rest =
    all.length === 0 ? 'none named' : all.length > shown.length ? `and ${all.length - shown.length} more` : ''
  doc
    .font(fonts.serifItalic)
    .fontSize(9)
    .fillColor(label)
    .text(rest, left + 7, top + 20 + shown.length * 18, line)
}

function stamp(doc: Doc, random: Random, text: string, date: string, x: number, y: number) {
  const size = text.length > 10 ? 15 : 21
  doc
    .save()
    .rotate(random.between(-9, -4), { origin: [x, y] })
    .opacity(0.82)
  doc.font(fonts.sansBold).fontSize(size)
  const inner = doc.widthOfString(text, { characterSpacing: 2 })
  const colour = text === outcomes.not_found ? red : '#2c5b3f'
  doc
    .lineWidth(2.2)
    .strokeColor(colour)
    .roundedRect(x - inner / 2 - 14, y - 25, inner + 28, 50, 4)
    .stroke()
  doc
    .lineWidth(0.7)
    .roundedRect(x - inner / 2 - 10.5, y - 21.5, inner + 21, 43, 2.5)
    .stroke()
  doc.fillColor(colour).text(text, x - inner / 2, y - size * 0.8, { ...line, characterSpacing: 2 })
  doc
    .font(fonts.typed)
    .fontSize(8)
    .text(date, x - doc.widthOfString(date) / 2, y + 8, line)
  doc.restore()
}

function counterfoil(doc: Doc, order: SpecimenOrder, shelf: Shelf, more: SpecimenDelivery) {
  const top = 736
  doc
    .save()
    .lineWidth(0.8)
    .strokeColor(label)
    .dash(4, { space: 3 })
    .moveTo(26, top)
    .lineTo(page.width - 26, top)
    .stroke()
    .undash()
    .restore()
  doc
    .circle(page.width / 2, 34, 7)
    .lineWidth(0.6)
    .fillAndStroke('#ffffff', rule)
  doc
    .font(fonts.sans)
    .fontSize(5.8)
    .fillColor(label)
    .text('COUNTERFOIL: LEAVE IN PLACE OF THE VOLUME', left, top + 11, { ...line, characterSpacing: 0.7 })
  const place = shortened(`${shelf.mark} · f. ${shelf.folio} · ${order.repositoryName}`, 74)
  doc
    .font(typewriterFor(place))
    .fontSize(8.5)
    .fillColor(ink)
    .text(place, left, top + 23, line)
  doc.font(fonts.typed).text(`${order.id} · ${more.completedOn}`, left, top + 36, line)
  doc.font(fonts.serifItalic).fontSize(7).fillColor(label)
  doc.text(`${specimenMark}. Shelf mark, page and entry are invented; no archive has been asked.`, left, top + 54, {
    width,
    align: 'center',
  })
}

/** Page 1: the order's data on a form such as readers fill in to have a document fetched. */
export function drawCoverPage(doc: Doc, random: Random, order: SpecimenOrder, more: SpecimenDelivery): void {
  const shelf = shelfOf(order)
  doc.rect(0, 0, page.width, page.height).fill('#f7f0de')
  doc
    .lineWidth(1.6)
    .strokeColor(rule)
    .rect(26, 26, page.width - 52, page.height - 52)
    .stroke()
  doc
    .lineWidth(0.5)
    .rect(30, 30, page.width - 60, page.height - 60)
    .stroke()
  heading(doc, order)
  const third = width / 3
  field(doc, 'Repository', order.repositoryName, { x: left, y: 156, width, height: 50, size: 11.5 })
  field(doc, 'Document', order.documentType, { x: left, y: 206, width: width / 2, height: 56 })
  field(doc, 'Place', order.location, { x: left + width / 2, y: 206, width: width / 2, height: 56 })
  field(doc, 'Country', order.countryISOA3 ?? '–', { x: left, y: 262, width: third, height: 36 })
  field(doc, 'Your reference', shortened(order.externalOrderRef ?? '–', 42), {
    x: left + third,
    y: 262,
    width: third * 2,
    height: 36,
    size: 9.5,
  })
  persons(doc, order, 298, 134)
  field(doc, 'Instructions', shortened(order.instructions ?? '–', 620), {
    x: left,
    y: 432,
    width,
    height: 106,
    size: 8.5,
  })

  doc.rect(left, 556, width, 17).fill('#e6dcc2')
  doc
    .font(fonts.sansBold)
    .fontSize(6.5)
    .fillColor(label)
    .text('FOR THE STAFF', left + 7, 561.5, { ...line, characterSpacing: 1 })
  field(doc, 'Shelf mark', shelf.mark, { x: left, y: 573, width: third, height: 40 })
  field(doc, 'Folio', shelf.folio, { x: left + third, y: 573, width: third / 2, height: 40 })
  field(doc, 'Volume of', String(shelf.year), { x: left + third * 1.5, y: 573, width: third / 2, height: 40 })
  field(doc, 'Completed', more.completedOn, { x: left + third * 2, y: 573, width: third, height: 40 })
  field(doc, 'Researcher', shortened(more.researcherName, 60), { x: left, y: 613, width: third * 1.5, height: 98 })
  field(doc, 'Outcome', '', { x: left + third * 1.5, y: 613, width: third * 1.5, height: 98 })
  signature(doc, random, left + 22, 690, 8.5, '#22305c')
  doc
    .lineWidth(0.4)
    .strokeColor(rule)
    .moveTo(left + 14, 697)
    .lineTo(left + third * 1.5 - 14, 697)
    .stroke()
  stamp(doc, random, outcomes[more.outcome], more.completedOn, left + third * 2.25, 665)
  counterfoil(doc, order, shelf, more)
}

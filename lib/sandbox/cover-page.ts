import { fonts } from '#lib/pdf.ts'
import {
  lifeDates,
  registerName,
  shortened,
  specimenMark,
  type SpecimenDelivery,
  type SpecimenOrder,
} from '#lib/sandbox/specimen.ts'

const left = 54
const ink = '#1f2a44'
const label = '#7a6f58'
const red = '#a3271f'

const outcomes = { found: 'Found', partial: 'Found in part', not_found: 'Not found' } as const

const personsShown = 6

function personLines({ personsOfInterest }: SpecimenOrder): string {
  const all = personsOfInterest ?? []
  const shown = all.slice(0, personsShown)
  const lines = shown.map((person) =>
    shortened([registerName(person), lifeDates(person), person.note].filter(Boolean).join(' · '), 70),
  )
  if (all.length > shown.length) lines.push(`and ${all.length - shown.length} more`)
  return lines.join('\n') || 'none named'
}

/** What stands on the sheet: a label, its text, and how many lines it may have. */
const fieldsOf = (order: SpecimenOrder, more: SpecimenDelivery): [string, string, number][] => [
  ['Repository', order.repositoryName, 2],
  ['Document', order.documentType, 2],
  ['Place', order.location, 2],
  ['Country', order.countryISOA3 ?? '–', 1],
  ['Your reference', order.externalOrderRef ?? '–', 1],
  ['Persons of interest', personLines(order), personsShown + 1],
  ['Instructions', order.instructions ?? '–', 7],
  ['Researcher', more.researcherName, 1],
  ['Outcome', `${outcomes[more.outcome]}, ${more.completedOn}`, 1],
]

/** Page 1: the order's data, by which an integrator's program sees that the document is its own. */
export function drawCoverPage(doc: PDFKit.PDFDocument, order: SpecimenOrder, more: SpecimenDelivery): void {
  const width = doc.page.width - 2 * left
  doc.rect(0, 0, doc.page.width, doc.page.height).fill('#f7f0de')
  doc.font(fonts.bold).fontSize(25).fillColor(ink).text('Call slip', left, 58)
  doc.font(fonts.plain).fontSize(9.5).text(order.id, left, 72, { width, align: 'right' })
  doc.rect(left, 100, width, 24).fill(red)
  doc
    .font(fonts.bold)
    .fontSize(9.5)
    .fillColor('#ffffff')
    .text(specimenMark.toUpperCase(), left, 106, { width, align: 'center', characterSpacing: 1 })
  let y = 142
  for (const [name, value, lines] of fieldsOf(order, more)) {
    doc
      .lineWidth(0.5)
      .strokeColor(label)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke()
    doc.font(fonts.plain).fontSize(7).fillColor(label)
    doc.text(name.toUpperCase(), left, y + 7, { characterSpacing: 0.7 })
    doc.fontSize(10).fillColor(ink)
    doc.text(shortened(value, lines * 90), left, y + 18, { width, height: lines * 14, ellipsis: true, lineGap: 2 })
    y += lines * 14 + 24
  }
  doc.fontSize(8).fillColor(label)
  doc.text('The next page is a sample, the same for many orders. No archive has been asked.', left, y + 8, { width })
}

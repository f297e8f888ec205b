import { amountText } from '#lib/billing/amount-text.ts'
import { ink, label, left } from '#lib/billing/draw-row.ts'
import type { BillingDocumentView, StatementEntry } from '#lib/billing/schema.ts'
import { fonts, printable } from '#lib/pdf.ts'
import { catalogue } from '#lib/words/en/billing-documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const names = (): Record<StatementEntry['kind'], string> => ({
  receipt: t('receipt'),
  invoice: t('invoice'),
  credit_note: t('creditNote'),
  dispute: t('bankDispute'),
})

// What each column takes, in points; the order has what is left.
const dateWidth = 62
const documentWidth = 104
const amountWidth = 104

type Around = { currency: BillingDocumentView['currency']; width: number }

/** The entries of a customer's statement as a table, its head on each page. */
export function drawEntries(doc: PDFKit.PDFDocument, entries: readonly StatementEntry[], around: Around): void {
  drawHead(doc, around)
  for (const entry of entries) drawEntry(doc, entry, around)
  doc.x = left
  doc.y += 18
  // What follows are sums: they begin where there is room for a few of them.
  if (doc.y > doc.page.height - doc.page.margins.bottom - 100) doc.addPage()
  doc.font(fonts.bold).fontSize(11).fillColor(ink).text(t('sums'), left, doc.y)
  doc.moveDown(0.4)
}

const columnsOf = (width: number) => ({
  document: left + dateWidth,
  order: left + dateWidth + documentWidth,
  orderWidth: width - dateWidth - documentWidth - amountWidth - 12,
  amount: left + width - amountWidth,
})

function drawHead(doc: PDFKit.PDFDocument, { width }: Around): void {
  const { document, order, amount } = columnsOf(width)
  const { y } = doc
  doc.font(fonts.plain).fontSize(8).fillColor(label)
  doc.text(t('date'), left, y)
  doc.text(t('document'), document, y)
  doc.text(t('order'), order, y)
  doc.text(t('amount'), amount, y, { width: amountWidth, align: 'right' })
  doc.y = y + 14
}

/** What the order is known by, on one line or two: its number and title, then what the customer calls it. */
function orderText({ order, costCentre }: StatementEntry): string {
  const known = [order.reference, order.customer, costCentre && t('costCentreNamed', { costCentre })]
  return [[order.number, order.title].filter(Boolean).join(' · '), known.filter(Boolean).join(' · ')]
    .filter((line) => line !== '')
    .map(printable)
    .join('\n')
}

function drawEntry(doc: PDFKit.PDFDocument, entry: StatementEntry, around: Around): void {
  const { currency, width } = around
  const { document, order, orderWidth, amount } = columnsOf(width)
  const about = orderText(entry)
  doc.font(fonts.plain).fontSize(9)
  const height = Math.max(doc.heightOfString(about, { width: orderWidth }), 24) + 9
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
    doc.addPage()
    drawHead(doc, around)
  }
  const { y } = doc
  doc
    .lineWidth(0.5)
    .strokeColor(label)
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke()
  doc.font(fonts.plain).fontSize(9).fillColor(ink)
  doc.text(entry.on, left, y + 5, { width: dateWidth })
  doc.text([names()[entry.kind], entry.number].filter(Boolean).join('\n'), document, y + 5, {
    width: documentWidth - 8,
  })
  doc.text(about, order, y + 5, { width: orderWidth })
  const { amountMinor, containedMinor } = entry
  doc
    .fillColor(containedMinor === undefined ? ink : label)
    .text(
      containedMinor === undefined ? amountText(amountMinor, currency) : `(${amountText(containedMinor, currency)})`,
      amount,
      y + 5,
      { width: amountWidth, align: 'right' },
    )
  doc.fillColor(ink)
  doc.x = left
  doc.y = y + height
}

import { amountText } from '#lib/billing/amount-text.ts'
import { drawEntries } from '#lib/billing/draw-entries.ts'
import { drawRow, ink, label, left } from '#lib/billing/draw-row.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { bytesOf, fonts, printable, newPdf } from '#lib/pdf.ts'
import { catalogue } from '#lib/words/en/billing-documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const red = '#a3271f'
const rehearsalMark = () => t('rehearsalNotARealInvoice')

const titles = (): Record<BillingDocumentView['kind'], string> => ({
  receipt: t('receipt'),
  invoice: t('invoice'),
  credit_note: t('creditNote'),
  statement: t('statement'),
})

/** A document on paper. The same document gives the same bytes. */
export async function drawDocument(document: BillingDocumentView): Promise<Buffer> {
  const at = new Date(document.issuedAt)
  const title = `${titles()[document.kind]} ${document.number}`
  const doc = await newPdf({
    size: 'A4',
    margins: { top: 54, left, right: left, bottom: 64 },
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: document.seller.name, Creator: t('callslip'), CreationDate: at, ModDate: at },
  })
  const width = doc.page.width - 2 * left
  const onEachPage = () => {
    doc.fillColor(ink)
    if (document.sandbox) drawMark(doc, width)
    doc.x = left
    doc.y = document.sandbox ? 92 : 58
  }
  doc.on('pageAdded', onEachPage)
  onEachPage()
  drawHead(doc, document, width)
  if (document.entries) drawEntries(doc, document.entries, { currency: document.currency, width })
  drawLines(doc, document, width)
  drawFoot(doc, document, width)
  return bytesOf(doc)
}

function drawMark(doc: PDFKit.PDFDocument, width: number): void {
  doc.rect(left, 54, width, 24).fill(red)
  doc.font(fonts.bold).fontSize(9.5).fillColor('#ffffff')
  doc.text(rehearsalMark(), left, 60, { width, align: 'center' })
  doc.fillColor(ink)
}

type Party = BillingDocumentView['buyer']

/** Each line of an address is a line of its own; a paragraph would run together. */
const partyText = ({ name, address = '', country, vatId }: Party) =>
  [name, ...address.split('\n'), country, vatId && t('vatId', { vatId })]
    .filter((line) => line !== undefined && line.trim() !== '')
    .map((line) => printable(line ?? ''))
    .join('\n')

function drawHead(doc: PDFKit.PDFDocument, document: BillingDocumentView, width: number): void {
  const { kind, number, issuedAt, seller, buyer, order, paymentIntentId, corrects, month } = document
  doc.font(fonts.bold).fontSize(25).text(titles()[kind], { width })
  doc.moveDown(0.6)
  const facts = [
    [t('number'), number],
    [t('date'), issuedAt.slice(0, 10)],
    [t('month'), month],
    [t('corrects'), corrects],
    [t('order'), order && `${order.title} · ${order.number ?? order.id}`],
    [t('yourReference'), order?.reference],
    [t('for'), order?.customer],
    [t('costCentre'), order?.costCentre],
    [t('payment'), paymentIntentId],
  ]
  for (const [name = '', value] of facts) {
    if (value === undefined) continue
    const { y } = doc
    doc
      .font(fonts.plain)
      .fontSize(8)
      .fillColor(label)
      .text(name, left, y + 1, { width: 80 })
    doc
      .fontSize(9.5)
      .fillColor(ink)
      .text(printable(value), left + 80, y, { width: width - 80 })
    doc.moveDown(0.25)
  }
  doc.moveDown(1)
  const { y } = doc
  const half = width / 2 - 12
  const bottoms = [
    drawParty(doc, kind === 'statement' ? t('from') : t('seller'), seller, { x: left, y, width: half }),
    drawParty(doc, kind === 'statement' ? t('for') : t('billedTo'), buyer, { x: left + half + 24, y, width: half }),
  ]
  doc.x = left
  doc.y = Math.max(...bottoms) + 24
}

function drawParty(
  doc: PDFKit.PDFDocument,
  name: string,
  party: Party,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  doc.font(fonts.plain).fontSize(8).fillColor(label).text(name, x, y)
  doc
    .fontSize(10)
    .fillColor(ink)
    .text(partyText(party), x, y + 13, { width, lineGap: 2 })
  return doc.y
}

function drawLines(doc: PDFKit.PDFDocument, { lines, totalMinor, currency, vat }: BillingDocumentView, width: number) {
  for (const { text, amountMinor, on } of lines) {
    drawRow(doc, width, printable(on === undefined ? text : `${on}  ${text}`), amountText(amountMinor, currency))
  }
  drawRow(doc, width, t('total'), amountText(totalMinor, currency), true)
  if (vat.ratePercent === 0) return
  drawRow(doc, width, t('callslipsFeeWithoutVat'), amountText(vat.netMinor, currency))
  drawRow(doc, width, t('vat', { ratePercent: vat.ratePercent }), amountText(vat.vatMinor, currency))
}

function drawFoot(doc: PDFKit.PDFDocument, { notes }: BillingDocumentView, width: number): void {
  doc.moveDown(1)
  for (const note of notes) {
    doc.font(fonts.plain).fontSize(8.5).fillColor(label).text(printable(note), left, doc.y, { width })
    doc.moveDown(0.4)
  }
}

import { amountText } from '#lib/billing/amount-text.ts'
import { drawRow, ink, label, left } from '#lib/billing/draw-row.ts'
import type { MonthCurrency, MonthReport } from '#lib/finance/months-schema.ts'
import { accountNames, balanceNames, differenceNames, unresolvedNames } from '#lib/finance/month-words.ts'
import { bytesOf, fonts, printable, newPdf } from '#lib/pdf.ts'
import { catalogue } from '#lib/words/en/finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A month's report on paper. A closed one gives the same bytes for ever, as long as nobody changes what is kept of it. */
export async function drawMonth(report: MonthReport): Promise<Buffer> {
  const { month, closing, currencies, carriedOver } = report
  const at = closing ? new Date(closing.at) : new Date()
  const title = t('booksOf', { month })
  const doc = await newPdf({
    size: 'A4',
    margins: { top: 54, left, right: left, bottom: 64 },
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: t('callslip'), Creator: t('callslip'), CreationDate: at, ModDate: at },
  })
  const width = doc.page.width - 2 * left
  doc.on('pageAdded', () => {
    doc.fillColor(ink)
    doc.x = left
    doc.y = 58
  })
  doc.font(fonts.bold).fontSize(25).fillColor(ink).text(title, { width })
  doc.moveDown(0.4)
  const lines = closing
    ? [
        t('closedOnBy', { at: closing.at.slice(0, 16).replace('T', ' '), name: closing.by.name }),
        t('hashIs', { hash: closing.hash }),
        ...(closing.intact ? [] : [t('changedSinceClosed')]),
        ...(closing.reason === undefined ? [] : [t('carriedOverBecause', { reason: closing.reason })]),
        ...carriedOver.map(({ kind, count }) => `${unresolvedNames()[kind]}: ${count}`),
      ]
    : [t('notClosedYet')]
  for (const line of lines) drawText(doc, line, width)
  if (currencies.length === 0) drawText(doc, t('nothingMoved'), width)
  for (const currency of currencies) drawCurrency(doc, currency, width)
  return bytesOf(doc)
}

function drawText(doc: PDFKit.PDFDocument, line: string, width: number): void {
  doc.font(fonts.plain).fontSize(8.5).fillColor(label).text(printable(line), left, doc.y, { width })
  doc.fillColor(ink)
  doc.moveDown(0.3)
}

function drawHead(doc: PDFKit.PDFDocument, line: string, size: number): void {
  if (doc.y > doc.page.height - doc.page.margins.bottom - 100) doc.addPage()
  doc.moveDown(1)
  doc.font(fonts.bold).fontSize(size).fillColor(ink).text(line, left, doc.y)
  doc.moveDown(0.3)
}

function drawCurrency(doc: PDFKit.PDFDocument, one: MonthCurrency, width: number): void {
  const { currency, balance, earned, accounts, provider, balanced } = one
  const money = (minor: number) => amountText(minor, currency)
  drawHead(doc, currency, 16)
  drawText(doc, balanced ? t('itAddsUp') : t('itDoesNotAddUp'), width)
  drawHead(doc, t('ourBalance'), 11)
  for (const { name, label: text, sum } of balanceNames()) drawRow(doc, width, text, money(balance[name]), sum)
  drawHead(doc, t('whatWeEarned'), 11)
  drawRow(doc, width, t('feesEarned'), money(earned.feesMinor))
  drawRow(doc, width, t('debtsWrittenOff'), money(earned.writtenOffMinor))
  drawHead(doc, t('everyAccount'), 11)
  for (const { account, openingMinor, movementMinor, closingMinor } of accounts) {
    const sums = { opening: money(openingMinor), movement: money(movementMinor) }
    drawRow(
      doc,
      width,
      t('accountMoved', { account: accountNames()[account] ?? account, ...sums }),
      money(closingMinor),
    )
  }
  drawHead(doc, t('heldAgainstTheProvider'), 11)
  drawRow(doc, width, t('bookedByTheProvider'), money(provider.bookedMinor))
  for (const { kind, amountMinor } of provider.differences)
    drawRow(doc, width, differenceNames()[kind], money(amountMinor))
  drawRow(doc, width, t('postedByUs'), money(provider.postedMinor), true)
}

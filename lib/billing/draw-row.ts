import { fonts } from '#lib/pdf.ts'

export const left = 54
export const ink = '#1f2a44'
export const label = '#7a6f58'

/** A text and an amount under a thin line; on the next page where this one is full. */
export function drawRow(doc: PDFKit.PDFDocument, width: number, text: string, amount: string, bold = false): void {
  doc.font(bold ? fonts.bold : fonts.plain).fontSize(bold ? 11 : 9.5)
  const wide = width - 130
  const height = doc.heightOfString(text, { width: wide }) + 14
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
  doc.font(bold ? fonts.bold : fonts.plain).fontSize(bold ? 11 : 9.5)
  const { y } = doc
  doc
    .lineWidth(0.5)
    .strokeColor(label)
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke()
  doc.text(text, left, y + 7, { width: wide })
  doc.text(amount, left + wide, y + 7, { width: 130, align: 'right' })
  doc.x = left
  doc.y = y + height
}

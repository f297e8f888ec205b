import { join } from 'node:path'

// Looked up when the process runs: a bundler that saw an import or a `require.resolve` here would try to bundle the fonts.
const dejavu = (name: string) => join(process.cwd(), 'node_modules', 'dejavu-fonts-ttf', 'ttf', `${name}.ttf`)

/** Files of fonts that cover Latin, Greek and Cyrillic; only the characters used end up in a PDF. */
export const fonts = { plain: dejavu('DejaVuSans'), bold: dejavu('DejaVuSans-Bold') } as const

// What all the fonts used have a glyph for: Latin, Greek, Cyrillic, and the usual punctuation.
const withoutGlyph =
  /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0300-\u0308\u0384-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1ea0-\u1ef9\u1f00-\u1fff\u2010-\u2015\u2018-\u201e\u2020\u2026\u20ac\u2116]/gu

/** Text as these fonts can print it: one line, and a dot for every character of a script that the fonts don't have. */
export const printable = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').replace(withoutGlyph, '·').trim()

/** A new document. What draws it comes with the first: it would cost every process thirty megabytes. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument(options)
}

/** A document's bytes, once everything is drawn on it. */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  doc.end()
  return finished
}

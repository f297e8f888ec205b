import { join } from 'node:path'

// Looked up when the process runs: a bundler that saw an import or a `require.resolve` here would try to bundle the fonts.
const dejavu = (name: string) => join(process.cwd(), 'node_modules', 'dejavu-fonts-ttf', 'ttf', `${name}.ttf`)

/** Files of fonts that cover Latin, Greek and Cyrillic; only the characters used end up in a PDF. */
export const fonts = { plain: dejavu('DejaVuSans'), bold: dejavu('DejaVuSans-Bold') } as const

// What both have a glyph for, block by block: Latin with all its letters of Europe, Vietnam and the Caucasus, Greek, Cyrillic, those of before
// a reform too; punctuation, currencies, fractions, arrows, signs.
const withoutGlyph = new RegExp(
  `[^${[
    '\\u0020-\\u007e\\u00a0-\\u02e9\\u0300-\\u034f',
    '\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u0525\\u1e00-\\u1efb',
    '\\u1f00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d',
    '\\u1f80-\\u1fb4\\u1fb6-\\u1fc4\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe',
    '\\u2010-\\u2027\\u202f-\\u205e\\u2070\\u2071\\u2074-\\u208e\\u20a0-\\u20b5\\u20b8-\\u20ba\\u20bd',
    '\\u2100-\\u2109\\u210b-\\u2149\\u2150-\\u2185\\u2190-\\u22ff',
  ].join('')}]`,
  'gu',
)

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

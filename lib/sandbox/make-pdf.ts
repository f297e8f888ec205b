import PDFDocument from 'pdfkit'
import { drawCoverPage } from '#lib/sandbox/cover-page.ts'
import { drawRegisterPage } from '#lib/sandbox/register-page.ts'
import { seededRandom } from '#lib/sandbox/seeded-random.ts'
import {
  printable,
  specimenMark,
  toPrintable,
  type SpecimenDelivery,
  type SpecimenOrder,
} from '#lib/sandbox/specimen.ts'

/**
 * The document that the sandbox delivers: a cover sheet with the order's data, and a "scan" of a register page with the
 * persons' names on it. Made for this order; the same arguments give the same bytes.
 */
export async function makeScanPdf(order: SpecimenOrder, more: SpecimenDelivery): Promise<Buffer> {
  const made = new Date(`${more.completedOn}T12:00:00.000Z`)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${order.documentType}, ${order.location}`,
      Author: more.researcherName,
      Subject: `Order ${order.id} · ${specimenMark}`,
      Keywords: 'sandbox, specimen',
      Creator: 'Callslip',
      Producer: 'Callslip sandbox',
      CreationDate: made,
      ModDate: made,
    },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const printed = toPrintable(order)
  const by = { ...more, researcherName: printable(more.researcherName) }
  drawCoverPage(doc, seededRandom(`${order.id} cover`), printed, by)
  doc.addPage()
  drawRegisterPage(doc, seededRandom(`${order.id} register`), printed, by)
  doc.end()
  return finished
}

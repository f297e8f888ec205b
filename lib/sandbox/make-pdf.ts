import { join } from 'node:path'
import { bytesOf, printable, newPdf } from '#lib/pdf.ts'
import { drawCoverPage } from '#lib/sandbox/cover-page.ts'
import { specimenMark, toPrintable, type SpecimenDelivery, type SpecimenOrder } from '#lib/sandbox/specimen.ts'

// Pages of registers that never were, drawn once, each with the mark of a specimen on it.
const samples = ['births', 'marriages', 'deaths'] as const

/** An order has the same sample always: ids end in chance. */
const sampleOf = ({ id }: SpecimenOrder) =>
  join(process.cwd(), 'lib/sandbox/samples', `${samples[id.charCodeAt(id.length - 1) % samples.length]}.jpg`)

/**
 * The document that the sandbox delivers: a cover sheet with the order's data, and a sample scan. The same arguments give
 * the same bytes.
 */
export async function makeScanPdf(order: SpecimenOrder, more: SpecimenDelivery): Promise<Buffer> {
  const made = new Date(`${more.completedOn}T12:00:00.000Z`)
  const doc = await newPdf({
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
  drawCoverPage(doc, toPrintable(order), { ...more, researcherName: printable(more.researcherName) })
  doc.addPage().image(sampleOf(order), 0, 0, { fit: [doc.page.width, doc.page.height] })
  return bytesOf(doc)
}

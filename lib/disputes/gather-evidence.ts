import type { Tx } from '#lib/db.ts'
import { evidence, type Evidence } from '#lib/disputes/schema.ts'
import { tellCourse } from '#lib/disputes/tell-course.ts'
import type { DocumentDownload, Event, Payment } from '#lib/generated/prisma/client.ts'
import { formatDay } from '#lib/mail/format.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { messagesFor } from '#lib/orders/permissions.ts'

const longest = 20_000
/** The newest downloads: more than a bank reads. */
const downloadsShown = 200

/** Everything of ours that speaks for a charge, as the first draft of an answer to the bank. Facts, and where they are from. */
export async function gatherEvidence(tx: Tx, order: OrderRow, payment: Payment): Promise<Evidence> {
  const offer = await tx.offer.findUniqueOrThrow({
    where: { id: payment.offerId },
    include: { researcher: { select: { name: true } } },
  })
  const [events, documents, downloads, messages] = await Promise.all([
    tx.event.findMany({ where: { orderId: order.id }, orderBy: { sequence: 'asc' }, take: 500 }),
    tx.orderDocument.findMany({ where: { orderId: order.id }, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    // That the researcher or Callslip looked at a document proves nothing.
    tx.documentDownload.findMany({
      where: { orderId: order.id, OR: [{ actorType: null }, { actorType: { in: ['api_client', 'customer'] } }] },
      orderBy: { id: 'desc' },
      take: downloadsShown,
    }),
    // What other researchers wrote, and were written, is no bank's business, nor what the customer has never read.
    tx.message.findMany({
      where: {
        orderId: order.id,
        AND: [messagesFor('customer'), { OR: [{ researcherId: offer.researcherId }, { researcherId: null }] }],
      },
      orderBy: { id: 'asc' },
      take: 200,
    }),
  ])
  const person = await findCustomer(tx, events)
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const reported = {
    productDescription:
      `Research in an archive, by order: ${order.documentType}, ${order.repositoryName}, ${order.location}. ` +
      `A researcher goes there, searches, and delivers scans, a report of the search, or both.`,
    customerName: person?.name ?? order.customerName ?? '',
    customerEmailAddress: person?.email ?? '',
    serviceDate: order.deliveredAt === null ? '' : formatDay(order.deliveredAt),
    accessActivityLog: downloads
      .reverse()
      .map((row) => toLogLine(row, names.get(row.documentId)))
      .join('\n'),
    cancellationPolicyDisclosure: person ? policy : '',
    uncategorizedText: tellCourse({ order, payment, events, documents, messages, researcher: offer.researcher.name }),
  }
  return evidence.parse(
    Object.fromEntries(Object.entries(reported).map(([name, text]) => [name, text.slice(0, longest)])),
  )
}

/** The person who chose the offer in the portal; a program has no name and no address that would prove anything. */
async function findCustomer(tx: Tx, events: readonly Event[]) {
  const chosen = events.findLast(({ type }) => type === 'offer.selected')
  return chosen?.actorType === 'customer'
    ? tx.user.findUnique({ where: { id: chosen.actorId }, select: { name: true, email: true } })
    : null
}

// What the page of a payment shows (components/checkout/hold-explanation.tsx), and that of several at once (…/together/pay-many.tsx).
const policy =
  'Before the payment was confirmed, the page that it was confirmed on said: the bank sets the amount aside and nothing is taken yet; ' +
  'it is taken only when the researcher begins to work; withdraw the order before work starts and the whole amount is free again.'

const kinds = {
  link: 'asked for a link to',
  file: 'was sent, whole or in parts,',
  zip: 'was sent, in an archive of all documents,',
}

const toLogLine = (
  { at, kind, actorName, address, agent }: DocumentDownload,
  name = 'a document that was removed since',
) =>
  [
    `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    `${actorName ?? 'The holder of a signed link'} ${kinds[kind]} "${name}"`,
    `address ${address ?? 'unknown'}`,
    `program ${agent ?? 'unknown'}`,
  ].join('; ')

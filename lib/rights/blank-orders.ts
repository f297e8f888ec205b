import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { dropDocuments } from '#lib/documents/drop-documents.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { dropAttachments } from '#lib/orders/drop-attachments.ts'
import { defineLock } from '#lib/sql.ts'

/** Takes what is personal out of the orders of the clients that go, their documents included, order by order. */
export async function blankOrders(deletionId: string): Promise<void> {
  for (let after = ''; ;) {
    const orders = await getDb().order.findMany({
      where: { client: { deletionId }, id: { gt: after } },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: 100,
    })
    for (const { id } of orders) await inTransaction((tx) => blankOrder(tx, id))
    const last = orders.at(-1)
    if (!last) return
    after = last.id
  }
}

const lockRow = defineLock('orders')

async function blankOrder(tx: Tx, orderId: string): Promise<void> {
  await lockRow(tx, orderId)
  await tx.order.update({
    where: { id: orderId },
    data: {
      personsOfInterest: Prisma.DbNull,
      instructions: null,
      customerName: null,
      externalOrderRef: null,
      report: null,
    },
  })
  await tx.orderChange.deleteMany({ where: { orderId } })
  await tx.reportDraft.deleteMany({ where: { orderId } })
  // What was said of the researcher's work keeps its stars.
  await tx.review.updateMany({ where: { orderId, side: 'customer' }, data: { content: null } })
  await dropDocuments(tx, { orderId })
  await dropAttachments(tx, { orderId })
  // After what was attached to them. Both sides' words, and what was said with an offer; what was offered stays with the payments.
  await tx.message.deleteMany({ where: { orderId } })
  await tx.customerThread.deleteMany({ where: { orderId } })
  await tx.offer.updateMany({ where: { orderId }, data: { message: '' } })
  await tx.documentDownload.deleteMany({ where: { orderId } })
  await tx.orderFiling.deleteMany({ where: { orderId } })
  await tx.orderNote.deleteMany({ where: { orderId } })
  await tx.orderRemark.deleteMany({ where: { orderId } })
  // Drafts of what was told to banks, with names and addresses; what was told lies with them.
  await tx.dispute.updateMany({ where: { payment: { orderId } }, data: { evidence: Prisma.DbNull } })
}

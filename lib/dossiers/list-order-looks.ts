import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderLooksView } from '#lib/dossiers/schema.ts'
import type { ActorType } from '#lib/generated/prisma/client.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { withoutAbsent } from '#lib/view.ts'

/** So many of each are shown, the newest. */
const most = 100

const sides = {
  api_client: 'customer',
  customer: 'customer',
  researcher: 'researcher',
  operator: 'callslip',
  system: 'callslip',
} as const satisfies Record<ActorType, string>

/** Who has looked at an order, the newest first: who fetched its files, and which operators opened it. */
export async function listOrderLooks(tx: Tx, actor: OperatorActor, orderId: string): Promise<OrderLooksView> {
  await getOrderRow(tx, actor, orderId)
  const [visits, downloads, documents, attachments] = await Promise.all([
    tx.orderVisit.findMany({ where: { orderId }, orderBy: { lastAt: 'desc' }, take: most + 1 }),
    tx.documentDownload.findMany({ where: { orderId }, orderBy: { id: 'desc' }, take: most + 1 }),
    tx.orderDocument.findMany({ where: { orderId }, select: { id: true, name: true } }),
    tx.attachment.findMany({ where: { orderId }, select: { id: true, name: true } }),
  ])
  const operators = await tx.user.findMany({
    where: { id: { in: visits.map(({ operatorId }) => operatorId) } },
    select: { id: true, name: true },
  })
  const names = new Map([...documents, ...attachments, ...operators].map(({ id, name }) => [id, name]))
  return {
    moreVisits: visits.length > most,
    moreDownloads: downloads.length > most,
    visits: visits.slice(0, most).map(({ operatorId, firstAt, lastAt }) => ({
      ...withoutAbsent({ operator: names.get(operatorId) }),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
    downloads: downloads.slice(0, most).map(({ id, at, kind, documentId, actorType, actorName, address }) => ({
      id,
      at: at.toISOString(),
      kind,
      ...withoutAbsent({
        name: names.get(documentId),
        side: actorType === null ? undefined : sides[actorType],
        who: actorName,
        address,
      }),
    })),
  }
}

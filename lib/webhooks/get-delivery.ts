import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { DeliveryDetailView } from '#lib/webhooks/delivery-schema.ts'
import { batchOf, parcelOf, signParcel, type Parcel } from '#lib/webhooks/sign-delivery.ts'
import { toDeliveryView } from '#lib/webhooks/view.ts'

/** A delivery of the caller's client and environment with all that belongs to it; 404 for unknown and foreign alike. */
export async function findDelivery(tx: Tx, { clientId, environment }: CustomerActor, deliveryId: string) {
  const row = await tx.webhookDelivery.findFirst({
    where: { id: deliveryId, endpoint: { clientId, environment } },
    include: { event: true, endpoint: true, log: { orderBy: { attempt: 'asc' } } },
  })
  if (!row) throw notFound()
  return row
}

const shown = new Set(['Content-Type', 'User-Agent', 'webhook-id', 'webhook-timestamp'])

/** What its last request carried: the same bytes, made by the same rules from events that never change. */
async function lastParcel(tx: Tx, { event, endpoint, log }: Awaited<ReturnType<typeof findDelivery>>): Promise<Parcel> {
  const last = log.at(-1)
  if (!(last ? last.batchId : endpoint.batch)) return parcelOf(event)
  if (!last?.batchId) return batchOf([event])
  const together = await tx.webhookDelivery.findMany({
    where: { endpointId: endpoint.id, log: { some: { batchId: last.batchId } } },
    include: { event: true },
  })
  return batchOf(together.map((delivery) => delivery.event))
}

/**
 * One delivery with the request as it is sent. The body needn't be kept; signatures are left out, for whoever may read this
 * record could replay them.
 */
export async function getDelivery(tx: Tx, actor: CustomerActor, deliveryId: string): Promise<DeliveryDetailView> {
  const row = await findDelivery(tx, actor, deliveryId)
  const parcel = await lastParcel(tx, row)
  const { headers } = signParcel(parcel, { current: 'not the secret' }, row.log.at(-1)?.startedAt ?? row.createdAt)
  return {
    ...toDeliveryView(row),
    request: {
      method: 'POST',
      url: row.endpoint.url,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, shown.has(name) ? value : '(not shown)']),
      ),
      body: parcel.body.toString('utf8'),
    },
  }
}

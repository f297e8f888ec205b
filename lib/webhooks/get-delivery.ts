import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { DeliveryDetailView } from '#lib/webhooks/delivery-schema.ts'
import { bodyOf, signBody } from '#lib/webhooks/sign-delivery.ts'
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

/**
 * One delivery with the request as it is sent. The body is made of the event by the same rules each time, so it needn't
 * be kept; signatures are left out, for whoever may read this record could replay them.
 */
export async function getDelivery(tx: Tx, actor: CustomerActor, deliveryId: string): Promise<DeliveryDetailView> {
  const row = await findDelivery(tx, actor, deliveryId)
  const body = bodyOf(row.event)
  const { headers } = signBody(
    body,
    row.eventId,
    { current: 'not the secret' },
    row.log.at(-1)?.startedAt ?? row.createdAt,
  )
  return {
    ...toDeliveryView(row),
    request: {
      method: 'POST',
      url: row.endpoint.url,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, shown.has(name) ? value : '(not shown)']),
      ),
      body: body.toString('utf8'),
    },
  }
}

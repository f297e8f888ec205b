import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { getEndpointRow } from '#lib/webhooks/endpoint-row.ts'

/** Marks an endpoint deleted. Nothing more is sent to it; its delivery records stay. Deleting it again changes nothing. */
export async function deleteEndpoint(tx: Tx, actor: CustomerActor, endpointId: string): Promise<{ success: true }> {
  const { id, url, clientId, environment } = await getEndpointRow(tx, actor, endpointId)
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, status: { not: 'deleted' } },
    data: { status: 'deleted', updatedAt: new Date() },
  })
  const payload = { endpointId: id, url }
  if (count > 0)
    await recordClientAction(tx, { clientId, actor, environment, type: 'webhook_endpoint.deleted', payload })
  return { success: true }
}

import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getEndpointRow } from '#lib/webhooks/endpoint-row.ts'

/** Marks an endpoint deleted. Nothing more is sent to it; its delivery records stay. Deleting it again changes nothing. */
export async function deleteEndpoint(tx: Tx, actor: CustomerActor, endpointId: string): Promise<{ success: true }> {
  const { id } = await getEndpointRow(tx, actor, endpointId)
  await tx.webhookEndpoint.updateMany({
    where: { id, status: { not: 'deleted' } },
    data: { status: 'deleted', updatedAt: new Date() },
  })
  return { success: true }
}

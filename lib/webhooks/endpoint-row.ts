import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'

/** An endpoint of the caller's client and environment, deleted ones included; 404 for unknown and foreign alike. */
export async function getEndpointRow(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  endpointId: string,
): Promise<WebhookEndpoint> {
  const endpoint = await tx.webhookEndpoint.findFirst({ where: { id: endpointId, clientId, environment } })
  if (!endpoint) throw notFound()
  return endpoint
}

/** The same under the row lock, so that two rotations don't each build on the secret before the other. */
export async function lockEndpoint(tx: Tx, actor: CustomerActor, endpointId: string): Promise<WebhookEndpoint> {
  await tx.$executeRaw`SELECT 1 FROM webhook_endpoints WHERE id = ${endpointId} AND client_id = ${actor.clientId} FOR NO KEY UPDATE`
  return getEndpointRow(tx, actor, endpointId)
}

export function requireActive({ status }: WebhookEndpoint): void {
  if (status !== 'active')
    throw new ApiError(
      'webhook_endpoint_not_active',
      status === 'deleted'
        ? 'The webhook endpoint is deleted. Register a new one.'
        : `The webhook endpoint is ${status}. Set it to active first.`,
    )
}

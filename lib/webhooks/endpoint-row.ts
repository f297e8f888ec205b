import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'

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

const lockOwn = defineCommand(
  (id: string, clientId: string) =>
    Prisma.sql`SELECT 1 FROM webhook_endpoints WHERE id = ${id} AND client_id = ${clientId} FOR NO KEY UPDATE`,
)

/** The same under the row lock, so that two rotations don't each build on the secret before the other. */
export async function lockEndpoint(tx: Tx, actor: CustomerActor, endpointId: string): Promise<WebhookEndpoint> {
  await lockOwn(tx, endpointId, actor.clientId)
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

import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { room } from '#lib/webhooks/bound.ts'

type Endpoint = Pick<WebhookEndpoint, 'id' | 'clientId' | 'environment' | 'failingSince' | 'batch'>

export const keepsToFirstLane = ({ failingSince, batch }: Pick<Endpoint, 'failingSince' | 'batch'>) =>
  failingSince !== null || batch !== null

/**
 * Makes attempts where there is room for one of this endpoint and its client, or has them planned `again`. What waits on the other
 * lanes of an endpoint that has begun to fail moves to the first, so that it holds one slot of the worker.
 * Batches keep to the first lane as well: each is made of whatever is due, and two at once would be made of the same.
 */
export async function whereThereIsRoom(
  endpoint: Endpoint,
  { lane, inOrder = false }: { lane: number; inOrder?: boolean },
  make: () => Promise<void>,
  again: (to: { firstLane: boolean; delayMs: number }) => Promise<void>,
): Promise<void> {
  const firstLane = keepsToFirstLane(endpoint)
  if (firstLane && lane !== 0) return again({ firstLane, delayMs: 0 })
  const failing = endpoint.failingSince !== null
  // A client's sandbox is as good as another client.
  const client = `${endpoint.clientId} ${endpoint.environment}`
  const delayMs = await room.run({ endpointId: endpoint.id, client, failing, inOrder }, make)
  if (delayMs !== undefined) return again({ firstLane, delayMs })
}

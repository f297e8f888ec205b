import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { room } from '#lib/webhooks/bound.ts'
import { spreadLanes } from '#lib/webhooks/spread-lanes.ts'

type Endpoint = Pick<WebhookEndpoint, 'id' | 'clientId' | 'failingSince' | 'batch'>

export const keepsToFirstLane = ({ failingSince, batch }: Pick<Endpoint, 'failingSince' | 'batch'>) =>
  failingSince !== null || batch !== null

/**
 * Makes attempts where there is room for one of this endpoint and its client, or has them planned `again`. What waits on the other
 * lanes of an endpoint that has begun to fail moves to the first, so that it holds one slot of the worker, and back once it answers.
 * Batches keep to the first lane as well: each is made of whatever is due, and two at once would be made of the same.
 */
export async function whereThereIsRoom(
  endpoint: Endpoint,
  lane: number,
  make: () => Promise<void>,
  again: (to: { firstLane: boolean; delayMs: number }) => Promise<void>,
): Promise<void> {
  const firstLane = keepsToFirstLane(endpoint)
  if (firstLane && lane !== 0) return again({ firstLane, delayMs: 0 })
  const failing = endpoint.failingSince !== null
  const delayMs = await room.run({ endpointId: endpoint.id, clientId: endpoint.clientId, failing }, make)
  if (delayMs !== undefined) return again({ firstLane, delayMs })
  if (failing) await spreadLanes(endpoint.id)
}

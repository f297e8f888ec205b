import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { failingAttempts, roomAgainMs } from '#lib/webhooks/bound.ts'

type Endpoint = Pick<WebhookEndpoint, 'failingSince' | 'batch'>

export const keepsToFirstLane = ({ failingSince, batch }: Endpoint) => failingSince !== null || batch !== null

/**
 * Attempts at an endpoint in good health are made at once. What waits on the other lanes of one that has begun to fail moves to
 * the first, so that it holds one slot of the worker, and all that fail together hold a part of them. Batches keep to the first
 * lane as well: each is made of whatever is due, and two at once would be made of the same.
 */
export async function whereThereIsRoom(
  endpoint: Endpoint,
  lane: number,
  make: () => Promise<void>,
  moveToFirstLane: (delayMs: number) => Promise<void>,
): Promise<void> {
  if (!keepsToFirstLane(endpoint)) return make()
  if (lane !== 0) return moveToFirstLane(0)
  if (endpoint.failingSince === null) return make()
  if (!(await failingAttempts.run(make))) await moveToFirstLane(roomAgainMs)
}

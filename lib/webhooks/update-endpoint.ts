import { isDeepStrictEqual } from 'node:util'
import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { hasAny, requireRoom } from '#lib/webhooks/create-endpoint.ts'
import { lockEndpoint } from '#lib/webhooks/endpoint-row.ts'
import type { EndpointView, UpdateEndpointInput } from '#lib/webhooks/schema.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { requireAllowedUrl } from '#lib/webhooks/url-policy.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * Changes address, description, filter, alerts, batches or status. Pausing keeps what happens meanwhile from being sent or queued; recovering brings
 * it back. A disabled endpoint becomes active again, with a clean slate: its five days of failures are forgotten.
 */
export async function updateEndpoint(
  tx: Tx,
  actor: CustomerActor,
  endpointId: string,
  input: UpdateEndpointInput,
): Promise<EndpointView> {
  // Before the endpoint's own lock, as creation does, so that the two can't wait for each other.
  if (input.status === 'active') await lockClient(tx, actor.clientId)
  const endpoint = await lockEndpoint(tx, actor, endpointId)
  if (endpoint.status === 'deleted')
    throw new ApiError('webhook_endpoint_not_active', 'The webhook endpoint is deleted. Register a new one.')
  const { url, eventTypes, description, alerts, batch, status = endpoint.status } = input
  if (url !== undefined) requireAllowedUrl(actor.environment, url)
  const awakened = status === 'active' && endpoint.status !== 'active'
  if (awakened) await requireRoom(tx, actor)
  const moved = url !== undefined && url !== endpoint.url
  const now = new Date()
  const row = await tx.webhookEndpoint.update({
    where: { id: endpoint.id },
    data: {
      ...(url === undefined ? {} : { url }),
      ...(eventTypes === undefined ? {} : { eventTypes }),
      ...(description === undefined ? {} : { description }),
      ...(alerts === undefined ? {} : { alerts: hasAny(alerts) ? alerts : Prisma.DbNull }),
      ...(batch === undefined ? {} : { batch: batch ?? Prisma.DbNull }),
      ...(awakened ? { inactiveSince: null, disabledReason: null } : {}),
      ...(status !== 'active' && endpoint.status === 'active' ? { inactiveSince: now } : {}),
      // The failures were those of another address, or of a time that is over; a signature verified elsewhere proves nothing here.
      ...(awakened || moved ? { failingSince: null } : {}),
      ...(moved ? { verifiedAt: null, verification: Prisma.DbNull } : {}),
      status,
      updatedAt: now,
    },
  })
  await recordChange(tx, actor, endpoint, row)
  return toEndpointView(row, (await tallyDay(tx, [row.id]))(row.id))
}

/** In the client's audit log: what is another now, and an address from where to where. */
async function recordChange(
  tx: Tx,
  actor: CustomerActor,
  before: WebhookEndpoint,
  { id, clientId, environment, url, description, eventTypes, status, alerts, batch }: WebhookEndpoint,
): Promise<void> {
  const changed = [
    ...(url === before.url ? [] : [t('addressTo', { url })]),
    ...(status === before.status ? [] : [t('fromTo', { before: before.status, after: status })]),
    ...(eventTypes.join() === before.eventTypes.join() ? [] : [t('typesOfEvents')]),
    ...(description === before.description ? [] : ['description']),
    ...(isDeepStrictEqual(alerts, before.alerts) ? [] : ['alerts']),
    ...(isDeepStrictEqual(batch, before.batch) ? [] : ['batch']),
  ]
  if (changed.length === 0) return
  const payload = { endpointId: id, url: before.url, changed: changed.join(', ') }
  await recordClientAction(tx, { clientId, actor, environment, type: 'webhook_endpoint.changed', payload })
}

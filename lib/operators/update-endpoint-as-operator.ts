import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { audit } from '#lib/operators/audit.ts'
import type { UpdateEndpointInput } from '#lib/operators/schema.ts'
import { defineLock } from '#lib/sql.ts'
import { requireRoom } from '#lib/webhooks/create-endpoint.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

const lockEndpoint = defineLock('webhook_endpoints', 'NO KEY UPDATE')

async function lockRow(
  tx: Tx,
  { environment }: OperatorActor,
  endpointId: string,
  status: UpdateEndpointInput['status'],
): Promise<WebhookEndpoint> {
  const where = { id: endpointId, environment }
  const found = await tx.webhookEndpoint.findFirst({ where, select: { clientId: true } })
  if (!found) throw notFound()
  // Before the endpoint's own lock, as wherever one becomes active (requireRoom).
  if (status === 'active') await lockClient(tx, found.clientId)
  await lockEndpoint(tx, endpointId)
  return tx.webhookEndpoint.findFirstOrThrow({ where })
}

/**
 * Switches a client's endpoint off, or on again with a clean slate: five days of failures count from anew. One that its client has
 * paused is sent nothing and is theirs to resume: switched off, it would be active once that is taken back.
 */
export async function updateEndpointAsOperator(
  tx: Tx,
  actor: OperatorActor,
  endpointId: string,
  { status, reason }: UpdateEndpointInput,
): Promise<EndpointView> {
  const row = await lockRow(tx, actor, endpointId, status)
  if (row.status === 'deleted' || row.status === 'paused')
    throw new ApiError('webhook_endpoint_not_active', `The client has ${row.status} this endpoint.`)
  if (status === 'active' && row.status !== 'active') await requireRoom(tx, row)
  const after =
    status === 'disabled' && row.status === 'disabled'
      ? row
      : await tx.webhookEndpoint.update({
          where: { id: endpointId },
          data:
            status === 'active'
              ? { status, disabledReason: null, failingSince: null, inactiveSince: null }
              : {
                  status,
                  disabledReason: reason ?? 'An operator switched it off.',
                  inactiveSince: row.inactiveSince ?? new Date(),
                },
        })
  if (after.status !== row.status) {
    const { clientId, environment, url } = row
    const because = reason === undefined ? '' : ` (${reason})`
    const payload = { endpointId, url, changed: `from ${row.status} to ${after.status}${because}` }
    await recordClientAction(tx, { clientId, actor, environment, type: 'webhook_endpoint.changed', payload })
  }
  const tally = (await tallyDay(tx, [endpointId]))(endpointId)
  await audit(tx, actor, {
    action: 'endpoint.update',
    targetType: 'webhook_endpoint',
    targetId: endpointId,
    reason,
    before: toEndpointView(row, tally),
    after: toEndpointView(after, tally),
  })
  return toEndpointView(after, tally)
}

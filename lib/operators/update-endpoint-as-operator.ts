import type { OperatorActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { audit } from '#lib/operators/audit.ts'
import type { UpdateEndpointInput } from '#lib/operators/schema.ts'
import { defineLock } from '#lib/sql.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

const lockEndpoint = defineLock('webhook_endpoints', 'NO KEY UPDATE')

/** Switches a client's endpoint off, or on again with a clean slate: five days of failures count from anew. */
export async function updateEndpointAsOperator(
  tx: Tx,
  actor: OperatorActor,
  endpointId: string,
  { status, reason }: UpdateEndpointInput,
): Promise<EndpointView> {
  await lockEndpoint(tx, endpointId)
  const row = await tx.webhookEndpoint.findFirst({ where: { id: endpointId, environment: actor.environment } })
  if (!row) throw notFound()
  if (row.status === 'deleted')
    throw new ApiError('webhook_endpoint_not_active', 'The client has deleted this endpoint.')
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

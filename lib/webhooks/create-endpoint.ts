import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { encrypt } from '#lib/secrets.ts'
import { defineCommand } from '#lib/sql.ts'
import type { CreatedEndpointView, CreateEndpointInput, EndpointAlerts } from '#lib/webhooks/schema.ts'
import { generateSecret } from '#lib/webhooks/signing-secrets.ts'
import { requireAllowedUrl } from '#lib/webhooks/url-policy.ts'

/** Active endpoints of one client in one environment. */
const maximumEndpoints = 20

type NewEndpoint = Pick<
  WebhookEndpoint,
  'id' | 'clientId' | 'environment' | 'url' | 'description' | 'eventTypes' | 'secretEncrypted'
> & { alerts: string | null; batch: string | null }

export const insertEndpoint = defineCommand(
  (row: NewEndpoint) => Prisma.sql`
    INSERT INTO webhook_endpoints (id, client_id, environment, url, description, event_types, secret_encrypted, alerts, batch, created_at, updated_at)
    VALUES (${row.id}, ${row.clientId}, ${row.environment}::"Environment", ${row.url}, ${row.description}, ${row.eventTypes}::text[], ${row.secretEncrypted}, ${row.alerts}::jsonb, ${row.batch}::jsonb,
      clock_timestamp(), clock_timestamp())`,
)

/** Registers a delivery target. The secret in the answer is stored sealed and shown here only. */
export async function createEndpoint(
  tx: Tx,
  actor: CustomerActor,
  input: CreateEndpointInput,
): Promise<CreatedEndpointView> {
  requireAllowedUrl(actor.environment, input.url)
  const { clientId, environment } = actor
  await requireRoom(tx, actor)
  const id = newId('webhookEndpoint')
  const signingSecret = input.signingSecret ?? generateSecret()
  // The database's clock, as for all that is compared with events, for processes' clocks differ.
  const { url, description = null, eventTypes = [] } = input
  const secretEncrypted = encrypt(signingSecret)
  const alerts = hasAny(input.alerts) ? JSON.stringify(input.alerts) : null
  const batch = input.batch ? JSON.stringify(input.batch) : null
  const row = { id, clientId, environment, url, description, eventTypes, secretEncrypted, alerts, batch }
  await insertEndpoint(tx, row)
  await recordClientAction(tx, {
    clientId,
    actor,
    environment,
    type: 'webhook_endpoint.created',
    payload: { endpointId: id, url },
  })
  return { id, signingSecret }
}

/** Whether there is anything to be told of. */
export const hasAny = (alerts: EndpointAlerts | null | undefined): alerts is EndpointAlerts =>
  Object.values(alerts ?? {}).some((one) => one !== undefined)

/** Throws 409 where one more active endpoint would be too many. */
export async function requireRoom(
  tx: Tx,
  { clientId, environment }: Pick<WebhookEndpoint, 'clientId' | 'environment'>,
): Promise<void> {
  // Those of one client queue up here, so that none counts while another is about to add. Taken before the lock of an endpoint,
  // everywhere, or two could wait for each other.
  await lockClient(tx, clientId)
  const active = await tx.webhookEndpoint.count({ where: { clientId, environment, status: 'active' } })
  if (active >= maximumEndpoints) {
    throw new ApiError(
      'webhook_endpoint_limit',
      `At most ${maximumEndpoints} active webhook endpoints are possible. Delete one first.`,
    )
  }
}

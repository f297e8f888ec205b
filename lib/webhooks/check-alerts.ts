import { getDb, inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { defineCommand, defineQuery, text } from '#lib/sql.ts'
import { alertKinds, type AlertFigures, type AlertKind } from '#lib/webhooks/alerts-schema.ts'
import { judgeAlerts, type Reading } from '#lib/webhooks/judge-alerts.ts'
import { findLatency } from '#lib/webhooks/measure-latency.ts'
import { endpointAlerts } from '#lib/webhooks/schema.ts'
import { findTally } from '#lib/webhooks/tally-day.ts'
import { tellAlert } from '#lib/webhooks/tell-alert.ts'

const hourMs = 60 * 60_000

// Of one that is stopped, or that nobody wants to hear of any more, what lasts has to end.
const findWatched = defineQuery(
  { id: text },
  () => Prisma.sql`
    SELECT id FROM webhook_endpoints WHERE alerts IS NOT NULL AND status = 'active'
    UNION SELECT endpoint_id FROM webhook_alerts WHERE ended_at IS NULL`,
)

const beginAlert = defineCommand(
  (id: string, endpointId: string, kind: AlertKind, figures: string, at: Date) => Prisma.sql`
    INSERT INTO webhook_alerts (id, endpoint_id, kind, figures, began_at)
    VALUES (${id}, ${endpointId}, ${kind}::"WebhookAlertKind", ${figures}::jsonb, ${at})
    ON CONFLICT (endpoint_id, kind) WHERE ended_at IS NULL DO NOTHING`,
)

/** Looks at every endpoint whose client wants to be told of it. */
export async function checkAlerts(now = new Date()): Promise<void> {
  const watched = await findWatched(getDb())
  const endpoints = await getDb().webhookEndpoint.findMany({
    where: { id: { in: watched.map(({ id }) => id) } },
    include: { notified: { where: { endedAt: null }, select: { kind: true } } },
    orderBy: { id: 'asc' },
  })
  await doForEach(endpoints, (endpoint) => checkEndpoint(endpoint, now))
}

async function readHour(endpoint: WebhookEndpoint, now: Date): Promise<Reading> {
  const from = firstIdAt('webhookDelivery', new Date(now.getTime() - hourMs))
  const [tally] = await findTally(getDb(), [endpoint.id], from)
  const [times] = await findLatency(getDb(), endpoint.id, from)
  const { failingSince, lastSuccessAt, lastFailureAt } = endpoint
  const { attempted = 0, undelivered = 0 } = tally ?? {}
  return {
    ...{ failingSince, lastSuccessAt, lastFailureAt, attempted, undelivered },
    answered: times?.attempts ?? 0,
    p95Ms: times?.p95Ms ?? null,
  }
}

type Watched = WebhookEndpoint & { notified: { kind: AlertKind }[] }

async function checkEndpoint({ notified, ...endpoint }: Watched, now: Date): Promise<void> {
  const wanted = endpointAlerts.safeParse(endpoint.alerts).data
  const verdicts =
    wanted && endpoint.status === 'active' ? judgeAlerts(wanted, await readHour(endpoint, now), now) : undefined
  for (const kind of alertKinds) {
    const verdict = verdicts?.[kind]
    const lasts = notified.some((alert) => alert.kind === kind)
    if (verdict?.is === 'unknown' || lasts === (verdict?.is === 'bad')) continue
    if (verdict?.is === 'bad') await begin(endpoint, kind, verdict.figures, now)
    else await end(endpoint, kind, { recovered: verdict?.is === 'well', now })
  }
}

/** Told by whoever began it, in the transaction in which it begins. */
const begin = (endpoint: WebhookEndpoint, kind: AlertKind, figures: AlertFigures, now: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const id = newId('webhookAlert')
    if ((await beginAlert(tx, id, endpoint.id, kind, JSON.stringify(figures), now)) > 0)
      await tellAlert(tx, endpoint, { id, kind, figures, beganAt: now, endedAt: null })
  })

const end = (
  endpoint: WebhookEndpoint,
  kind: AlertKind,
  { recovered, now: endedAt }: { recovered: boolean; now: Date },
): Promise<void> =>
  inTransaction(async (tx) => {
    const ended = await tx.webhookAlert.updateManyAndReturn({
      where: { endpointId: endpoint.id, kind, endedAt: null },
      data: { endedAt, recovered },
    })
    if (recovered) for (const alert of ended) await tellAlert(tx, endpoint, { ...alert, figures: {} })
  })

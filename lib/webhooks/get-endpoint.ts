import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { withoutAbsent } from '#lib/view.ts'
import { getEndpointRow } from '#lib/webhooks/endpoint-row.ts'
import { measureLatency } from '#lib/webhooks/measure-latency.ts'
import { storedVerification, type EndpointDetailView } from '#lib/webhooks/schema.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { tallyDays } from '#lib/webhooks/tally-days.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

/** One endpoint, deleted ones included, with how its last two weeks went. */
export async function getEndpoint(tx: Tx, actor: CustomerActor, endpointId: string): Promise<EndpointDetailView> {
  const row = await getEndpointRow(tx, actor, endpointId)
  const [tallyOf, days, latency24h] = await Promise.all([
    tallyDay(tx, [endpointId]),
    tallyDays(tx, endpointId),
    measureLatency(tx, endpointId),
  ])
  return {
    ...toEndpointView(row, tallyOf(endpointId)),
    ...withoutAbsent({
      rotatesAt: row.rotatesAt !== null && row.rotatesAt > new Date() ? row.rotatesAt.toISOString() : null,
      // What an earlier release stored may have other members; it is shown no more rather than badly.
      verification: storedVerification.safeParse(row.verification).data,
    }),
    ...(latency24h ? { latency24h } : {}),
    days,
  }
}

import type { CustomerActor } from '#lib/actor.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getLogSettings } from '#lib/clients/get-log-settings.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import type { Tx } from '#lib/db.ts'
import type { LogSettings } from '#lib/requests/schema.ts'

/** Counts from the next call on, in every process; what was kept is reaped (lib/server/worker/reap.ts), and not shown until then. */
export async function changeLogSettings(
  tx: Tx,
  actor: CustomerActor,
  { keepsBodies }: LogSettings,
): Promise<LogSettings> {
  const { clientId, environment } = actor
  await lockClient(tx, clientId)
  if ((await getLogSettings(tx, actor)).keepsBodies === keepsBodies) return { keepsBodies }
  const data =
    environment === 'production' ? { logBodiesProduction: keepsBodies } : { logBodiesDevelopment: keepsBodies }
  await tx.client.update({ where: { id: clientId }, data })
  const type = keepsBodies ? 'request_log.bodies_kept' : 'request_log.bodies_not_kept'
  await recordClientAction(tx, { clientId, actor, type, environment })
  return { keepsBodies }
}

import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { LogSettings } from '#lib/requests/schema.ts'

export async function getLogSettings(tx: Tx, { clientId, environment }: CustomerActor): Promise<LogSettings> {
  const row = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  return { keepsBodies: environment === 'production' ? row.logBodiesProduction : row.logBodiesDevelopment }
}

import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toDayUseView } from '#lib/production/day-use-view.ts'
import type { DayUseView } from '#lib/production/schema.ts'

export const getDayUse = async (tx: Tx, { clientId }: CustomerActor): Promise<DayUseView> =>
  toDayUseView(tx, await tx.client.findUniqueOrThrow({ where: { id: clientId } }))

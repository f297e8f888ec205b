import type { Tx } from '#lib/db.ts'
import type { DeedName } from '#lib/operators/action-names.ts'
import { nameThings } from '#lib/operators/name-things.ts'
import type { ProductionFileView } from '#lib/production/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

type Decision = ProductionFileView['decisions'][number]

const deeds: Partial<Record<DeedName, Decision['action']>> = {
  'client.enable_production': 'enabled',
  'client.refuse_production': 'refused',
  'client.disable_production': 'disabled',
  'client.reopen_production': 'reopened',
  'client.allow_by_hand': 'by_hand',
  'client.set_day_limits': 'limits',
}
const isDeed = (action: string): action is DeedName => action in deeds

/** What operators have decided about a client's production, newest first, with their reasons. */
export async function findDecisions(tx: Tx, clientId: string): Promise<Decision[]> {
  const rows = await tx.operatorAction.findMany({
    where: { targetId: clientId, action: { in: Object.keys(deeds) } },
    orderBy: { id: 'desc' },
    take: 50,
  })
  const names = await nameThings(
    tx,
    rows.map(({ operatorId }) => operatorId),
  )
  return rows.flatMap(({ action, operatorId: id, reason, createdAt }) => {
    const decided = isDeed(action) ? deeds[action] : undefined
    const by = { id, name: names.get(id)?.name ?? id }
    return decided ? [{ action: decided, by, ...withoutAbsent({ reason }), createdAt: createdAt.toISOString() }] : []
  })
}

import type { OperatorActor } from '#lib/actor.ts'
import type { EnableProductionInput } from '#lib/clients/limits-schema.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { decideProduction } from '#lib/operators/decide-production.ts'
import { undoSeconds } from '#lib/operators/mail-decision.ts'
import { requireSecond } from '#lib/operators/second-operator.ts'

/** Wants two operators, unless it takes back what the same operator has disabled a moment ago. */
export async function enableProduction(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  input: EnableProductionInput = {},
) {
  // Before anybody is asked about it.
  if ((await tx.client.count({ where: { id: clientId } })) === 0) throw notFound()
  const undoes = await isOwnUndo(tx, actor, clientId)
  return decideProduction(
    tx,
    undoes ? actor : await requireSecond(tx, actor, 'client.enable_production'),
    clientId,
    'enabled',
    input,
  )
}

async function isOwnUndo(tx: Tx, actor: OperatorActor, clientId: string): Promise<boolean> {
  const last = await tx.operatorAction.findFirst({
    where: { targetId: clientId, action: { in: ['client.enable_production', 'client.disable_production'] } },
    orderBy: { id: 'desc' },
  })
  const was = last?.before
  return (
    last?.action === 'client.disable_production' &&
    last.operatorId === actor.id &&
    Date.now() - last.createdAt.getTime() < undoSeconds * 1000 &&
    typeof was === 'object' &&
    was !== null &&
    'productionState' in was &&
    was.productionState === 'enabled'
  )
}

import type { OperatorActor } from '#lib/actor.ts'
import type { EnableProductionInput } from '#lib/clients/limits-schema.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { lockClient } from '#lib/operators/change-client.ts'
import { decideProduction } from '#lib/operators/decide-production.ts'
import { isOwnUndo } from '#lib/operators/is-own-undo.ts'
import { requireSecond } from '#lib/operators/second-operator.ts'

/** Wants two operators, unless it takes back what the same operator has disabled a moment ago. */
export async function enableProduction(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  input: EnableProductionInput = {},
) {
  // Before anybody is asked about it.
  if ((await lockClient(tx, clientId)) === 0) throw notFound()
  const undoes = await isOwnUndo(tx, actor, clientId, 'enabled')
  return decideProduction(
    tx,
    undoes ? actor : await requireSecond(tx, actor, 'client.enable_production'),
    clientId,
    'enabled',
    input,
  )
}

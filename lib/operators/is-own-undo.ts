import { z } from 'zod'
import type { OperatorActor } from '#lib/actor.ts'
import { productionStates, type ProductionState } from '#lib/clients/state.ts'
import type { Tx } from '#lib/db.ts'
import { findLastDecision } from '#lib/operators/find-last-decision.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'

const written = z.object({ productionState: z.enum(productionStates) })

/**
 * Whether putting a client's production back to `was` only takes back what the same operator decided a moment ago, and what
 * stands still. Call it under the client's lock.
 */
export async function isOwnUndo(
  tx: Tx,
  actor: OperatorActor,
  clientId: string,
  was: ProductionState,
): Promise<boolean> {
  const last = await findLastDecision(tx, clientId)
  if (last?.operatorId !== actor.id || Date.now() - last.createdAt.getTime() >= undoSeconds * 1000) return false
  const { productionState } = await tx.client.findUniqueOrThrow({ where: { id: clientId } })
  return (
    written.parse(last.before).productionState === was && written.parse(last.after).productionState === productionState
  )
}

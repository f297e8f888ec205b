import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { decideProduction } from '#lib/operators/decide-production.ts'

export const disableProduction = (tx: Tx, actor: OperatorActor, clientId: string, reason: string) =>
  decideProduction(tx, actor, clientId, 'disabled', { reason })

import type { Tx } from '#lib/db.ts'
import type { OperatorAction } from '#lib/generated/prisma/client.ts'
import type { DeedName } from '#lib/operators/action-names.ts'

const decisions: DeedName[] = [
  'client.enable_production',
  'client.disable_production',
  'client.refuse_production',
  'client.reopen_production',
]

/** What operators decided last about a client's production. Call it under the client's lock. */
export const findLastDecision = (tx: Tx, clientId: string): Promise<OperatorAction | null> =>
  tx.operatorAction.findFirst({ where: { targetId: clientId, action: { in: decisions } }, orderBy: { id: 'desc' } })

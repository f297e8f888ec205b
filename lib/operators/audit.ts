import type { OperatorActor } from '#lib/actor.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import type { DeedName } from '#lib/operators/action-names.ts'
import type { actionTargets } from '#lib/operators/actions-schema.ts'
import { roleOfScopes } from '#lib/users/operator-roles.ts'

type Action = {
  action: DeedName
  targetType: (typeof actionTargets)[number]
  targetId: string
  reason?: string | undefined
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
}

// A token speaks for one environment. What is done with it may belong to both, or always to production.
const inBoth: readonly Action['targetType'][] = ['client', 'user', 'archive', 'standing_decision', 'alert', 'incident']
const settings: readonly DeedName[] = ['client.update', 'client.allow_by_hand']
const environmentOf = ({ environment }: OperatorActor, { action, targetType }: Action): Environment | null =>
  targetType === 'client' && !settings.includes(action)
    ? 'production'
    : inBoth.includes(targetType) || action === 'researcher.update' || action === 'researcher.credential'
      ? null
      : environment

/** Writes down what an operator did, in the transaction of the deed: who, from where, what, why, before, after. */
export const audit = (tx: Tx, actor: OperatorActor, action: Action): Promise<void> =>
  recordEntry(tx, {
    by: actor.id,
    role: roleOfScopes(actor.scopes),
    network: actor.network,
    environment: environmentOf(actor, action),
    ...secondOf(actor),
    ...action,
  })

const secondOf = ({ second }: OperatorActor) =>
  second === undefined ? {} : second === 'nobody' ? { withoutSecond: true } : { approvalId: second.approvalId }

import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import type { actionTargets } from '#lib/operators/schema.ts'

type Action = {
  action: string
  targetType: (typeof actionTargets)[number]
  targetId: string
  reason?: string | undefined
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
}

/** Writes down what an operator did, in the transaction of the deed: who, what, before, after. */
export async function audit(tx: Tx, actor: OperatorActor, { reason, ...action }: Action): Promise<void> {
  await tx.operatorAction.create({
    data: {
      id: newId('operatorAction'),
      operatorId: actor.id,
      environment: actor.environment,
      reason: reason ?? null,
      ...secondOf(actor),
      ...action,
    },
  })
}

const secondOf = ({ second }: OperatorActor) =>
  second === undefined ? {} : second === 'nobody' ? { withoutSecond: true } : { approvalId: second.approvalId }

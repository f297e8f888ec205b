import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import type { OperatorScope } from '#lib/scopes.ts'
import { rolesWith } from '#lib/users/operator-roles.ts'

/** What wants two operators, and the scope that both of them need. */
export const pairedDeeds = {
  'order.refund': 'operator:finance',
  'order.cancel': 'operator:finance',
  'order.replace': 'operator:finance',
  'payment.write_off': 'operator:finance',
  'client.enable_production': 'operator:admin',
} as const satisfies Record<string, OperatorScope>
export type PairedDeed = keyof typeof pairedDeeds

/** Everybody else who could say yes. */
export const findSeconds = (tx: Tx, deed: PairedDeed, actorId: string) =>
  tx.user.findMany({
    where: { id: { not: actorId }, disabledAt: null, operatorRole: { in: rolesWith(pairedDeeds[deed]) } },
    orderBy: { id: 'asc' },
  })

/**
 * The actor as who they do it: agreed to by another, or alone because there is no other. Throws 409 where somebody else
 * could agree and hasn't been asked.
 */
export async function requireSecond(tx: Tx, actor: OperatorActor, deed: PairedDeed): Promise<OperatorActor> {
  if (actor.second !== undefined) return actor
  const alone = (await findSeconds(tx, deed, actor.id)).length === 0
  if (alone && getEnv().TWO_OPERATORS === 'when_possible') return { ...actor, second: 'nobody' }
  throw new ApiError(
    'approval_required',
    alone
      ? 'This wants a second operator, and there is none with the right. Ask all the same: it waits until there is one.'
      : 'This wants a second operator. Ask for it, and it happens when one of them agrees.',
  )
}

/** What has gone back of a charge, or of all charges of an order, or is on its way. Parts count together. */
export async function findReturned(tx: Tx, payment: { id: string } | { orderId: string }): Promise<number> {
  const { _sum } = await tx.refund.aggregate({
    where: { payment, status: { in: ['pending', 'requires_action', 'succeeded'] } },
    _sum: { amountMinor: true },
  })
  return _sum.amountMinor ?? 0
}

/** Whether so much wants two operators: what goes back to a customer, or is given up. */
export function isLarge(currency: string, totalMinor: number): boolean {
  const { APPROVAL_ABOVE } = getEnv()
  const limit = APPROVAL_ABOVE.get(currency) ?? APPROVAL_ABOVE.get('*')
  return limit !== undefined && totalMinor > limit
}

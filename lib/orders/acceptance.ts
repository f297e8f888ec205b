import type { Order } from '#lib/generated/prisma/client.ts'
import { acceptanceDays } from '#lib/orders/state.ts'

type Awaited = Pick<Order, 'status' | 'reviewState' | 'openCaseId' | 'deliveredAt' | 'acceptanceNotBefore'>

/**
 * When the customer's silence counts as acceptance; undefined where it never does: nothing is delivered, changes are asked
 * for, or a case is open.
 */
export function acceptanceEndOf(order: Awaited): Date | undefined {
  const { status, reviewState, openCaseId, deliveredAt, acceptanceNotBefore } = order
  if (status !== 'delivered' || reviewState !== null || openCaseId !== null || deliveredAt === null) return undefined
  const end = deliveredAt.getTime() + acceptanceDays * 86_400_000
  return new Date(Math.max(end, acceptanceNotBefore?.getTime() ?? 0))
}

import type { Second } from '#components/operator/ask-second.tsx'
import type { FinanceRow } from '#lib/finance/schema.ts'

/**
 * What another operator is asked for where trying a failed refund again wants two: that refund. A process of the version before knows
 * refunds by their amount alone, and without one would ask for all that is left of the order.
 */
export const secondOf = ({ id, order, amountMinor }: Pick<FinanceRow, 'id' | 'order' | 'amountMinor'>) =>
  order && ({ what: 'order.refund', targetId: order.id, refundId: id, amountMinor } satisfies Second)

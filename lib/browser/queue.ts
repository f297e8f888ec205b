import type { QueueKind } from '#lib/queue/kinds.ts'
import type { QueueCounts } from '#lib/queue/schema.ts'

/** With which kind of work a day begins: the first of which there is any. */
export const firstKind = ({ kinds }: Pick<QueueCounts, 'kinds'>): QueueKind =>
  kinds.find(({ count }) => count > 0)?.kind ?? kinds[0]?.kind ?? 'orders'

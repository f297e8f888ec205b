import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { countInbox } from '#lib/inbox/count-inbox.ts'
import type { InboxCounts, MarkInboxInput } from '#lib/inbox/schema.ts'

/** Remembers what a researcher has seen; what is read already keeps its time. */
export async function markInboxRead(
  tx: Tx,
  actor: ResearcherActor,
  { orderId, upTo }: MarkInboxInput,
): Promise<InboxCounts> {
  const { id: researcherId, environment } = actor
  await tx.inboxEntry.updateMany({
    where: {
      ...{ researcherId, environment, readAt: null },
      ...(orderId === undefined ? {} : { orderId }),
      ...(upTo === undefined ? {} : { id: { lte: upTo } }),
    },
    data: { readAt: new Date() },
  })
  return countInbox(tx, actor)
}

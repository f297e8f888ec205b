import type { Tx } from '#lib/db.ts'
import { checkIds, type CheckId, type GoLiveView } from '#lib/go-live/schema.ts'
import { momentOf } from '#lib/ids.ts'
import { catalogue } from '#lib/words/en/go-live-checks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Each looks for the first trace in what is written down anyway. All are in development: that is where one practises. */
const traces: Record<CheckId, (tx: Tx, clientId: string) => Promise<Date | null | undefined>> = {
  order_created: async (tx, clientId) =>
    (
      await tx.order.findFirst({
        where: { clientId, environment: 'development' },
        orderBy: { id: 'asc' },
        select: { createdAt: true },
      })
    )?.createdAt,
  idempotent_retry: async (tx, clientId) => {
    const seen = await tx.apiRequest.findFirst({
      where: { clientId, environment: 'development', replayed: true },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    return seen && momentOf(seen.id)
  },
  webhook_verified: async (tx, clientId) =>
    (
      await tx.webhookEndpoint.findFirst({
        where: { clientId, environment: 'development', verifiedAt: { not: null } },
        select: { verifiedAt: true },
      })
    )?.verifiedAt,
  // Whoever confirms and leaves the rest to the provider's word has paid as well.
  payment_finalized: async (tx, clientId) => {
    const paid = await tx.payment.findFirst({
      where: {
        order: { clientId, environment: 'development' },
        // What was held or charged once; that may have ended since.
        OR: [{ finalizedAt: { not: null } }, { chargeId: { not: null } }],
      },
      orderBy: { id: 'asc' },
      select: { finalizedAt: true, orderId: true },
    })
    if (!paid || paid.finalizedAt) return paid?.finalizedAt
    const reported = await tx.event.findFirst({
      where: { orderId: paid.orderId, type: { in: ['payment.authorized', 'payment.captured'] } },
      orderBy: { sequence: 'asc' },
      select: { createdAt: true },
    })
    return reported?.createdAt
  },
  document_downloaded: async (tx, clientId) =>
    (
      await tx.orderDocument.findFirst({
        where: { order: { clientId, environment: 'development' }, downloadedAt: { not: null } },
        orderBy: { id: 'asc' },
        select: { downloadedAt: true },
      })
    )?.downloadedAt,
}

/** What the client has been seen to do. Once seen, it is noted: logs are deleted in time, practice isn't undone by that. */
export async function findChecks(tx: Tx, clientId: string): Promise<GoLiveView['checks']> {
  const marks = new Map((await tx.goLiveMark.findMany({ where: { clientId } })).map(({ check, at }) => [check, at]))
  for (const id of checkIds) {
    if (marks.has(id)) continue
    const at = await traces[id](tx, clientId)
    if (!at) continue
    marks.set(id, at)
    await tx.goLiveMark.createMany({ data: { clientId, check: id, at }, skipDuplicates: true })
  }
  return checkIds.map((id) => {
    const at = marks.get(id)
    return { id, done: at !== undefined, ...(at === undefined ? {} : { at: at.toISOString() }), hint: t(`hint.${id}`) }
  })
}

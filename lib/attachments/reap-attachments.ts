import { waitingSince } from '#lib/attachments/lifetime.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { dropAttachments } from '#lib/orders/drop-attachments.ts'

/** Forgets files that nothing has claimed for a day. */
export async function reapAttachments(): Promise<void> {
  for (;;) {
    const old = await getDb().attachment.findMany({
      where: { orderId: null, createdAt: { lt: waitingSince() } },
      select: { id: true },
      take: 100,
    })
    if (old.length === 0) return
    for (const { id } of old) await inTransaction((tx) => dropAttachments(tx, { id, orderId: null }))
  }
}

import type { Tx } from '#lib/db.ts'
import { undoSeconds } from '#lib/operators/undo-seconds.ts'

/** Takes back what hasn't been sent; its job finds nothing. Returns how many there were. */
export async function takeBackMails(tx: Tx, occasion: string): Promise<number> {
  const { count } = await tx.mail.deleteMany({
    where: {
      dedupeKey: { startsWith: `${occasion}:` },
      sentAt: null,
      createdAt: { gt: new Date(Date.now() - undoSeconds * 1000) },
    },
  })
  return count
}

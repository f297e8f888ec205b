import type { Tx } from '#lib/db.ts'
import { newIdAfter } from '#lib/ids.ts'

/**
 * The id of a message to be on a locked order: after all that are there. Readers go by ids, and with processes whose clocks differ a
 * new one of theirs may come before: it would stand above what it answers, and whoever has read that would never learn of it.
 */
export async function drawId(tx: Tx, orderId: string): Promise<string> {
  const newest = await tx.message.findFirst({ where: { orderId }, orderBy: { id: 'desc' }, select: { id: true } })
  return newIdAfter('message', newest?.id)
}

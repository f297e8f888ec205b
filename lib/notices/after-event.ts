import type { Tx } from '#lib/db.ts'

/** What came on its order after an event; all of it after none. By their numbers: ids go by the clocks of those who write them. */
export async function afterEvent(tx: Tx, eventId: string): Promise<{ sequence?: { gt: number } }> {
  const event = await tx.event.findUnique({ where: { id: eventId }, select: { sequence: true } })
  return event?.sequence == null ? {} : { sequence: { gt: event.sequence } }
}

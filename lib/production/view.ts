import type { Tx } from '#lib/db.ts'
import type { ProductionNote } from '#lib/generated/prisma/client.ts'
import type { ProductionNoteView } from '#lib/production/schema.ts'

/** Notes as either side reads them. Of the client's people each is named; of ours nobody is, as everywhere. */
export async function toNoteViews(tx: Tx, rows: readonly ProductionNote[]): Promise<ProductionNoteView[]> {
  const theirs = rows.filter(({ senderType }) => senderType !== 'operator').map(({ senderId }) => senderId)
  const people = await tx.user.findMany({ where: { id: { in: theirs } }, select: { id: true, name: true } })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map(({ id, senderType, senderId, content, createdAt }) => {
    const author = names.get(senderId)
    return {
      id,
      from: senderType === 'operator' ? 'callslip' : 'client',
      ...(author === undefined ? {} : { author }),
      content,
      createdAt: createdAt.toISOString(),
    }
  })
}

import type { Tx } from '#lib/db.ts'
import type { OrderDocument, Prisma } from '#lib/generated/prisma/client.ts'
import { unknownCursor, type PageRequest } from '#lib/paging.ts'

/** Documents in the order of their pages, one more than asked. The cursor's own place is looked up: it may have moved. */
export async function listPages(
  tx: Tx,
  where: Prisma.OrderDocumentWhereInput,
  { limit, order, startingAfter }: PageRequest,
): Promise<OrderDocument[]> {
  const cursor =
    startingAfter === undefined
      ? undefined
      : await tx.orderDocument.findFirst({ where: { AND: [where, { id: startingAfter }] } })
  if (cursor === null) throw unknownCursor()
  const beyond = order === 'asc' ? 'gt' : 'lt'
  return tx.orderDocument.findMany({
    where: {
      AND: [
        where,
        cursor === undefined
          ? {}
          : {
              OR: [
                { position: { [beyond]: cursor.position } },
                { position: cursor.position, id: { [beyond]: cursor.id } },
              ],
            },
      ],
    },
    orderBy: [{ position: order }, { id: order }],
    take: limit + 1,
  })
}

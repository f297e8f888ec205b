import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getArchiveFigures } from '#lib/figures/get-archive-figures.ts'
import type { ArchiveFiguresView } from '#lib/figures/schema.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** What orders of the same archive cost and how long they took; nothing where the directory doesn't know it. */
export async function getUsualPrice(tx: Tx, actor: ResearcherActor, orderId: string): Promise<ArchiveFiguresView> {
  const { archiveRepositoryId: id } = await getOrderRow(tx, actor, orderId)
  const known = id !== null && (await tx.archive.count({ where: { id } })) > 0
  return known ? getArchiveFigures(tx, id) : { prices: [] }
}

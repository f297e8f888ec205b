import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Shelf } from '#lib/saved-views/shelf.ts'
import type { Succeeded } from '#lib/text.ts'

/** Forgets a view of somebody's own, whichever of their lists it is of. */
export async function removeView(
  tx: Tx,
  { userId, clientId }: Pick<Shelf, 'userId' | 'clientId'>,
  viewId: string,
): Promise<Succeeded> {
  const { count } = await tx.savedView.deleteMany({ where: { id: viewId, userId, clientId } })
  if (count === 0) throw notFound()
  return { success: true }
}

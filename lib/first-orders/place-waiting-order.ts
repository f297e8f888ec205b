import { productionOf } from '#lib/clients/state.ts'
import type { Tx } from '#lib/db.ts'
import { giveUpOrder } from '#lib/first-orders/give-up-order.ts'
import { lockKept, placeKept } from '#lib/first-orders/place-kept.ts'

/**
 * Places what waits with an account that has been opened, and returns its id; undefined where nothing does, and where it can
 * no longer be placed, which whoever wrote it is told.
 */
export async function placeWaitingOrder(tx: Tx, clientId: string): Promise<string | undefined> {
  const found = await tx.firstOrder.findUnique({ where: { clientId }, select: { id: true } })
  if (!found) return undefined
  await lockKept(tx, found.id)
  const row = await tx.firstOrder.findUnique({ where: { id: found.id }, include: { user: true, client: true } })
  if (!row?.client || !row.user || row.orderId !== null) return undefined
  const { user, client } = row
  if (user.disabledAt !== null || client.status !== 'active' || productionOf(client) === 'locked') return undefined
  const orderId = await placeKept(tx, row, { user, client })
  if (orderId === undefined) await giveUpOrder(tx, row, { user, client })
  return orderId
}

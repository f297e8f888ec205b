import { productionOf } from '#lib/clients/state.ts'
import type { Tx } from '#lib/db.ts'
import { lockKept, placeKept, type Owner } from '#lib/first-orders/place-kept.ts'

/** How long an order waits with an account that nobody opens. */
const waitingMs = 90 * 86_400_000

/** Places what was asked for beside a registration that has just been confirmed, or lets it wait until the account is opened. */
export async function placeFirstOrder(tx: Tx, id: string, owner: Owner): Promise<void> {
  await lockKept(tx, id)
  const row = await tx.firstOrder.findUnique({ where: { id } })
  if (!row || row.clientId !== null) return
  const kept = await tx.firstOrder.update({
    where: { id },
    data: { userId: owner.user.id, clientId: owner.client.id, expiresAt: new Date(Date.now() + waitingMs) },
  })
  if (productionOf(owner.client) === 'locked') return
  // What can no longer be ordered is not kept either: it is still in the browser that wrote it.
  if ((await placeKept(tx, kept, owner)) === undefined) await tx.firstOrder.delete({ where: { id } })
}

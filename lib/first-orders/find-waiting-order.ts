import { getDb } from '#lib/db.ts'

/** What waits with an account until it is opened, as it was asked for; undefined where nothing does. */
export async function findWaitingOrder(clientId: string) {
  const row = await getDb().firstOrder.findFirst({ where: { clientId, orderId: null } })
  return row
    ? { createdAt: row.createdAt.toISOString(), waitsUntil: row.expiresAt.toISOString(), order: row.content }
    : undefined
}

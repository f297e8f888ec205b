import { expect } from 'vitest'
import { getDb } from '#lib/db.ts'

/** Holds the newest message for each order's customer against the messages themselves. */
export async function checkThreads(orderIds: readonly string[]): Promise<void> {
  const rows = await getDb().customerThread.findMany({ where: { orderId: { in: [...orderIds] } } })
  const orders = await getDb().order.findMany({
    where: { id: { in: [...orderIds] } },
    include: {
      messages: {
        where: { senderType: { in: ['researcher', 'operator'] }, OR: [{ onlyFor: null }, { onlyFor: 'customer' }] },
        orderBy: { id: 'desc' },
        take: 1,
      },
    },
  })
  const truth = orders.flatMap(({ id: orderId, clientId, environment, messages: [newest] }) =>
    newest ? { orderId, clientId, environment, lastId: newest.id } : [],
  )
  const byOrder = (a: { orderId: string }, b: { orderId: string }) => a.orderId.localeCompare(b.orderId)
  expect(rows.sort(byOrder)).toEqual(truth.sort(byOrder))
}

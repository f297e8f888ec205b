import { systemActor } from '#lib/actor.ts'
import { inTransaction } from '#lib/db.ts'
import type { Mail } from '#lib/generated/prisma/client.ts'
import { listReaders } from '#lib/notices/list-readers.ts'
import { mailedTo } from '#lib/notices/mailed-to.ts'
import { notices } from '#lib/notices/notices.ts'
import { noticeNames } from '#lib/notices/schema.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Whether a mail about an order that has waited since it was written still tells its reader anything; of others it isn't known. */
export async function stillHolds({ notice: kind, orderId, userId, aboutId, recipient }: Mail): Promise<boolean> {
  const name = noticeNames.find((one) => one === kind)
  if (name === undefined || orderId === null || userId === null || aboutId === null) return true
  const notice = notices[name]
  return inTransaction(async (tx) => {
    const { environment } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { environment: true } })
    const order = await getOrderRow(tx, systemActor(environment), orderId)
    const reader = (await listReaders(tx, order, notice)).find((one) => one.userId === userId)
    if (!reader) return false
    // What they were told of before it, by a mail that waits as it does or has arrived.
    const last = await tx.mail.findFirst({
      where: { orderId, notice: name, aboutId: { lt: aboutId }, ...mailedTo(userId, recipient) },
      orderBy: { aboutId: 'desc' },
      select: { aboutId: true },
    })
    return (await notice.tell(tx, { order, reader, aboutId, since: last?.aboutId ?? '' })) !== undefined
  })
}

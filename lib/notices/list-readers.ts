import { rolesWith } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import type { Notice, Reader } from '#lib/notices/notice.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Whom a notice about an order goes to: people with a confirmed address who haven't muted it. Robots have none. */
export async function listReaders(
  tx: Tx,
  order: OrderRow,
  { to, occasion }: Pick<Notice, 'to' | 'occasion'>,
): Promise<Reader[]> {
  const reachable: Prisma.UserWhereInput = {
    disabledAt: null,
    emailVerifiedAt: { not: null },
    ...(occasion === undefined ? {} : { NOT: { mutedMails: { has: occasion } } }),
  }
  if (to === 'members') {
    // Whoever may not see orders is told nothing of them.
    const role = { in: rolesWith('orders:read', order.environment) }
    const members = await tx.user.findMany({
      where: { ...reachable, memberships: { some: { clientId: order.clientId, role } } },
      orderBy: { id: 'asc' },
    })
    return members.map(({ id, email, name }) => ({ userId: id, email, name }))
  }
  if (to === 'operators') {
    const operators = await tx.user.findMany({ where: { operator: true, disabledAt: null }, orderBy: { id: 'asc' } })
    return operators.map(({ id, email, name }) => ({ userId: id, email, name }))
  }
  const offers: Prisma.OfferWhereInput = to === 'bidders' ? { orderId: order.id } : { id: order.selectedOfferId ?? '' }
  const researchers = await tx.researcher.findMany({
    where: { robot: false, status: 'approved', offers: { some: offers }, user: { is: reachable } },
    include: { user: true },
    orderBy: { id: 'asc' },
  })
  return researchers.flatMap(({ id, name, user }) =>
    user ? [{ userId: user.id, email: user.email, name, researcherId: id }] : [],
  )
}

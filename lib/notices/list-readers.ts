import { rolesWith } from '#lib/clients/roles.ts'
import type { Tx } from '#lib/db.ts'
import type { Prisma, User } from '#lib/generated/prisma/client.ts'
import type { Notice, Reader, Ways } from '#lib/notices/notice.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type Occasion = Notice['occasion']

/** Those who haven't muted it, or want their devices told. */
const wants = (occasion: Occasion): Prisma.UserWhereInput =>
  occasion === undefined
    ? {}
    : { OR: [{ NOT: { mutedMails: { has: occasion } } }, { pushedNotices: { has: occasion } }] }

const waysOf = ({ mutedMails, pushedNotices }: User, occasion: Occasion): Ways => ({
  mail: occasion === undefined || !mutedMails.includes(occasion),
  push: pushedNotices.includes(occasion ?? 'other'),
})

/** Whom a notice about an order goes to: people with a confirmed address who want to be told. Robots have none. */
export async function listReaders(
  tx: Tx,
  order: OrderRow,
  { to, occasion }: Pick<Notice, 'to' | 'occasion'>,
): Promise<Reader[]> {
  const reachable: Prisma.UserWhereInput = {
    disabledAt: null,
    emailVerifiedAt: { not: null },
    ...wants(occasion),
  }
  if (to === 'members') {
    // Whoever may not see orders is told nothing of them.
    const role = { in: rolesWith('orders:read', order.environment) }
    const members = await tx.user.findMany({
      where: { ...reachable, memberships: { some: { clientId: order.clientId, role } } },
      orderBy: { id: 'asc' },
    })
    return members.map((user) => ({
      userId: user.id,
      email: user.email,
      name: user.name,
      ways: waysOf(user, occasion),
    }))
  }
  if (to === 'operators') {
    const operators = await tx.user.findMany({ where: { operator: true, disabledAt: null }, orderBy: { id: 'asc' } })
    // The console's mails have no switches.
    return operators.map(({ id, email, name }) => ({ userId: id, email, name, ways: { mail: true, push: false } }))
  }
  const concerned: Prisma.ResearcherWhereInput =
    to === 'bidders'
      ? { OR: [{ offers: { some: { orderId: order.id } } }, { id: { in: await listWriters(tx, order) } }] }
      : { offers: { some: { id: order.selectedOfferId ?? '' } } }
  const researchers = await tx.researcher.findMany({
    where: { robot: false, status: 'approved', AND: concerned, user: { is: reachable } },
    include: { user: true },
    orderBy: { id: 'asc' },
  })
  return researchers.flatMap(({ id, name, user }) =>
    user ? [{ userId: user.id, email: user.email, name, researcherId: id, ways: waysOf(user, occasion) }] : [],
  )
}

/** The researchers who have written on an open order: with or without an offer, they read what is answered to everyone. */
async function listWriters(tx: Tx, { id: orderId, status }: OrderRow): Promise<string[]> {
  if (status !== 'open') return []
  const written = await tx.message.findMany({
    where: { orderId, senderType: 'researcher' },
    distinct: 'senderId',
    select: { senderId: true },
  })
  return written.map(({ senderId }) => senderId)
}

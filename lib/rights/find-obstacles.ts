import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { Prisma, type MemberRole, type User } from '#lib/generated/prisma/client.ts'
import { endedStatuses } from '#lib/orders/state.ts'
import { closedStatuses } from '#lib/payments/dispute.ts'
import { isShareLeft } from '#lib/payments/waits.ts'
import { requireOtherAdmin } from '#lib/people/permissions.ts'
import { findOpenDeletion } from '#lib/rights/deletion-row.ts'
import type { DeletionView, Obstacle } from '#lib/rights/schema.ts'
import { defineQuery, int4 } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/rights.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Found = Pick<DeletionView, 'obstacles' | 'clientsThatGo'>
type Other = { role: MemberRole; user: Pick<User, 'disabledAt'> }
type Named = { id: string; name: string }

/**
 * What stands in the way of deleting an account, in words, and which clients would go with it: those that the person owns
 * and nobody else belongs to. Once it is asked for, none goes that they weren't told of: who else belonged to it may have left
 * because somebody would look after it. Rehearsals stand in nobody's way: only production counts.
 */
export async function findObstacles(tx: Tx, user: Pick<User, 'id' | 'operatorRole'>): Promise<Found> {
  const others = { where: { userId: { not: user.id } }, select: { role: true, user: { select: { disabledAt: true } } } }
  const memberships = await tx.membership.findMany({
    where: { userId: user.id, role: 'owner' },
    include: { client: { include: { members: others } } },
    orderBy: { clientId: 'asc' },
  })
  const asked = await findOpenDeletion(tx, user.id, { NOT: { clientIds: { equals: null } } })
  const clients = memberships.map(({ client }) => client)
  const clientsThatGo = clients
    .filter(({ members }) => members.length === 0)
    .map(({ id, name, kind }) => ({ id, name, kind }))
  const obstacles = [
    ...clients.flatMap(({ name, members }) => findOfMembers(name, members)),
    ...clientsThatGo
      .filter(({ id }) => asked && !asked.clientIds.includes(id))
      .map(({ name }) => soleOwner('itWouldGoToo', name)),
  ]
  for (const client of clientsThatGo) obstacles.push(...(await findOfClient(tx, client)))
  obstacles.push(...(await findOfResearcher(tx, user.id)))
  if (user.operatorRole === 'admin' && (await isLastAdmin(tx, user.id)))
    obstacles.push({
      kind: 'last_admin',
      sentence: t('youAreTheLastAdmin'),
    })
  return { obstacles, clientsThatGo }
}

const soleOwner = (why: 'youAreTheOnlyOwner' | 'theOthersCanNotSignIn' | 'itWouldGoToo', name: string): Obstacle => ({
  kind: 'sole_owner',
  sentence: t(why, { name }),
})

/** Who is disabled may be let in again, and would find nothing; but they can look after nothing until then. */
function findOfMembers(name: string, others: readonly Other[]): Obstacle[] {
  const here = others.filter(({ user }) => user.disabledAt === null)
  if (others.length === 0 || here.some(({ role }) => role === 'owner')) return []
  return [soleOwner(here.length > 0 ? 'youAreTheOnlyOwner' : 'theOthersCanNotSignIn', name)]
}

async function isLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  try {
    await requireOtherAdmin(tx, userId)
    return false
  } catch (error) {
    if (error instanceof ApiError) return true
    throw error
  }
}

const environment = 'production'

/** Money of theirs that somebody still has to move, or to decide about. */
const unsettled: Prisma.PaymentWhereInput = {
  OR: [
    { status: { in: ['authorized', 'mismatch'] } },
    { status: { in: ['canceled', 'expired'] }, paymentIntentId: { not: null }, settledAt: null },
    { refunds: { some: { status: { in: ['pending', 'requires_action'] } } } },
    { refunds: { some: { status: { in: ['failed', 'canceled'] }, answeredAt: null } } },
    { disputes: { some: { status: { notIn: closedStatuses } } } },
  ],
}

const counted = (count: number, kind: Obstacle['kind'], sentence: string): Obstacle[] =>
  count > 0 ? [{ kind, sentence }] : []

/** Ended, with something about them still to be decided: it can't be once they are empty. */
async function findUndecided(tx: Tx): Promise<Prisma.OrderWhereInput> {
  const waiting = { what: 'order.refund', environment, state: 'waiting', expiresAt: { gt: new Date() } } as const
  const refunds = await tx.approval.findMany({ where: waiting, select: { targetId: true } })
  const asked = { id: { in: refunds.map(({ targetId }) => targetId) } }
  return { environment, status: { in: [...endedStatuses] }, OR: [{ openCaseId: { not: null } }, asked] }
}

async function findOfClient(tx: Tx, { id: clientId, name }: Named): Promise<Obstacle[]> {
  const [open, undecided, moving] = await Promise.all([
    tx.order.count({ where: { clientId, environment, status: { notIn: [...endedStatuses] } } }),
    tx.order.count({ where: { clientId, ...(await findUndecided(tx)) } }),
    tx.payment.count({ where: { environment, order: { clientId }, ...unsettled } }),
  ])
  return [
    ...counted(open, 'open_orders', t('hasOrdersThatHaveNot', { name, open })),
    ...counted(undecided, 'open_orders', t('hasUndecidedOrders', { name, undecided })),
    ...counted(moving, 'money', t('moneyOfPaymentsOfIs', { moving, name })),
  ]
}

const countOwed = defineQuery(
  { owed: int4, disputed: int4 },
  (researcherId: string, closed: string[]) => Prisma.sql`
    SELECT (count(*) FILTER (WHERE ${isShareLeft}))::int AS owed,
      (count(*) FILTER (WHERE EXISTS (SELECT 1 FROM disputes d WHERE d.payment_id = p.id AND d.status <> ALL(${closed}))))::int AS disputed
    FROM payments p JOIN offers f ON f.id = p.offer_id
    WHERE f.researcher_id = ${researcherId} AND p.environment = 'production'`,
)

async function findOfResearcher(tx: Tx, userId: string): Promise<Obstacle[]> {
  const researcher = await tx.researcher.findUnique({ where: { userId }, select: { id: true } })
  if (!researcher) return []
  const chosen = { researcherId: researcher.id, status: 'SELECTED' } as const
  const [work, undecided, [sums]] = await Promise.all([
    tx.offer.count({ where: { ...chosen, order: { environment, status: { notIn: [...endedStatuses] } } } }),
    tx.offer.count({ where: { ...chosen, order: await findUndecided(tx) } }),
    countOwed(tx, researcher.id, closedStatuses),
  ])
  const { owed = 0, disputed = 0 } = sums ?? {}
  return [
    ...counted(work, 'open_orders', t('youWereChosenForOrders', { work })),
    ...counted(undecided, 'open_orders', t('yourUndecidedOrders', { undecided })),
    ...counted(owed, 'payout', t('yourShareOfPaymentsHas', { owed })),
    ...counted(disputed, 'money', t('aBankQuestionsChargesFor', { disputed })),
  ]
}

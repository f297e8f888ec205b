import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { readNumber } from '#lib/orders/number.ts'
import { toTextQuery } from '#lib/orders/text-query.ts'
import type { Sought } from '#lib/queue/find-waiting.ts'

/**
 * What a search of the queue means. Numbers and addresses are resolved first; what waits is then walked and held against them, for
 * it is never much beside what is done with.
 */
export async function findSought(tx: Tx, { environment }: OperatorActor, q: string): Promise<Sought> {
  const itself = { ids: [q], orderIds: [q], clientIds: [q], researcherIds: [q] }
  const number = readNumber(q)
  const orders = async (where: Prisma.OrderWhereInput) => ({
    ...itself,
    orderIds: (await tx.order.findMany({ where: { ...where, environment }, select: { id: true } })).map(({ id }) => id),
  })
  if (number !== undefined) return orders({ number })
  if (/^(pi|pay)_\w+$/.test(q)) return orders({ payments: { some: { OR: [{ paymentIntentId: q }, { id: q }] } } })
  const members = q.includes('@')
    ? await tx.membership.findMany({ where: { user: { email: q.toLowerCase() } }, select: { clientId: true } })
    : []
  return { ...itself, clientIds: [q, ...members.map(({ clientId }) => clientId)], name: q, words: toTextQuery(q) }
}

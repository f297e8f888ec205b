import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { nameHolds } from '#lib/folded.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { readNumber } from '#lib/orders/number.ts'
import { toTextQuery } from '#lib/orders/text-query.ts'
import type { Sought } from '#lib/queue/find-waiting.ts'
import { defineQuery, text, words } from '#lib/sql.ts'

const findNamed = defineQuery(
  { of: words<'client' | 'researcher'>(), id: text },
  (q: string) => Prisma.sql`
    SELECT 'client' AS of, id FROM clients WHERE ${nameHolds(q)}
    UNION ALL SELECT 'researcher', id FROM researchers WHERE ${nameHolds(q)}`,
)

/**
 * What a search of the queue means. Names and numbers are resolved first; what waits is then walked and held against them, for
 * it is never much beside what is done with.
 */
export async function findSought(tx: Tx, { environment }: OperatorActor, q: string): Promise<Sought> {
  const none = { ids: [q], orderIds: [q], clientIds: [q], researcherIds: [q], words: undefined }
  const number = readNumber(q)
  const orders = async (where: Prisma.OrderWhereInput) => ({
    ...none,
    orderIds: (await tx.order.findMany({ where: { ...where, environment }, select: { id: true } })).map(({ id }) => id),
  })
  if (number !== undefined) return orders({ number })
  if (/^(pi|pay)_\w+$/.test(q)) {
    const found = await orders({ payments: { some: { OR: [{ paymentIntentId: q }, { id: q }] } } })
    return { ...found, ids: [q] }
  }
  if (q.includes('@')) {
    const members = await tx.membership.findMany({
      where: { user: { email: q.toLowerCase() } },
      select: { clientId: true },
    })
    return { ...none, clientIds: members.map(({ clientId }) => clientId) }
  }
  const named = await findNamed(tx, q)
  const idsOf = (kind: 'client' | 'researcher') => [q, ...named.flatMap(({ of, id }) => (of === kind ? id : []))]
  return { ...none, clientIds: idsOf('client'), researcherIds: idsOf('researcher'), words: toTextQuery(q) }
}

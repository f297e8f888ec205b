import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { nameHolds } from '#lib/folded.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId } from '#lib/ids.ts'
import { readNumber } from '#lib/orders/number.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** What somebody looks for: orders, or researchers and their accounts; and the row itself, by its own id. */
export type About = { id: string; orderIds: string[]; researchers?: { ids: string[]; accountIds: string[] } }

/** As many as are looked for by a name (below). */
const mostNamed = 100

const findNamed = defineQuery(
  { id: text },
  (q: string) => Prisma.sql`SELECT id FROM researchers WHERE ${nameHolds(q)} ORDER BY id LIMIT 100`,
)

/** Ids of ours, and of the provider, that lead to an order by its payment. */
async function findPayments(tx: Tx, environment: Environment, q: string) {
  const payment = { environment }
  const select = { payment: { select: { orderId: true } } } as const
  if (/^pi_\w+$/.test(q)) return tx.payment.findMany({ where: { environment, paymentIntentId: q } })
  if (isId('payment', q)) return tx.payment.findMany({ where: { environment, id: q } })
  const found = isId('refund', q)
    ? await tx.refund.findMany({ where: { id: q, payment }, select })
    : /^(re|pyr)_\w+$/.test(q)
      ? await tx.refund.findMany({ where: { providerRefundId: q, payment }, select })
      : isId('shareMovement', q)
        ? await tx.shareMovement.findMany({ where: { id: q, payment }, select })
        : /^trr?_\w+$/.test(q)
          ? await tx.shareMovement.findMany({ where: { providerId: q, payment }, select })
          : /^d[up]_\w+$/.test(q)
            ? await tx.dispute.findMany({ where: { id: q, payment }, select })
            : []
  return found.map((row) => row.payment)
}

/** What a text stands for that an operator may have at hand. */
export async function findAbout(tx: Tx, environment: Environment, q: string): Promise<About> {
  const number = readNumber(q)
  if (number !== undefined || isId('order', q)) {
    const order = await tx.order.findFirst({
      where: { environment, ...(number === undefined ? { id: q } : { number }) },
      select: { id: true },
    })
    return { id: q, orderIds: order ? [order.id] : [] }
  }
  const payments = await findPayments(tx, environment, q)
  if (payments.length > 0) return { id: q, orderIds: payments.map(({ orderId }) => orderId) }
  const ids = isId('researcher', q) ? [q] : /_/.test(q) ? [] : (await findNamed(tx, q)).map(({ id }) => id)
  // A part of them would be no answer, and would look like one.
  if (ids.length >= mostNamed) throw invalid('q', `${mostNamed} researchers or more fit: type more of the name`)
  if (ids.length === 0) return { id: q, orderIds: [] }
  const accounts = await tx.researcherAccount.findMany({ where: { environment, researcherId: { in: ids } } })
  return { id: q, orderIds: [], researchers: { ids, accountIds: accounts.map(({ accountId }) => accountId) } }
}

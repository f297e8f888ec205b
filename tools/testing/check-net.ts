import { expect } from 'vitest'
import { systemActor, type ResearcherActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { listEarnings } from '#lib/earnings/list-earnings.ts'
import { Prisma, type Order, type Payment, type Refund } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { netMoney, netMoneyOfP, type NetMoney } from '#lib/payments/net-money.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import { researcherActor } from '#prisma/factories.ts'

type Row = Record<'id' | 'returned_minor' | 'kept_minor' | 'share_minor' | 'fee_minor' | 'disputed_minor', unknown>

/** Holds what SQL says is left of payments against what the program says, and the list of earnings against the order's page. */
export async function checkNet(orderIds: readonly string[]): Promise<void> {
  const payments = await getDb().payment.findMany({
    where: { orderId: { in: [...orderIds] } },
    include: { order: true, disputes: true, refunds: true, offer: { include: { researcher: true } } },
  })
  const rows = await getDb().$queryRaw<Row[]>(Prisma.sql`
    SELECT p.id, net.* FROM payments p JOIN ${netMoneyOfP} ON true WHERE p.order_id IN (${Prisma.join([...orderIds])})`)
  const inSql = new Map(
    rows.map((row): [unknown, NetMoney] => [
      row.id,
      {
        returnedMinor: Number(row.returned_minor),
        keptMinor: Number(row.kept_minor),
        shareMinor: Number(row.share_minor),
        feeMinor: Number(row.fee_minor),
        disputedMinor: Number(row.disputed_minor),
      },
    ]),
  )
  for (const { order, disputes, ...payment } of payments) {
    const { id, status } = payment
    const net = netMoney(order, payment, disputes)
    expect({ id, status, ...inSql.get(id) }).toEqual({ id, status, ...net })
    expect({ id, status, overdrawn: Math.min(net.feeMinor, net.shareMinor) < 0 }).toEqual({
      id,
      status,
      overdrawn: false,
    })
    checkBearers(order, payment, net)
  }
  for (const researcher of new Map(payments.map(({ offer }) => [offer.researcherId, offer.researcher])).values())
    await checkEarnings(researcherActor(researcher), orderIds)
}

type Borne = Payment & { refunds: Refund[] }

/** What one side alone was to bear, the other hasn't paid: their part is at least what refunds in proportion leave of it. */
function checkBearers({ status, outcome }: Order, payment: Borne, { shareMinor, keptMinor }: NetMoney): void {
  const arrived = payment.refunds.filter((refund) => refund.status === 'succeeded')
  const alone = arrived.filter(({ bearer }) => bearer !== 'both')
  const plain = payment.status === 'partially_refunded' && status !== 'cancelled' && outcome !== 'not_found'
  if (!plain || alone.length === 0 || alone.length !== arrived.length) return
  const by = (bearer: string) =>
    alone.filter((refund) => refund.bearer === bearer).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect({ id: payment.id, share: shareMinor, fee: keptMinor - shareMinor }).toEqual({
    id: payment.id,
    share: payment.transferAmountMinor - by('researcher'),
    fee: payment.platformFeeMinor - by('fee'),
  })
}

async function checkEarnings(actor: ResearcherActor, orderIds: readonly string[]): Promise<void> {
  const { items } = await listEarnings(getDb(), actor, {}, { order: 'desc', limit: 100 })
  for (const { orderId, state, amount, currency } of items.filter((item) => orderIds.includes(item.orderId))) {
    const row = await getOrderRow(getDb(), systemActor(actor.environment), orderId)
    const [view] = await toResearchOrderViews(getDb(), actor, [row])
    if (!view?.share) continue
    const said = toMajor(view.share.amount, getCurrency(currency))
    expect({ orderId, status: row.status, state, amount }).toEqual({ orderId, status: row.status, state, amount: said })
  }
}

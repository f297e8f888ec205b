import { expect, it } from 'vitest'
import { netMoney } from '#lib/payments/net-money.ts'
import { refundableOf, settle } from '#lib/payments/share.ts'
import { getDb } from '#lib/db.ts'
import type { Order, Payment, Prisma, RefundStatus } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { checkNet } from '#tools/testing/check-net.ts'
import { openMarket, paid } from '#tools/testing/market.ts'

type Case = {
  name: string
  order?: Partial<Order>
  /** The order has gone on without the offer that was paid for. */
  givenBack?: true
  payment?: Partial<Payment>
  disputes?: { status: string; amountMinor: number }[]
  net: [returned: number, kept: number, share: number, fee: number, disputed: number]
}
const noFind = { noFindAmountMinor: 2200, noFindTransferAmountMinor: 2000 }
const refunded = (refundedMinor: number, reversedMinor: number) =>
  ({ status: 'partially_refunded', refundedMinor, reversedMinor }) as const
const empty = { outcome: 'not_found' } as const

// 46.75 for 42.50 and a fee of a tenth.
const cases: Case[] = [
  { name: 'a hold', payment: { status: 'authorized' }, net: [0, 4675, 4250, 425, 0] },
  { name: 'a charge', net: [0, 4675, 4250, 425, 0] },
  { name: 'a share that was sent', payment: { status: 'transferred' }, net: [0, 4675, 4250, 425, 0] },
  { name: 'a part that went back', payment: refunded(1100, 1000), net: [1100, 3575, 3250, 325, 0] },
  { name: 'a find, agreed to cost less without', payment: noFind, net: [0, 4675, 4250, 425, 0] },
  { name: 'no find, delivered', order: empty, payment: noFind, net: [0, 2200, 2000, 200, 0] },
  {
    name: 'no find, accepted, the refund under way',
    order: { ...empty, status: 'completed' },
    payment: { ...noFind, status: 'transferred' },
    net: [0, 2200, 2000, 200, 0],
  },
  {
    name: 'no find, refunded',
    order: empty,
    payment: { ...noFind, ...refunded(2475, 2250) },
    net: [2475, 2200, 2000, 200, 0],
  },
  {
    name: 'no find, and more',
    order: empty,
    payment: { ...noFind, ...refunded(3575, 3250) },
    net: [3575, 1100, 1000, 100, 0],
  },
  { name: 'no find at the full price', order: empty, net: [0, 4675, 4250, 425, 0] },
  {
    name: 'a search that is free without a find',
    order: empty,
    payment: { noFindAmountMinor: 0, noFindTransferAmountMinor: 0 },
    net: [0, 0, 0, 0, 0],
  },
  { name: 'cancelled, the refund under way', order: { status: 'cancelled' }, net: [0, 0, 0, 0, 0] },
  {
    name: 'given back after the charge, the refund under way',
    order: { status: 'open' },
    givenBack: true,
    net: [0, 0, 0, 0, 0],
  },
  {
    name: 'given back after the charge, and agreed with somebody else',
    order: { status: 'confirmed' },
    givenBack: true,
    net: [0, 0, 0, 0, 0],
  },
  {
    name: 'given back after the charge, a part refunded',
    order: { status: 'open' },
    givenBack: true,
    payment: refunded(1100, 1000),
    net: [1100, 0, 0, 0, 0],
  },
  {
    name: 'an open dispute after a refund',
    payment: { ...refunded(1100, 1000), status: 'disputed' },
    disputes: [{ status: 'needs_response', amountMinor: 3575 }],
    net: [1100, 3575, 3250, 325, 3575],
  },
  {
    name: 'a word of the provider that nobody knows yet',
    payment: { status: 'disputed' },
    disputes: [{ status: 'pondered', amountMinor: 4675 }],
    net: [0, 4675, 4250, 425, 4675],
  },
  {
    name: 'a lost dispute over a part, and a won one',
    payment: { status: 'disputed', reversedMinor: 2000 },
    disputes: [
      { status: 'lost', amountMinor: 2200 },
      { status: 'won', amountMinor: 2475 },
    ],
    net: [2200, 2475, 2250, 225, 0],
  },
  {
    name: 'more lost than was left',
    payment: { ...refunded(1100, 4250), status: 'disputed' },
    disputes: [{ status: 'lost', amountMinor: 4675 }],
    net: [4675, 0, 0, 0, 0],
  },
  {
    name: 'a dispute that was won',
    payment: { status: 'transferred' },
    disputes: [{ status: 'won', amountMinor: 4675 }],
    net: [0, 4675, 4250, 425, 0],
  },
]

it('is never due to whoever gave the order back, even where the refund fails and somebody else completes it', () => {
  const payment = {
    ...{ offerId: 'off_first', amountMinor: 4675, transferAmountMinor: 4250, currency: 'EUR' },
    ...{ noFindAmountMinor: 2200, noFindTransferAmountMinor: 2000, shareSentMinor: 0, shareWrittenOffMinor: 0 },
  }
  const failed = { amountMinor: 4675, status: 'failed', bearer: 'both' } as const
  for (const outcome of ['found', 'not_found'] as const) {
    const end = { status: 'completed', outcome } as const
    const due = (selectedOfferId: string) => settle({ ...end, selectedOfferId }, payment, [failed], []).shareDueMinor
    expect([due('off_first'), due('off_second')]).toEqual([outcome === 'found' ? 4250 : 2000, 0])
  }
})

it('sends nothing of what a refund is about that a customer has yet to act on', () => {
  const payment = {
    ...{ offerId: 'off_first', amountMinor: 4675, transferAmountMinor: 4250, currency: 'EUR' },
    ...{ noFindAmountMinor: null, noFindTransferAmountMinor: null, shareSentMinor: 0, shareWrittenOffMinor: 0 },
  }
  const end = { status: 'completed', outcome: 'found', selectedOfferId: 'off_first' } as const
  const refund = { amountMinor: 1100, bearer: 'both' } as const
  for (const status of ['pending', 'requires_action'] as const)
    expect(settle(end, payment, [{ ...refund, status }], []).shareDueMinor).toBe(3250)
})

it('lets no more go back than has neither gone back nor is on its way', () => {
  const left = (...statuses: RefundStatus[]) =>
    refundableOf(
      { amountMinor: 4675, status: 'captured' },
      statuses.map((status) => ({ amountMinor: 1000, status })),
      [],
    )
  expect(left('succeeded', 'pending', 'requires_action', 'failed', 'canceled')).toBe(1675)
})

it.each([
  ['needs_response', false, 0],
  ['lost', false, 0],
  ['won', false, 4675],
  ['warning_needs_response', true, 4675],
])('gives nothing back on top of what a bank decides about, or gave back itself: %s', (status, refundable, left) => {
  const dispute = { amountMinor: 1100, status, refundable }
  expect(refundableOf({ amountMinor: 4675, status: 'disputed' }, [], [dispute])).toBe(left)
})

const market = await openMarket()

it.each(cases)('says what is left and whose it is, here and in SQL: $name', async (one) => {
  const { orderId, rivalOfferId } = await paid(market)
  const { id } = await getDb().payment.findFirstOrThrow({ where: { orderId } })
  await getDb().order.update({
    where: { id: orderId },
    data: {
      status: 'delivered',
      outcome: 'found',
      ...(one.givenBack ? { selectedOfferId: one.order?.status === 'open' ? null : rivalOfferId } : {}),
      ...(one.order as Prisma.OrderUpdateInput),
    },
  })
  await getDb().payment.update({
    where: { id },
    data: { status: 'captured', ...(one.payment as Prisma.PaymentUpdateInput) },
  })
  for (const dispute of one.disputes ?? [])
    await getDb().dispute.create({
      data: {
        id: newId('refund'),
        paymentId: id,
        reason: 'general',
        refundable: false,
        currency: 'EUR',
        createdAt: new Date(),
        ...dispute,
      },
    })
  const { order, disputes, ...payment } = await getDb().payment.findUniqueOrThrow({
    where: { id },
    include: { order: true, disputes: true },
  })
  const net = netMoney(order, payment, disputes)
  expect([net.returnedMinor, net.keptMinor, net.shareMinor, net.feeMinor, net.disputedMinor]).toEqual(one.net)
  await checkNet([orderId])
})

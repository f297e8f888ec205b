import type { Dispute, Order, Payment, Refund } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { MoneyEffectView, MoneyView, Named, OperatorPaymentView } from '#lib/operators/schema.ts'
import { isOpen } from '#lib/payments/dispute.ts'
import { netMoney } from '#lib/payments/net-money.ts'
import type { MoneyEffect } from '#lib/payments/preview-end.ts'
import { noFindOf, reducedOf, refundableOf, writtenOffOf } from '#lib/payments/share.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toNamed = ({ id, name }: Named): Named => ({ id, name })

export const toMoney = (amountMinor: number, currency: string): MoneyView => ({
  amountMinor,
  amount: toMajor(amountMinor, getCurrency(currency)),
  currency,
})

export const toEffectView = (effect: MoneyEffect): MoneyEffectView =>
  effect.kind === 'nothing'
    ? effect
    : {
        ...{ kind: effect.kind, ...toMoney(effect.amountMinor, effect.currency) },
        ...withoutAbsent({ undecidedMinor: effect.kind === 'refund' ? effect.undecidedMinor : undefined }),
      }

const toSettlement = ({ settlementMinor, settlementCurrency, providerFeeMinor, exchangeRate }: Payment) =>
  settlementMinor === null || settlementCurrency === null
    ? {}
    : {
        settlement: {
          ...toMoney(settlementMinor, settlementCurrency),
          feeMinor: providerFeeMinor ?? 0,
          ...withoutAbsent({ exchangeRate }),
        },
      }

export function toPaymentView(
  order: Pick<Order, 'status' | 'outcome' | 'selectedOfferId'>,
  row: Payment & { refunds: Refund[]; disputes: Dispute[] },
): OperatorPaymentView {
  const noFind = noFindOf(row)
  const net = netMoney(order, row, row.disputes)
  return {
    id: row.id,
    offerId: row.offerId,
    status: row.status,
    ...toMoney(row.amountMinor, row.currency),
    transferAmountMinor: row.transferAmountMinor,
    platformFeeMinor: row.platformFeeMinor,
    net,
    ...(noFind ? { noFind: { ...noFind, applies: reducedOf(order, row) !== undefined } } : {}),
    refundedMinor: row.refundedMinor,
    reversedMinor: row.reversedMinor,
    ...toSettlement(row),
    refundableMinor: refundableOf(row, row.refunds, row.disputes),
    shareDueMinor: row.shareDueMinor,
    shareSentMinor: row.shareSentMinor,
    shareWrittenOffMinor: writtenOffOf(row, net.shareMinor),
    ...withoutAbsent({
      paymentIntentId: row.paymentIntentId,
      chargeId: row.chargeId,
      transferId: row.transferId,
      captureBefore: row.captureBefore?.toISOString(),
      failureMessage: row.failureMessage,
      shareRefusal: row.shareRefusal,
    }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    refunds: row.refunds.map(({ id, amountMinor, bearer, reason, status, failure, retryAt, createdAt }) => ({
      id,
      amountMinor,
      amount: toMoney(amountMinor, row.currency).amount,
      bearer,
      reason,
      status,
      ...withoutAbsent({ failure, retryAt: retryAt?.toISOString() }),
      createdAt: createdAt.toISOString(),
    })),
    disputes: row.disputes.map(({ id, status, reason, amountMinor, currency, dueBy, createdAt, ...dispute }) => ({
      id,
      status,
      open: isOpen({ status }),
      reason,
      refundable: dispute.refundable,
      ...toMoney(amountMinor, currency),
      ...withoutAbsent({
        dueBy: dueBy?.toISOString(),
        submittedAt: dispute.submittedAt?.toISOString(),
        fee: dispute.feeCurrency === null ? undefined : toMoney(dispute.feeMinor, dispute.feeCurrency),
      }),
      createdAt: createdAt.toISOString(),
    })),
  }
}

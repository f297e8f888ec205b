import { z } from 'zod'
import type { OperatorAction, Payment, Refund } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { ActionView, MoneyEffectView, MoneyView, Named, OperatorPaymentView } from '#lib/operators/schema.ts'
import type { MoneyEffect } from '#lib/payments/preview-end.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toNamed = ({ id, name }: Named): Named => ({ id, name })

export const toMoney = (amountMinor: number, currency: string): MoneyView => ({
  amountMinor,
  amount: toMajor(amountMinor, getCurrency(currency)),
  currency,
})

export const toEffectView = (effect: MoneyEffect): MoneyEffectView =>
  effect.kind === 'nothing' ? effect : { kind: effect.kind, ...toMoney(effect.amountMinor, effect.currency) }

const refundable = ['captured', 'transferred', 'partially_refunded', 'disputed']

export function toPaymentView(row: Payment & { refunds: Refund[] }): OperatorPaymentView {
  const pending = row.refunds
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    id: row.id,
    offerId: row.offerId,
    status: row.status,
    ...toMoney(row.amountMinor, row.currency),
    transferAmountMinor: row.transferAmountMinor,
    platformFeeMinor: row.platformFeeMinor,
    refundedMinor: row.refundedMinor,
    reversedMinor: row.reversedMinor,
    refundableMinor: refundable.includes(row.status) ? row.amountMinor - row.refundedMinor - pending : 0,
    ...withoutAbsent({
      paymentIntentId: row.paymentIntentId,
      chargeId: row.chargeId,
      transferId: row.transferId,
      captureBefore: row.captureBefore?.toISOString(),
      failureMessage: row.failureMessage,
    }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    refunds: row.refunds.map(({ id, amountMinor, reason, status, createdAt }) => ({
      id,
      amountMinor,
      amount: toMoney(amountMinor, row.currency).amount,
      reason,
      status,
      createdAt: createdAt.toISOString(),
    })),
  }
}

const json = z.json()
const toJson = (value: unknown) => (value === null ? null : json.parse(value))

export const toActionView = (row: OperatorAction, operator: Named): ActionView => ({
  id: row.id,
  operator,
  action: row.action,
  targetType: row.targetType,
  targetId: row.targetId,
  createdAt: row.createdAt.toISOString(),
  ...withoutAbsent({
    environment: row.environment,
    reason: row.reason,
    before: toJson(row.before),
    after: toJson(row.after),
  }),
})

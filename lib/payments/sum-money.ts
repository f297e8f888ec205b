import type { PaymentSnapshot } from '#lib/payments/schema.ts'

type Facts = Pick<PaymentSnapshot['payment'], 'status' | 'currency' | 'amount' | 'refundedAmount' | 'disputedAmount'>
/** Minor units of the currency. */
export type MoneySum = { currency: string; held: number; charged: number; disputed: number }

/** Where a payment's amount, less what has gone back, stands: on hold, charged, or with a bank that questions it or took it back. */
export function partsOf({
  status,
  amount,
  refundedAmount = 0,
  disputedAmount: disputed = 0,
}: Facts): Omit<MoneySum, 'currency'> {
  const nothing = { held: 0, charged: 0, disputed: 0 }
  switch (status) {
    case 'authorized':
      return { ...nothing, held: amount }
    case 'captured':
    case 'transferred':
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return { held: 0, charged: amount - refundedAmount - disputed, disputed }
    default:
      return nothing
  }
}

/** What several payments come to, a line for each currency. */
export function sumMoney(payments: readonly Facts[]): MoneySum[] {
  const sums = new Map<string, MoneySum>()
  for (const payment of payments) {
    const { currency } = payment
    const sum = sums.get(currency) ?? { currency, held: 0, charged: 0, disputed: 0 }
    const parts = partsOf(payment)
    sums.set(currency, {
      currency,
      held: sum.held + parts.held,
      charged: sum.charged + parts.charged,
      disputed: sum.disputed + parts.disputed,
    })
  }
  return [...sums.values()]
}

import type Stripe from 'stripe'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { BalanceTransaction, Payment } from '#lib/generated/prisma/client.ts'

/** What the provider shows of a captured charge beside its intent; refunds and disputes of whoever began them. */
export type AfterCapture = { charge: Stripe.Charge; refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] }

type Booked = { booked: Stripe.BalanceTransaction; presentmentMinor: number }

/** Of the balance that the ledger keeps, and that the provider states before all others: a reserve is one of its own. */
export const isOfBalance = ({ balance_type }: Stripe.BalanceTransaction) => balance_type === 'payments'

/** Expanded, and there yet: the provider may book a moment later. */
export const bookedAs = (
  booked: string | Stripe.BalanceTransaction | null | undefined,
  presentmentMinor: number,
): Booked[] =>
  typeof booked === 'object' && booked !== null && isOfBalance(booked) ? [{ booked, presentmentMinor }] : []

/** What the provider has booked for a charge, its refunds and its disputes, each with its amount in the charge's own currency. */
export const bookingsOf = ({ charge, refunds, disputes }: AfterCapture): Booked[] => [
  ...bookedAs(charge.balance_transaction, charge.amount_captured),
  ...refunds.flatMap((refund) => [
    ...bookedAs(refund.balance_transaction, -refund.amount),
    ...bookedAs(refund.failure_balance_transaction, refund.amount),
  ]),
  ...disputes.flatMap(({ amount, balance_transactions }) =>
    balance_transactions.flatMap((booked) => bookedAs(booked, Math.sign(booked.amount) * amount)),
  ),
]

export const toTransactionRow = (
  environment: Environment,
  paymentId: string | null,
  { booked, presentmentMinor }: Booked,
): BalanceTransaction => ({
  id: booked.id,
  environment,
  paymentId,
  category: booked.reporting_category,
  source: typeof booked.source === 'object' ? (booked.source?.id ?? null) : booked.source,
  amountMinor: booked.amount,
  feeMinor: booked.fee,
  currency: booked.currency.toUpperCase(),
  presentmentMinor,
  createdAt: new Date(booked.created * 1000),
})

/** Keeps what the provider has booked for a payment, and on the payment what its charge brought. Returns it as it is then. */
export async function keepTransactions(tx: Tx, payment: Payment, bookings: readonly Booked[]): Promise<Payment> {
  if (bookings.length === 0) return payment
  const { id, environment } = payment
  const data = bookings.map((booking) => toTransactionRow(environment, id, booking))
  await tx.balanceTransaction.createMany({ data, skipDuplicates: true })
  const charge = bookings.find(({ booked }) => booked.reporting_category === 'charge')?.booked
  if (charge === undefined || payment.settlementMinor !== null) return payment
  return tx.payment.update({
    where: { id },
    data: {
      settlementMinor: charge.amount,
      settlementCurrency: charge.currency.toUpperCase(),
      providerFeeMinor: charge.fee,
      exchangeRate: charge.exchange_rate,
    },
  })
}

import type { Dispute, Refund } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { isLost } from '#lib/payments/dispute.ts'
import type { ReturnView } from '#lib/payments/returns-schema.ts'

type Returned = {
  currency: string
  refunds: readonly Pick<Refund, 'amountMinor' | 'status' | 'reason' | 'told' | 'updatedAt'>[]
  disputes: readonly Pick<Dispute, 'amountMinor' | 'status' | 'updatedAt'>[]
}

/** What has gone back of a payment and why, oldest first. A reason that was written for operators alone is left out. */
export function toReturns({ currency, refunds, disputes }: Returned): ReturnView[] {
  const view = (amountMinor: number, by: ReturnView['by'], at: Date, reason?: string): ReturnView => ({
    amountMinor,
    amount: toMajor(amountMinor, getCurrency(currency)),
    by,
    ...(reason === undefined ? {} : { reason }),
    at: at.toISOString(),
  })
  return [
    ...refunds
      .filter(({ status }) => status === 'succeeded')
      .map(({ amountMinor, told, reason, updatedAt }) =>
        view(amountMinor, 'refund', updatedAt, told ? reason : undefined),
      ),
    ...disputes.filter(isLost).map(({ amountMinor, updatedAt }) => view(amountMinor, 'dispute', updatedAt)),
  ].sort((one, other) => (one.at < other.at ? -1 : 1))
}

import type { Movement, MovementKind, PaymentLedger, Standing } from '#lib/dossiers/schema.ts'
import type {
  BalanceTransaction,
  Dispute,
  LedgerEntry,
  Order,
  Payment,
  Refund,
  ShareMovement,
} from '#lib/generated/prisma/client.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { netMoney, type NetMoney } from '#lib/payments/net-money.ts'
import { writtenOffOf } from '#lib/payments/share.ts'
import { withoutAbsent } from '#lib/view.ts'

export type LedgerFacts = {
  payment: Payment
  /** In the order in which they were posted. */
  entries: readonly LedgerEntry[]
  transactions: readonly BalanceTransaction[]
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
  movements: readonly ShareMovement[]
}

const booked: readonly string[] = [
  'charge',
  'refund',
  'refund_failure',
  'transfer',
  'transfer_reversal',
  'dispute',
  'dispute_reversal',
] satisfies MovementKind[]
const isBooked = (category: string): category is MovementKind => booked.includes(category)

const ours: Record<string, MovementKind> = {
  hold: 'held',
  hold_end: 'hold_ended',
  dispute_lost: 'dispute_lost',
  dispute_reinstated: 'dispute_reinstated',
  offset: 'offset',
  allocation: 'shared',
}

function kindOf(posting: string, transaction: BalanceTransaction | undefined): MovementKind {
  if (transaction) return isBooked(transaction.category) ? transaction.category : 'other'
  return ours[posting.split(':')[0] ?? ''] ?? 'other'
}

/** What one posting did in the payment's own currency, account by account. */
const sumsOf = (entries: readonly LedgerEntry[], currency: string) => {
  const sum = (account: LedgerEntry['account']) =>
    entries
      .filter((entry) => entry.account === account && entry.currency === currency)
      .reduce((total, { amountMinor }) => total + amountMinor, 0)
  return { funds: sum('order_funds'), share: sum('researchers'), bank: sum('disputes'), holds: sum('holds') }
}
type Sums = ReturnType<typeof sumsOf>

/** Whose it is (`shared`) moves nothing; everything else moves money. */
const movedBy = (kind: MovementKind, { funds, share, bank }: Sums) =>
  kind === 'shared'
    ? { customer: 0, researcher: 0, bank: 0, owed: -share }
    : { customer: -funds, researcher: share, bank, owed: -share }

function amountOf(kind: MovementKind, { funds, share, bank, holds }: Sums): number {
  if (kind === 'held' || kind === 'hold_ended') return Math.abs(holds)
  if (kind === 'shared') return -share
  return Math.abs(share) || Math.abs(bank) || Math.abs(funds)
}

/** In the words of whoever decided it. */
function reasonOf({ refunds, disputes, movements }: LedgerFacts, posting: string, source: string | null | undefined) {
  const disputeId = /^dispute_(?:lost|reinstated):(.*)$/.exec(posting)?.[1] ?? source
  return (
    refunds.find(({ providerRefundId }) => providerRefundId !== null && providerRefundId === source)?.reason ??
    disputes.find(({ id }) => id === disputeId)?.reason.replaceAll('_', ' ') ??
    movements.find(({ providerId }) => providerId !== null && providerId === source)?.refusal ??
    undefined
  )
}

/** The movements of one payment's money as the ledger has them, and after each of them who has it. */
function movementsOf(facts: LedgerFacts): Movement[] {
  const { currency } = facts.payment
  const transactions = new Map(facts.transactions.map((row) => [row.id, row]))
  let at: Standing = { customerMinor: 0, researcherMinor: 0, bankMinor: 0, callslipMinor: 0, owedMinor: 0 }
  return [...Map.groupBy(facts.entries, ({ posting }) => posting)].flatMap(([posting, entries]) => {
    const transaction = transactions.get(posting)
    const kind = kindOf(posting, transaction)
    const sums = sumsOf(entries, currency)
    const moved = movedBy(kind, sums)
    const customerMinor = at.customerMinor + moved.customer
    const researcherMinor = at.researcherMinor + moved.researcher
    const bankMinor = at.bankMinor + moved.bank
    const callslipMinor = customerMinor - researcherMinor - bankMinor
    at = { customerMinor, researcherMinor, bankMinor, callslipMinor, owedMinor: at.owedMinor + moved.owed }
    // Of the posting, as in the months of the books: the provider's own clock would put a movement among others that came after it.
    const when = entries[0]?.createdAt
    if (!when) return []
    return {
      id: posting,
      at: when.toISOString(),
      kind,
      amountMinor: amountOf(kind, sums),
      ...withoutAbsent({ reason: reasonOf(facts, posting, transaction?.source) }),
      after: at,
    }
  })
}

/** What the customer is to have paid in the end: what stays, less the refunds that were asked for and haven't arrived, or failed. */
function dueOf({ payment, refunds, disputes }: LedgerFacts, { keptMinor, returnedMinor }: NetMoney): number {
  const facts = { ...payment, refunds: [...refunds], disputes: [...disputes] }
  const { pendingRefundAmount = 0, failedRefundAmount = 0 } = toSnapshot(facts)
  const promised = pendingRefundAmount + failedRefundAmount
  return Math.min(keptMinor, Math.max(0, payment.amountMinor - returnedMinor - promised))
}

/** Of one payment: its movements, and what each side has had and is owed. What is owed follows what is decided (090). */
export function toPaymentLedger(
  order: Pick<Order, 'status' | 'outcome' | 'selectedOfferId'>,
  facts: LedgerFacts,
): PaymentLedger {
  const { payment, disputes } = facts
  const movements = movementsOf(facts)
  const after = movements.at(-1)?.after
  const paidMinor = movements.filter(({ kind }) => kind === 'charge').reduce((sum, one) => sum + one.amountMinor, 0)
  const had = { customer: after?.customerMinor ?? 0, researcher: after?.researcherMinor ?? 0 }
  const net = netMoney(order, payment, disputes)
  const charged = paidMinor > 0
  return {
    paymentId: payment.id,
    currency: payment.currency,
    movements,
    now: {
      customer: {
        paidMinor,
        returnedMinor: paidMinor - had.customer,
        owedMinor: charged ? had.customer - dueOf(facts, net) : 0,
      },
      researcher: {
        hadMinor: had.researcher,
        owedMinor: charged ? net.shareMinor + writtenOffOf(payment, net.shareMinor) - had.researcher : 0,
        due: order.status === 'completed',
      },
      callslip: { hadMinor: after?.callslipMinor ?? 0, feeMinor: charged ? net.feeMinor : 0 },
    },
  }
}

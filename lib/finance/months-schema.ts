import { z } from 'zod'
import { financeLists } from '#lib/finance/state.ts'
import { named } from '#lib/operators/schema.ts'
import { instant, text } from '#lib/text.ts'

/** How the provider's books and ours can differ in a month. But for the last two it is a matter of when. */
export const differenceKinds = [
  'posted_later',
  'posted_earlier',
  'booked_earlier',
  'booked_later',
  'not_posted',
  'remainder',
] as const

const minor = z.int()
export const monthCurrency = z
  .object({
    currency: z.string(),
    balance: z
      .object({
        openingMinor: minor,
        capturesMinor: minor,
        refundsMinor: minor,
        disputesMinor: minor,
        transfersMinor: minor,
        reversalsMinor: minor,
        payoutsMinor: minor,
        providerFeesMinor: minor,
        otherMinor: minor,
        closingMinor: minor,
      })
      .meta({ description: 'Our balance at the provider: the opening and all that moved it add up to the closing' }),
    earned: z
      .object({ feesMinor: minor, writtenOffMinor: minor })
      .meta({ description: 'Our fees, and what of them was given up with researchers’ debts' }),
    accounts: z
      .array(z.object({ account: z.string(), openingMinor: minor, movementMinor: minor, closingMinor: minor }))
      .meta({ description: 'Every account of the ledger; each column adds up to zero' }),
    provider: z.object({
      bookedMinor: minor.meta({ description: 'What the provider booked in the month, after its fees' }),
      postedMinor: minor.meta({ description: 'What the ledger posted of the balance in the month' }),
      differences: z.array(z.object({ kind: z.enum(differenceKinds), amountMinor: minor })),
    }),
    balanced: z.boolean().meta({ description: 'All of it adds up, and the provider’s books agree' }),
  })
  .meta({ id: 'FinanceMonthCurrency' })
export type MonthCurrency = z.output<typeof monthCurrency>

export const unresolvedKinds = [
  'month_running',
  'month_before_open',
  'not_compared',
  'balance_differs',
  'not_balanced',
  'difference',
  'payment_mismatch',
  'refund_under_way',
  'transfer_under_way',
  'refund_failed',
  'refund_retried',
  'transfer_stuck',
  'debt_open',
  'dispute_open',
] as const
export type UnresolvedKind = (typeof unresolvedKinds)[number]
export const unresolvedView = z
  .object({
    kind: z.enum(unresolvedKinds),
    count: z.int(),
    carriable: z.boolean().meta({ description: 'It waits for others, and may be carried over with a reason' }),
    list: z.enum(financeLists).optional(),
    status: z.string().optional(),
    sums: z.array(z.object({ currency: z.string(), amountMinor: minor })),
  })
  .meta({ id: 'FinanceUnresolved' })
export type Unresolved = z.output<typeof unresolvedView>

/** What is kept of a month that is closed. */
export const keptMonth = z.object({
  month: z.string(),
  currencies: z.array(monthCurrency),
  carriedOver: z.array(unresolvedView),
  reason: z.string().optional(),
  // By the name of that day. Months from before it was kept have none, and their hash is over a report without it.
  closedBy: named.optional(),
})
export type KeptMonth = z.output<typeof keptMonth>

const closing = z.object({
  at: instant,
  by: named,
  hash: z.string().meta({ description: 'SHA-256 over the report and the hash of the month before' }),
  intact: z.boolean().meta({ description: 'The report that is kept still has this hash' }),
  reason: z.string().optional().meta({ description: 'Why something was carried over' }),
})

export const monthReport = z
  .object({
    month: z.string(),
    state: z.enum(['open', 'closed']),
    closing: closing.optional(),
    currencies: z.array(monthCurrency),
    unresolved: z.array(unresolvedView).meta({ description: 'What stands in the way of closing it' }),
    carriedOver: z.array(unresolvedView).meta({ description: 'What was not resolved when it was closed' }),
    seen: z
      .string()
      .optional()
      .meta({ description: 'Of an open month: what of it you see, for closing it as you saw it' }),
  })
  .meta({ id: 'FinanceMonth' })
export type MonthReport = z.output<typeof monthReport>

export const monthsView = z
  .object({
    months: z.array(
      z.object({
        month: z.string(),
        state: z.enum(['open', 'closed']),
        closable: z.boolean().meta({ description: 'It is over, and every month before it is closed' }),
        closedAt: instant.optional(),
        hash: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'FinanceMonths' })
export type MonthsView = z.output<typeof monthsView>

export const closeMonthInput = z
  .object({
    reason: text(1000).optional().meta({
      description:
        'Why what waits for others (a bank, a researcher’s account) is carried over; needed where there is any',
    }),
    seen: z
      .string()
      .max(64)
      .optional()
      .meta({ description: '`seen` of the report that you read: refused where the month has moved since' }),
  })
  .meta({ id: 'CloseMonth', example: { reason: 'The bank decides about the dispute in March.' } })
export type CloseMonthInput = z.output<typeof closeMonthInput>

import { z } from 'zod'
import { moneyView, named } from '#lib/operators/schema.ts'
import { financeLists } from '#lib/finance/state.ts'
import { calendarDate, instant, text } from '#lib/text.ts'

const day = calendarDate.meta({ description: 'A day, UTC', example: '2026-03-02' })
export const financeQuery = z.object({
  from: day.optional(),
  to: day.optional().meta({ description: 'That day included' }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be the three capital letters of a currency')
    .optional(),
  status: z
    .string()
    .regex(/^[a-z_]{1,40}$/, 'must be a status of this list')
    .optional()
    .meta({
      description: 'As rows of the list have it; `waiting`, `stuck` and `open` are those that wait for an operator',
    }),
  q: text(200).optional().meta({
    description:
      'An order’s number, an id of the order, of the payment or of the row, ours or the provider’s, or a researcher by name or id',
  }),
})
export type FinanceQuery = z.output<typeof financeQuery>

export const financeDeeds = ['retry_refund', 'retry_transfer', 'set_off', 'write_off', 'answer', 'explain'] as const
export type FinanceDeed = (typeof financeDeeds)[number]

export const financeRow = z
  .object({
    id: z.string(),
    at: instant.meta({ description: 'When it began; of a payout, when it was sent' }),
    status: z.string(),
    kind: z.string().optional().meta({ description: 'Of a movement: which' }),
    amountMinor: z.int().meta({ description: 'What was taken back, or went out of the balance, is less than nothing' }),
    amount: z.number().optional().meta({ description: 'Major units, of currencies that are charged here' }),
    currency: z.string(),
    net: z
      .object({
        returnedMinor: z.int(),
        keptMinor: z.int(),
        shareMinor: z.int(),
        feeMinor: z.int(),
        disputedMinor: z.int(),
      })
      .optional()
      .meta({ description: 'Of a payment that was charged: what went back, what is left, and whose it is' }),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Of a refund, what an operator wrote; of a dispute, the bank’s' }),
    trouble: z.string().optional().meta({ description: 'The provider’s own words' }),
    dueBy: instant.optional().meta({ description: 'Of a dispute, the end of the time to answer; of a hold, its own' }),
    retryAt: instant.optional().meta({ description: 'When a refund is tried again by itself' }),
    arrivesAt: instant.optional().meta({ description: 'Of a payout: when the bank is to have it' }),
    providerId: z.string().optional(),
    order: z.object({ id: z.string(), number: z.string(), title: z.string() }).optional(),
    researcher: named.optional(),
    deeds: z.array(z.enum(financeDeeds)).meta({ description: 'What can be done about it' }),
  })
  .meta({ id: 'FinanceRow' })
export type FinanceRow = z.output<typeof financeRow>

const sum = z.object({ rows: z.int(), ...moneyView.partial({ amount: true }).shape })
export const financeTotals = z
  .object({
    rows: z.int().meta({ description: 'How many rows were added up' }),
    more: z.boolean().meta({ description: 'More fit; the sums are those of the newest' }),
    sums: z.array(
      sum.extend({
        doneMinor: z.int().optional().meta({ description: 'What of it was charged, went back, was moved or paid out' }),
        net: z
          .object({ returnedMinor: z.int(), keptMinor: z.int(), shareMinor: z.int(), feeMinor: z.int() })
          .optional(),
      }),
    ),
  })
  .meta({ id: 'FinanceTotals' })
export type FinanceTotals = z.output<typeof financeTotals>

export const balanceCheckView = z.object({
  currency: z.string(),
  providerMinor: z.int().meta({ description: 'The balance, as the provider states it' }),
  ledgerMinor: z.int().meta({ description: 'The same, as the ledger has it' }),
  checkedAt: instant,
  differsSince: instant.optional(),
})
export const financeOverview = z
  .object({
    lists: z.array(
      z.object({
        list: z.enum(financeLists),
        waiting: z.array(sum).meta({ description: 'What of it waits for an operator, by currency' }),
      }),
    ),
    checks: z.array(balanceCheckView).meta({ description: 'The last comparison with the provider’s books' }),
  })
  .meta({ id: 'FinanceOverview' })
export type FinanceOverview = z.output<typeof financeOverview>

export const triedView = z.object({ orderId: z.string(), amountMinor: z.int(), currency: z.string() }).meta({
  id: 'TriedAgain',
  description: 'What is tried again now; its row says what becomes of it',
})
export type TriedView = z.output<typeof triedView>

export const setOffView = z
  .object({
    orderId: z.string(),
    debtMinor: z.int(),
    owedMinor: z
      .int()
      .meta({ description: 'What the researcher is owed for other orders, of which the debt is taken' }),
    currency: z.string(),
  })
  .meta({ id: 'SetOff' })
export type SetOffView = z.output<typeof setOffView>

/** What a movement that nobody here began can have been. */
export const explanations = ['bank', 'provider_fees', 'platform_fees'] as const
export const explainInput = z
  .object({
    account: z.enum(explanations).meta({
      description:
        '`bank`: between the balance and our bank. `provider_fees`: the provider’s charge. `platform_fees`: it is ours to keep or to bear',
    }),
    reason: text(1000),
  })
  .meta({ id: 'ExplainDifference', example: { account: 'bank', reason: 'Topped up from the bank on Monday.' } })
export type ExplainInput = z.output<typeof explainInput>
export const explainedView = z
  .object({ id: z.string(), account: z.enum(explanations) })
  .meta({ id: 'ExplainedDifference' })
export type ExplainedView = z.output<typeof explainedView>

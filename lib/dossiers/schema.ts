import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

export const writeRemarkInput = z
  .object({ text: text(5_000) })
  .meta({ id: 'WriteOrderRemark', example: { text: 'The customer telephoned: they can wait until May.' } })
export type WriteRemarkInput = z.output<typeof writeRemarkInput>

export const remarkView = z
  .object({
    id: z.string(),
    text: z.string(),
    author: z.string().optional().meta({ description: 'The operator’s name, while they have an account' }),
    createdAt: instant,
  })
  .meta({ id: 'OrderRemark' })
export type RemarkView = z.output<typeof remarkView>

/** What an entry of the ledger is about. */
export const movementKinds = [
  'held',
  'hold_ended',
  'charge',
  'refund',
  'refund_failure',
  'shared',
  'transfer',
  'transfer_reversal',
  'offset',
  'dispute',
  'dispute_reversal',
  'dispute_lost',
  'dispute_reinstated',
  'other',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Minor units of the payment's currency. At any time customer = researcher + bank + Callslip. */
const standing = z.object({
  customerMinor: z.int().meta({ description: 'Paid by the customer and not given back' }),
  researcherMinor: z.int().meta({ description: 'With the researcher' }),
  bankMinor: z.int().meta({ description: 'Taken back by the bank until it has decided on a dispute' }),
  callslipMinor: z.int().meta({ description: 'With Callslip, the researcher’s share until it is sent included' }),
  owedMinor: z.int().meta({ description: 'Owed to the researcher by then; below zero it is owed by them' }),
})
export type Standing = z.output<typeof standing>

const movement = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(movementKinds),
  amountMinor: z.int(),
  reason: z.string().optional(),
  after: standing,
})
export type Movement = z.output<typeof movement>

const paymentLedger = z.object({
  paymentId: z.string(),
  currency: z.string(),
  movements: z.array(movement),
  now: z
    .object({
      customer: z.object({ paidMinor: z.int(), returnedMinor: z.int(), owedMinor: z.int() }),
      researcher: z.object({ hadMinor: z.int(), owedMinor: z.int(), due: z.boolean() }),
      callslip: z.object({ hadMinor: z.int(), feeMinor: z.int() }),
    })
    .meta({ description: 'What each side has had by now and is owed; `due`: the order is complete, so it is payable' }),
})
export type PaymentLedger = z.output<typeof paymentLedger>

export const orderLedgerView = z.object({ payments: z.array(paymentLedger) }).meta({ id: 'OrderLedger' })
export type OrderLedgerView = z.output<typeof orderLedgerView>

export const orderMailView = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string().optional().meta({ description: 'Absent once it is forgotten' }),
    createdAt: instant,
    sentAt: instant.optional(),
    refused: z.string().optional().meta({ description: 'What the mail server said when it refused it for good' }),
  })
  .meta({ id: 'OrderMail' })
export type OrderMailView = z.output<typeof orderMailView>

export const orderLooksView = z
  .object({
    moreVisits: z.boolean().meta({ description: 'There were more visits: these are the newest hundred' }),
    moreDownloads: z.boolean().meta({ description: 'More was fetched: these are the newest hundred' }),
    visits: z.array(z.object({ operator: z.string().optional(), firstAt: instant, lastAt: instant })),
    downloads: z.array(
      z.object({
        id: z.string(),
        at: instant,
        kind: z.enum(['link', 'file', 'zip']),
        name: z.string().optional().meta({ description: 'Of the file, while it is there' }),
        side: z.enum(['customer', 'researcher', 'callslip']).optional(),
        who: z.string().optional().meta({ description: 'Absent for the holder of a signed link' }),
        address: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'OrderLooks' })
export type OrderLooksView = z.output<typeof orderLooksView>

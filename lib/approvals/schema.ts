import { z } from 'zod'
import { approvalStates } from '#lib/approvals/state.ts'
import { dayLimitsInput, dayLimitsView } from '#lib/clients/limits-schema.ts'
import { reasonInput } from '#lib/clients/schema.ts'
import { moneyView, named } from '#lib/operators/schema.ts'
import { bearerInput, refundParts } from '#lib/researchers/refund-schema.ts'
import { idText, instant, text } from '#lib/text.ts'

export const approvalDeeds = [
  'order.refund',
  'order.cancel',
  'order.replace',
  'payment.write_off',
  'client.enable_production',
] as const

export const askApprovalInput = z
  .object({
    what: z.enum(approvalDeeds),
    targetId: text(100).meta({ description: 'The order or the client' }),
    paymentId: refundParts.paymentId,
    refundId: idText.optional().meta({ description: 'A failed refund that is tried again as it was' }),
    amountMinor: z.int().min(1).optional().meta({ description: 'Of a refund; all that is left where absent' }),
    limits: dayLimitsInput.optional().meta({ description: 'Of a client that is enabled for production' }),
    bearer: bearerInput.optional(),
    caseId: text(100).optional().meta({ description: 'Which case it decides; needed where another researcher does' }),
    reason: reasonInput.shape.reason,
  })
  .meta({
    id: 'AskApproval',
    example: {
      what: 'order.refund',
      targetId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
      amountMinor: 30_000,
      reason: 'The register was destroyed in 1944.',
    },
  })
export type AskApprovalInput = z.output<typeof askApprovalInput>

export const approvalView = z
  .object({
    id: z.string(),
    what: z.enum(approvalDeeds),
    target: named,
    /** What goes to the customer: given back, or set free. */
    money: moneyView.optional(),
    /** Of a client that is enabled with them. */
    limits: dayLimitsView.optional(),
    /** Of a refund where that was chosen. */
    bearer: bearerInput.optional(),
    /** What another researcher decides. */
    caseId: z.string().optional(),
    reason: z.string(),
    state: z.enum(approvalStates),
    askedBy: named,
    decidedBy: named.optional(),
    decisionReason: z.string().optional(),
    createdAt: instant,
    expiresAt: instant,
    own: z.boolean().meta({ description: 'You asked for it: take it back, or wait for somebody else' }),
    decidable: z.boolean().meta({ description: 'Your yes or no counts' }),
  })
  .meta({ id: 'Approval' })
export type ApprovalView = z.output<typeof approvalView>

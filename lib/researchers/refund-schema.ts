import { z } from 'zod'
import { refundBearers, refundStatuses } from '#lib/payments/state.ts'
import { text } from '#lib/text.ts'

export const bearerInput = z
  .enum(refundBearers, `must be one of ${refundBearers.join(', ')}`)
  .meta({ description: 'Out of whose part it is paid; `both`, in the proportion of the price, when absent' })
export const refundInput = z
  .object({
    amountMinor: z.int().positive().optional().meta({ description: 'Minor units; all that is left when absent' }),
    bearer: bearerInput.optional(),
    reason: text(1000),
  })
  .meta({ id: 'RefundPayment', example: { reason: 'The scan stayed unreadable.' } })
export const refundView = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    amountMinor: z.int(),
    bearer: z.enum(refundBearers),
    status: z.enum(refundStatuses),
  })
  .meta({ id: 'Refund' })

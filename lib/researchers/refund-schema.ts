import { z } from 'zod'
import { refundBearers, refundStatuses } from '#lib/payments/state.ts'
import { idText, text } from '#lib/text.ts'

export const bearerInput = z
  .enum(refundBearers, `must be one of ${refundBearers.join(', ')}`)
  .meta({ description: 'Out of whose part it is paid; `both`, in the proportion of the price, when absent' })
/** What of an order goes back, and out of whose part: the same where it is shown, asked for and done. */
export const refundParts = {
  paymentId: idText.optional().meta({ description: 'Of which charge; the newest with something left when absent' }),
  amountMinor: z.int().positive().optional().meta({ description: 'Minor units; all that is left when absent' }),
  bearer: bearerInput.optional(),
}
export const refundInput = z
  .object({ ...refundParts, reason: text(1000) })
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

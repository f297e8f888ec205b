import { z } from 'zod'
import { currencyCode } from '#lib/orders/schema.ts'
import { calendarDate, text } from '#lib/text.ts'

export const sandboxSteps = ['open', 'offer', 'confirm', 'message', 'start', 'deliver', 'complete', 'cancel'] as const
export type SandboxStep = (typeof sandboxSteps)[number]

export const stepsView = z
  .array(z.enum(sandboxSteps))
  .meta({ id: 'SandboxSteps', example: ['offer', 'message', 'cancel'] })

export const performStepInput = z
  .object({
    step: z.enum(sandboxSteps, `must be one of ${sandboxSteps.join(', ')}`),
    amount: z
      .number('must be a number')
      .min(0, 'must not be negative')
      .optional()
      .meta({ description: "With `offer`, in major units; the order's fixed price or a plausible amount when absent" }),
    noFindAmount: z
      .number('must be a number')
      .min(0, 'must not be negative')
      .optional()
      .meta({ description: 'With `offer`: what it asks where nothing is found; `amount` when absent' }),
    currency: currencyCode
      .optional()
      .meta({ description: "With `offer`: the order's own, which is also what it is when absent" }),
    message: text(2000).optional().meta({ description: 'With `offer` or `message`; a plausible one when absent' }),
    estimatedCompletionDate: calendarDate
      .optional()
      .meta({ description: 'With `offer`: today or later; one, two or three weeks ahead when absent' }),
    outcome: z
      .enum(['found', 'partial', 'not_found'], 'must be found, partial or not_found')
      .optional()
      .meta({ description: 'With `deliver`; what the word in `instructions` says, or `found`, when absent' }),
    reason: text(1000).optional().meta({ description: 'With `cancel`; "Cancelled in the sandbox." when absent' }),
  })
  .meta({ id: 'PerformSandboxStep', example: { step: 'offer', amount: 42.5, currency: 'EUR' } })
export type PerformStepInput = z.output<typeof performStepInput>

export const confirmPaymentInput = z
  .object({
    paymentIntentId: text(200),
    card: z.enum(['ok', 'declined', 'requires_action'], 'must be ok, declined or requires_action').default('ok'),
  })
  .meta({ id: 'ConfirmSandboxPayment', example: { paymentIntentId: 'pi_3PqL2x', card: 'ok' } })
export type ConfirmPaymentInput = z.output<typeof confirmPaymentInput>
export const confirmedPaymentView = z
  .object({ paymentIntentId: z.string(), status: z.string() })
  .meta({ id: 'ConfirmedSandboxPayment', example: { paymentIntentId: 'pi_3PqL2x', status: 'requires_capture' } })

import { z } from 'zod'
import { currencyCode } from '#lib/orders/schema.ts'
import { shownText } from '#lib/shown.ts'
import { calendarDate, instant, text } from '#lib/text.ts'

export const sandboxSteps = [
  'open',
  'offer',
  'update_offer',
  'retract_offer',
  'confirm',
  'message',
  'give_back',
  'start',
  'delay',
  'deliver',
  'complete',
  'win_dispute',
  'lose_dispute',
  'cancel',
] as const
export type SandboxStep = (typeof sandboxSteps)[number]

export const stepsView = z
  .array(z.enum(sandboxSteps))
  .meta({ id: 'SandboxSteps', example: ['offer', 'message', 'cancel'] })

export const performStepInput = z
  .object({
    step: z.enum(sandboxSteps, `must be one of ${sandboxSteps.join(', ')}`),
    amount: z.number('must be a number').min(0, 'must not be negative').optional().meta({
      description:
        'With `offer`, in major units; the fixed price or a plausible one when absent. With `update_offer`: the new one',
    }),
    noFindAmount: z
      .number('must be a number')
      .min(0, 'must not be negative')
      .optional()
      .meta({ description: 'With `offer`: what it asks where nothing is found; `amount` when absent' }),
    currency: currencyCode.optional().meta({ description: "With `offer`: the order's own, also when absent" }),
    message: text(2000)
      .optional()
      .meta({ description: 'With `offer`, `update_offer`, `message` or `delay`; a plausible one when absent' }),
    estimatedCompletionDate: calendarDate.optional().meta({
      description:
        'With `offer`, `update_offer` or `delay`: today or later; absent: some weeks ahead, with `update_offer` as it was',
    }),
    outcome: z
      .enum(['found', 'partial', 'not_found'], 'must be found, partial or not_found')
      .optional()
      .meta({ description: 'With `deliver`; what the word in `instructions` says, or `found`, when absent' }),
    reason: text(1000).optional().meta({
      description: 'With `cancel` or `give_back`; a plausible one when absent',
    }),
  })
  .meta({ id: 'PerformSandboxStep', example: { step: 'offer', amount: 42.5, currency: 'EUR' } })
export type PerformStepInput = z.output<typeof performStepInput>

/** What is ahead of an order with nobody doing anything. */
export const moments = ['offers_expire', 'hold_ends_soon', 'hold_ends', 'late', 'acceptance', 'reviews_open'] as const
export type Moment = (typeof moments)[number]

const momentOf = z.enum(moments, `must be one of ${moments.join(', ')}`)

export const moveClockInput = z
  .object({
    until: momentOf.optional().meta({ description: 'Until this has come; `GET` lists what is ahead' }),
    days: z
      .int('must be a whole number of days')
      .min(1, 'must be 1 or more')
      .max(400, 'must be at most 400')
      .optional()
      .meta({ description: 'So many days; with `until`, so many more beyond it' }),
  })
  .refine(({ until, days }) => until !== undefined || days !== undefined, {
    path: ['days'],
    error: 'give days, until, or both',
  })
  .meta({ id: 'MoveSandboxClock', example: { until: 'acceptance' } })
export type MoveClockInput = z.output<typeof moveClockInput>

export const clockView = z
  .object({
    movedDays: z.int().optional().meta({ description: 'How many have just passed' }),
    ahead: z.array(
      z.object({
        moment: z.enum(moments),
        at: instant,
        days: z.int().meta({ description: 'How many have to pass for it' }),
      }),
    ),
  })
  .meta({
    id: 'SandboxClock',
    example: { movedDays: 14, ahead: [{ moment: 'acceptance', at: '2026-03-16T09:30:00.000Z', days: 14 }] },
  })
export type ClockView = z.output<typeof clockView>

export const sandboxCards = ['ok', 'declined', 'requires_action', 'disputed', 'refund_fails'] as const

export const confirmPaymentInput = z
  .object({
    paymentIntentId: text(200),
    card: z
      .enum(sandboxCards, `must be one of ${sandboxCards.join(', ')}`)
      .default('ok')
      .meta({
        description: '`disputed` pays, and its bank disputes the charge; what `refund_fails` paid can’t be given back',
      }),
  })
  .meta({ id: 'ConfirmSandboxPayment', example: { paymentIntentId: 'pi_3PqL2x', card: 'ok' } })
export type ConfirmPaymentInput = z.output<typeof confirmPaymentInput>
export const confirmedPaymentView = z
  .object({ paymentIntentId: z.string(), status: shownText })
  .meta({ id: 'ConfirmedSandboxPayment', example: { paymentIntentId: 'pi_3PqL2x', status: 'requires_capture' } })

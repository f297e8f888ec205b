import { z } from 'zod'
import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import { shownText } from '#lib/shown.ts'
import { instant } from '#lib/text.ts'

const errorCode = z
  .enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]])
  .meta({ id: 'ErrorCode', description: 'What kind of refusal it is' })

/** Every refusal's but that of a request without a token. Its sentences are in the request log anyway. */
export const errorBody = z
  .object({
    error: shownText.meta({ description: 'A sentence for people: what to change' }),
    code: errorCode,
    requestId: z.string().meta({ description: 'The same as the header Request-Id' }),
    details: z
      .array(z.object({ field: shownText, message: shownText }))
      .optional()
      .meta({ description: 'Where fields are at fault: each of them, such as `personsOfInterest[0].firstname`' }),
    requiredScope: shownText.optional().meta({ description: 'With `insufficient_scope`' }),
    status: shownText.optional().meta({
      description:
        'Always with `order_not_withdrawable`, and may come with another conflict: the state that the order is in',
    }),
    selectedOfferId: z
      .string()
      .optional()
      .meta({ description: 'Always with `offer_already_selected`, and may come with `offer_already_paid`: which one' }),
    amount: z
      .number()
      .optional()
      .meta({ description: 'With `offer_changed`: what the offer asks for now, in major units of `currency`' }),
    noFindAmount: z.number().optional(),
    currency: shownText.optional().meta({ description: 'With `offer_changed`' }),
    limit: z
      .object({ kind: z.enum(['orders', 'amount']) })
      .loose()
      .optional()
      .meta({ description: 'With `daily_limit_reached`, as its `kind` of `GET /go-live/day-use`' }),
    resetsAt: instant.optional(),
    version: z.int().optional().meta({ description: 'With `order_changed` and `offer_not_confirmed`: of the order' }),
    number: z.string().optional().meta({ description: 'Of the order whose cost centre is fixed' }),
    caseId: z.string().optional().meta({ description: 'With `case_exists`' }),
    state: shownText.optional().meta({ description: 'With `case_closed`' }),
    offset: z.int().optional().meta({ description: 'With `upload_offset_mismatch`: how many bytes have arrived' }),
    declineCode: shownText
      .optional()
      .meta({ description: "With `payment_failed`: the provider's word for why the card was declined" }),
  })
  .meta({ id: 'Error' })

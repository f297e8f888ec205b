import { z } from 'zod'
import { countryISOA3 } from '#lib/countries.ts'
import { findCurrency, toMinor } from '#lib/money.ts'
import { orderStatuses, turnGroups } from '#lib/orders/state.ts'
import { calendarDate, instant, moment, text } from '#lib/text.ts'

export const currencyCode = text(200)
  .transform((code) => code.toUpperCase())
  .refine(
    (code) => findCurrency(code) !== undefined,
    'must be an ISO 4217 code that the payment provider can charge, such as EUR',
  )
  .meta({ description: 'ISO 4217 currency code, in any case', example: 'EUR' })

export const personOfInterest = z
  .object({
    firstname: text(200).optional(),
    lastname: text(200).optional(),
    birthDate: text(200)
      .optional()
      .meta({ description: 'Free text: archives know "about 1892"', example: 'about 1892' }),
    deathDate: text(200).optional(),
    note: text(200).optional(),
  })
  .refine(
    (person) => person.firstname !== undefined || person.lastname !== undefined,
    'needs a firstname or a lastname',
  )
  .meta({ id: 'PersonOfInterest' })

export const pricingModes = ['FIXED', 'OPEN_FOR_BIDS'] as const

const orderFields = z.object({
  repositoryName: text(200).meta({ example: 'Archives de Paris' }),
  documentType: text(200).meta({ example: 'Birth record' }),
  location: text(200).meta({ example: 'Paris, France' }),
  archiveRepositoryId: text(200).optional(),
  countryISOA3: countryISOA3.optional(),
  pricingMode: z.enum(pricingModes, `must be ${pricingModes.join(' or ')}`).optional(),
  fixedPrice: z
    .number('must be a number')
    .optional()
    .meta({ description: 'Major units of `currency`; with `FIXED` only', example: 45.5 }),
  currency: currencyCode.optional(),
  externalOrderRef: text(100).optional(),
  customerName: text(200).optional(),
  personsOfInterest: z.array(personOfInterest).max(50, 'must have at most 50 persons').optional(),
  instructions: text(10_000).optional(),
})

// These faults span members. They are looked for beside a member at fault as well, so none is taken for good here.
export const placeOrderInput = orderFields
  .superRefine((order, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['fixedPrice'], message })
    if (order.fixedPrice === undefined) {
      if (order.pricingMode === 'FIXED') issue('is required with pricingMode FIXED')
      return
    }
    if (order.pricingMode === 'OPEN_FOR_BIDS') return issue('goes with pricingMode FIXED only; leave it out')
    if (order.fixedPrice <= 0) return issue('must be greater than 0')
    const currency = order.currency === undefined ? undefined : findCurrency(order.currency)
    if (!currency) return
    const minor = toMinor(order.fixedPrice, currency)
    if (typeof minor !== 'number') issue(minor.issue)
  })
  .meta({
    id: 'PlaceOrder',
    example: {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris, France',
      countryISOA3: 'FRA',
      personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau' }],
      instructions: 'Born about 1892',
    },
  })
export type PlaceOrderInput = z.output<typeof placeOrderInput>

export const orderStatus = z.enum(orderStatuses)

/** What is asked for: every side of the market reads it. */
export const askedMembers = {
  number: z
    .string()
    .meta({ description: 'What people call the order by. Its last character is a check', example: 'CS-7QK-4MR' }),
  repositoryName: z.string(),
  documentType: z.string(),
  location: z.string(),
  archiveRepositoryId: z.string().optional(),
  countryISOA3: z.string().optional(),
  pricingMode: z.enum(pricingModes),
  fixedPrice: z.number().optional(),
  currency: z.string(),
  personsOfInterest: z.array(personOfInterest).optional(),
  instructions: z.string().optional(),
  createdAt: instant,
  openedAt: instant.optional(),
}
export type AskedView = z.output<z.ZodObject<typeof askedMembers>>

/** What was agreed and what came of it: for those who agreed, not for other researchers. */
export const workMembers = {
  estimatedCompletionDate: calendarDate.optional(),
  deliveredAt: instant.optional(),
  outcome: z.enum(['found', 'partial', 'not_found']).optional(),
  report: z.string().optional(),
  reviewState: z.literal('changes_requested').optional(),
  acceptanceEndsAt: instant.optional().meta({
    description:
      'When silence counts as acceptance. Absent while changes are asked for or a case is open: then it never does',
  }),
  openCaseId: z.string().optional().meta({ description: 'The case about it that is not closed yet' }),
}

export type WorkView = z.output<z.ZodObject<typeof workMembers>>

export const orderDetails = z
  .object({
    ...askedMembers,
    externalOrderRef: z.string().optional(),
    customerName: z.string().optional(),
    updatedAt: instant,
    ...workMembers,
    confirmedAt: instant.optional().meta({
      description: 'When it was paid for, or agreed on without a payment; gone again once a hold has lapsed',
    }),
    startedAt: instant.optional(),
    completedAt: instant.optional(),
    closedAt: instant.optional().meta({ description: 'When it was withdrawn or cancelled' }),
    cancelReason: z.string().optional(),
    selectedOfferId: z.string().optional(),
    paymentIntentId: z.string().optional().meta({ description: 'The newest payment, once one has been initiated' }),
    activeOffers: z
      .int()
      .optional()
      .meta({ description: 'While the order is open: how many offers wait for a choice' }),
    holdExpiresAt: instant
      .optional()
      .meta({ description: 'When the authorization of a confirmed order lapses, once that is near' }),
  })
  .meta({ id: 'OrderDetails' })

export type OrderDetails = z.output<typeof orderDetails>

export const orderView = z.object({ id: z.string(), status: orderStatus, order: orderDetails }).meta({
  id: 'Order',
  example: {
    id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    status: 'submitted',
    order: {
      number: 'CS-7QK-4MR',
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris, France',
      countryISOA3: 'FRA',
      pricingMode: 'OPEN_FOR_BIDS',
      currency: 'EUR',
      personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau' }],
      createdAt: '2026-03-02T09:30:00.000Z',
      updatedAt: '2026-03-02T09:30:00.000Z',
    },
  },
})
export type OrderView = z.output<typeof orderView>

export const withdrawnView = z
  .object({ id: z.string(), status: z.literal('withdrawn') })
  .meta({ id: 'WithdrawnOrder', example: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'withdrawn' } })
export type WithdrawnView = z.output<typeof withdrawnView>

/** As documented and as sent; what arrives is judged row by row, and so is let through here (lib/server/http/place-rows.ts). */
const orderRow = z.custom<z.input<typeof placeOrderInput> & { idempotencyKey?: string | undefined }>().meta({
  id: 'PlaceOrderRow',
  override: {
    allOf: [
      { $ref: '#/components/schemas/PlaceOrder' },
      { type: 'object', properties: { idempotencyKey: { type: 'string', minLength: 1, maxLength: 257 } } },
    ],
  },
})

export const placeOrdersInput = z.object({ orders: z.array(orderRow).min(1).max(500) }).meta({
  id: 'PlaceOrders',
  example: { orders: [{ idempotencyKey: 'list-7-row-1', ...(placeOrderInput.meta()?.example as object) }] },
})

const placedRow = z
  .object({
    index: z.int().meta({ description: 'The place of the row, from 0' }),
    status: z.int().meta({
      description: '201: placed. 200: placed before, under its key. Otherwise as `POST /orders` would answer',
    }),
    order: orderView.optional(),
    error: z
      .looseObject({
        error: z.string(),
        code: z.string(),
        requestId: z.string(),
        details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
      })
      .optional()
      .meta({ description: 'What `POST /orders` would answer' }),
  })
  .meta({ id: 'PlacedRow' })
export type PlacedRow = z.output<typeof placedRow>

export const placedRows = z.object({ results: z.array(placedRow) }).meta({ id: 'PlacedRows' })
export type PlacedRows = z.output<typeof placedRows>

export const orderCounts = z
  .object({
    you: z.int().meta({ description: 'Orders with offers to choose from, a payment or a delivery to look at' }),
    waiting: z.int().meta({ description: 'Orders with which somebody else acts next' }),
  })
  .meta({ id: 'OrderCounts', example: { you: 3, waiting: 12 } })
export type OrderCounts = z.output<typeof orderCounts>

export const requestChangesInput = z
  .object({ message: text(10_000) })
  .meta({ id: 'RequestChanges', example: { message: 'Page 3 is unreadable. Please scan it again.' } })

export const listOrdersQuery = z.object({
  status: orderStatus.optional(),
  turn: z
    .enum(turnGroups, `must be one of ${turnGroups.join(', ')}`)
    .optional()
    .meta({
      description:
        '`you`: offers to choose from, a payment or a delivery to look at. `waiting`: somebody else acts next. `done`: ended',
    }),
  externalOrderRef: text(100).optional(),
  createdAfter: moment.optional(),
  updatedAfter: moment.optional(),
  q: text(200).optional().meta({
    description:
      "Words, or their beginnings, in any of the order's texts, however they are spelled; its number or its id",
  }),
})
export type ListOrdersQuery = z.output<typeof listOrdersQuery>

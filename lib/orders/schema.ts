import { z } from 'zod'
import { countryISOA3 } from '#lib/countries.ts'
import { attachmentIdsOf, attachmentView, mostOfOrder } from '#lib/files/schema.ts'
import { findCurrency, toMinor } from '#lib/money.ts'
import { orderSorts, orderStatuses, turnGroups } from '#lib/orders/state.ts'
import { shown, shownText } from '#lib/shown.ts'
import { calendarDate, costCentre, idText, instant, moment, text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

export const currencyCode = text(200)
  .transform((code) => code.toUpperCase())
  .refine((code) => findCurrency(code) !== undefined, refusal('currency'))
  .meta({ description: 'ISO 4217 currency code, in any case', example: 'EUR' })
  .register(shown, { text: true })

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
  .refine((person) => person.firstname !== undefined || person.lastname !== undefined, refusal('personWithoutName'))
  .meta({ id: 'PersonOfInterest' })

export const pricingModes = ['FIXED', 'OPEN_FOR_BIDS'] as const
const pricingMode = z.enum(pricingModes, `must be ${pricingModes.join(' or ')}`)

const aboutPrice = {
  ...{ exclusiveMinimum: 0, maximum: 99_999_999, example: 45.5 },
  description: 'Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only',
}
export const orderFields = z.object({
  repositoryName: text(200).meta({ example: 'Archives de Paris' }).register(shown, { text: true }),
  documentType: text(200).meta({ example: 'Birth record' }),
  location: text(200).meta({ example: 'Paris, France' }),
  archiveRepositoryId: text(200).register(shown, { text: true }).optional(),
  countryISOA3: countryISOA3.optional(),
  pricingMode: pricingMode
    .optional()
    .meta({ description: 'Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`' }),
  fixedPrice: z.number(refusal('number')).optional().meta(aboutPrice),
  currency: currencyCode.optional(),
  externalOrderRef: text(100).optional(),
  customerName: text(200).optional(),
  personsOfInterest: z
    .array(personOfInterest)
    .max(50, refusal('persons', { most: 50 }))
    .optional(),
  instructions: text(10_000).optional(),
})

// These faults span members. They are looked for beside a member at fault as well, so none is taken for good there.
export function priceIssueOf(order: Partial<z.output<typeof orderFields>>): string | undefined {
  const { fixedPrice, pricingMode } = order
  if (fixedPrice === undefined) return pricingMode === 'FIXED' ? refusal('priceMissing') : undefined
  if (pricingMode === 'OPEN_FOR_BIDS') return refusal('priceUnwanted')
  if (fixedPrice <= 0) return refusal('amountNone')
  const currency = order.currency === undefined ? undefined : findCurrency(order.currency)
  const minor = currency && toMinor(fixedPrice, currency)
  return typeof minor === 'object' ? minor.issue : undefined
}

export const attachmentIds = attachmentIdsOf(mostOfOrder).meta({
  description: 'What was uploaded with `POST /attachments` and waits to be attached',
})

export const placeOrderInput = orderFields
  .extend({ attachmentIds: attachmentIds.optional() })
  .superRefine((order, context) => {
    const message = priceIssueOf(order)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['fixedPrice'], message })
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
  number: shownText.meta({ description: 'What people call it. Its last character is a check', example: 'CS-7QK-4MR' }),
  repositoryName: shownText,
  documentType: z.string(),
  location: z.string(),
  archiveRepositoryId: shownText.optional(),
  countryISOA3: shownText.optional(),
  pricingMode: z.enum(pricingModes),
  fixedPrice: z.number().optional(),
  currency: shownText,
  personsOfInterest: z.array(personOfInterest).optional(),
  instructions: z.string().optional(),
  attachments: z.array(attachmentView).optional().meta({ description: 'What is attached to the order itself' }),
  version: z.int().meta({ description: 'From 1, raised by each change of what researchers read' }),
  createdAt: instant,
  openedAt: instant.optional(),
}
export type AskedView = z.output<z.ZodObject<typeof askedMembers>>

/** What was agreed and what came of it: for those who agreed, not for other researchers. */
export const workMembers = {
  estimatedCompletionDate: calendarDate.optional().meta({
    description: 'When it is due: as promised, and later by the days that questions have waited for answers',
  }),
  question: z
    .object({ by: z.enum(['customer', 'researcher']), since: instant })
    .optional()
    .meta({
      description:
        'A question that waits for its answer while somebody is at work; the date stands still while it is the researcher’s',
    }),
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
    offersToConfirm: z
      .int()
      .optional()
      .meta({ description: 'Of an open order that was changed: how many offers wait for their researchers’ word' }),
    holdExpiresAt: instant
      .optional()
      .meta({ description: 'When the authorization of a confirmed order lapses, once that is near' }),
    folder: z.string().optional().meta({ description: 'Where you keep it; only you see this, and what follows' }),
    labels: z.array(z.string()).optional(),
    assignee: z
      .object({ id: z.string(), name: z.string() })
      .optional()
      .meta({ description: 'The member who looks after it' }),
    costCentre: z.string().optional().meta({
      description:
        'Its own cost centre; once a receipt or an invoice is issued, the one that stands there, be it from the billing details',
    }),
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
      version: 1,
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

export const requestChangesInput = z
  .object({ message: text(10_000) })
  .meta({ id: 'RequestChanges', example: { message: 'Page 3 is unreadable. Please scan it again.' } })

export const folderName = text(60).meta({
  description: 'A folder of yours; it begins with the first order that is put there',
  example: 'Moreau',
})
export const labelName = text(40)

export const listOrdersQuery = z.object({
  status: orderStatus.optional(),
  turn: z
    .enum(turnGroups, `must be one of ${turnGroups.join(', ')}`)
    .optional()
    .meta({
      description:
        '`you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended',
    }),
  externalOrderRef: text(100).optional(),
  createdAfter: moment.optional(),
  updatedAfter: moment.optional(),
  q: text(200).optional().meta({
    description:
      'Words, or their beginnings, in what is asked for, `externalOrderRef` and `customerName`, however they are spelled; its number or its id',
  }),
  customerName: text(200).optional().meta({ description: 'Whom it is for, exactly as it was given' }),
  folder: folderName.optional(),
  label: labelName.optional(),
  assigneeId: idText.optional().meta({ description: 'The member who looks after it' }),
  costCentre: costCentre.optional().meta({ description: 'As `order.costCentre` has it' }),
  sort: z
    .enum(orderSorts, `must be one of ${orderSorts.join(', ')}`)
    .optional()
    .meta({
      override: { default: 'placed' },
      description:
        'What `order` goes by: `agreed` is the total of the chosen offer, `paid` what was charged before anything went back, both and `price`, the fixed one, currency by currency. Orders that have none of what is asked for are left out',
    }),
})
export type ListOrdersQuery = z.output<typeof listOrdersQuery>

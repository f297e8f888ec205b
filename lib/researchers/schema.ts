import { z } from 'zod'
import { pricingModes, personOfInterest, orderStatus } from '#lib/orders/schema.ts'
import { offerView, researcherRecord } from '#lib/offers/schema.ts'
import { calendarDate, instant, text } from '#lib/text.ts'

export const accountStates = ['pending', 'active', 'restricted'] as const

/** An order as a researcher sees it: what is asked, never who pays. */
export const researchOrderView = z
  .object({
    id: z.string(),
    status: orderStatus,
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
    openedAt: instant.optional(),
    estimatedCompletionDate: calendarDate.optional(),
    reviewState: z.literal('changes_requested').optional(),
    mine: z.boolean().meta({ description: 'Whether this researcher\'s offer is the selected one' }),
    myOffer: offerView.optional(),
    offerCount: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'ResearchOrder' })
export type ResearchOrderView = z.output<typeof researchOrderView>

export const listResearchOrdersQuery = z.object({
  status: orderStatus.optional(),
  mine: z.enum(['true', 'false']).optional(),
})
export type ListResearchOrdersQuery = z.output<typeof listResearchOrdersQuery>

export const startedView = z.object({ id: z.string(), status: z.literal('in_progress') }).meta({ id: 'StartedOrder', example: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'in_progress' } })

export const deliverInput = z
  .object({
    outcome: z.enum(['found', 'partial', 'not_found'], 'must be found, partial or not_found'),
    report: text(20_000).optional().meta({ description: 'The search report: what was searched and what was seen' }),
  })
  .meta({ id: 'Deliver', example: { outcome: 'found', report: 'Register 1892, page 41, entry 7.' } })
export type DeliverInput = z.output<typeof deliverInput>
export const deliveredView = z.object({ id: z.string(), status: z.literal('delivered') }).meta({ id: 'DeliveredOrder', example: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'delivered' } })

export const reviseDateInput = z
  .object({ estimatedCompletionDate: calendarDate, reason: text(1000) })
  .meta({ id: 'ReviseDate', example: { estimatedCompletionDate: '2026-12-08', reason: 'The reading room is closed this week.' } })

export const researcherView = z
  .object({
    id: z.string(),
    name: z.string(),
    status: z.enum(['pending', 'approved', 'suspended']),
    robot: z.boolean(),
    languages: z.array(z.string()),
    countries: z.array(z.string()),
    account: z.object({ id: z.string(), state: z.enum(accountStates), requirementsDue: z.array(z.string()) }).optional(),
    createdAt: instant,
  })
  .meta({ id: 'Researcher' })
export type ResearcherView = z.output<typeof researcherView>

/** What the operator sees besides. */
export const researcherFileView = researcherView
  .extend({
    email: z.string().optional(),
    record: researcherRecord,
    offers: z.int().meta({ description: 'Offers made in this environment' }),
    atWork: z.int().meta({ description: 'Orders in hand, from the selection of the offer to delivery' }),
  })
  .meta({ id: 'ResearcherFile' })
export type ResearcherFileView = z.output<typeof researcherFileView>

export const findResearchersQuery = z.object({
  q: text(200).optional().meta({ description: 'A part of the name or e-mail address, an id, a country or a language by its code' }),
  status: z.enum(['pending', 'approved', 'suspended']).optional(),
})
export type FindResearchersQuery = z.output<typeof findResearchersQuery>

export const updateResearcherInput = z
  .object({ status: z.enum(['pending', 'approved', 'suspended']), reason: text(1000).optional() })
  .meta({ id: 'UpdateResearcher', example: { status: 'approved' } })

export const refundInput = z
  .object({
    amountMinor: z.int().positive().optional().meta({ description: 'Minor units; all that is left when absent' }),
    reason: text(1000),
  })
  .meta({ id: 'RefundPayment', example: { reason: 'The scan stayed unreadable.' } })
export const refundView = z
  .object({ id: z.string(), paymentId: z.string(), amountMinor: z.int(), status: z.enum(['pending', 'succeeded', 'failed']) })
  .meta({ id: 'Refund' })

import { z } from 'zod'
import { caseView } from '#lib/cases/schema.ts'
import { caseKinds, caseOrigins, caseOutcomes, caseStates } from '#lib/cases/state.ts'
import { reasonInput } from '#lib/clients/schema.ts'
import { cancelOrderInput, moneyView, named } from '#lib/operators/schema.ts'
import { orderStatus } from '#lib/orders/schema.ts'
import { refundParts } from '#lib/researchers/refund-schema.ts'
import { instant, text } from '#lib/text.ts'

// Cases as operators work on them: of every order, with what opened them, and with the money that a decision moves.

const caseFilters = ['undecided', ...caseStates] as const

export const findCasesQuery = z.object({
  q: text(200).optional().meta({
    description:
      "The case's or the order's id, the order's number with or without the count, or a part of the client's or the researcher's name",
  }),
  state: z.enum(caseFilters).optional().meta({ description: '`undecided`: whatever is not closed' }),
  origin: z.enum(caseOrigins).optional(),
  kind: z.enum(caseKinds).optional(),
  late: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: '`true`: those that should have been decided by now' }),
})
export type FindCasesQuery = z.output<typeof findCasesQuery>

const aims = {
  origin: z
    .enum(caseOrigins)
    .meta({ description: 'What opened it; where the customer has reported it too, their report' }),
  dueAt: instant.optional().meta({ description: 'Until when it should be decided' }),
  late: z.boolean().meta({ description: 'It should have been decided by now, and is not' }),
}
const about = {
  order: named
    .extend({ number: z.string(), status: orderStatus })
    .meta({ description: '`name`: what is ordered, and where' }),
  client: named,
  researcher: named.optional(),
}

export const caseRow = z
  .object({
    id: z.string(),
    reference: z.string(),
    ...aims,
    kind: z.enum(caseKinds),
    state: z.enum(caseStates),
    outcome: z.enum(caseOutcomes).optional(),
    content: z.string(),
    openedAt: instant,
    closedAt: instant.optional(),
    ...about,
  })
  .meta({ id: 'CaseRow' })
export type CaseRowView = z.output<typeof caseRow>

export const operatorCaseView = caseView
  .extend({
    ...aims,
    shared: z
      .boolean()
      .meta({ description: 'Both sides see it; otherwise they will once somebody writes to them or decides' }),
    causes: z
      .array(
        z.object({
          id: z.string(),
          origin: z.enum(caseOrigins),
          content: z.string(),
          createdAt: instant,
          endedAt: instant.optional(),
          outcome: z.enum(caseOutcomes).optional(),
        }),
      )
      .meta({ description: 'Whatever it came from, oldest first' }),
    ...about,
  })
  .meta({ id: 'OperatorCase' })
export type OperatorCaseView = z.output<typeof operatorCaseView>

export const refundPreviewQuery = z.object({
  ...refundParts,
  amountMinor: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .meta({ description: 'Minor units; all that is left when absent' }),
})
export const refundPreview = z
  .object({
    ...moneyView.omit({ amount: true }).shape,
    returnedMinor: z.int().meta({ description: 'What the customer has back then, of the whole payment' }),
    shareMinor: z.int().meta({ description: 'What the researcher ends up with' }),
    feeMinor: z.int().meta({ description: 'What Callslip ends up with, before what the provider takes' }),
    fromShareMinor: z.int().meta({ description: "The researcher's part of this refund" }),
    fromFeeMinor: z.int().meta({ description: "The fee's part of it" }),
    takenBackMinor: z.int().meta({ description: 'What they have been sent already and have to give back' }),
  })
  .meta({ id: 'RefundPreview' })
export type RefundPreview = z.output<typeof refundPreview>

export const refundCaseInput = reasonInput
  .extend(refundParts)
  .meta({ id: 'RefundCase', example: { amountMinor: 1100, bearer: 'fee', reason: 'The last page is missing.' } })
export type RefundCaseInput = z.output<typeof refundCaseInput>

export const replaceInput = cancelOrderInput.meta({
  id: 'ReplaceResearcher',
  example: { reason: 'The researcher has fallen ill.' },
})

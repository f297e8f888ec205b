import { z } from 'zod'
import { caseKinds, caseOrigins, caseOutcomes, caseStates, closings } from '#lib/cases/state.ts'
import { instant, text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

export const openCaseInput = z
  .object({
    kind: z.enum(caseKinds, refusal('oneOf', { list: caseKinds.join(', ') })),
    content: text(5_000).meta({ description: 'What is wrong, in your own words' }),
    documentIds: z
      .array(text(100))
      .max(100, 'must name at most 100 documents')
      .optional()
      .meta({ description: 'The documents that it is about' }),
  })
  .meta({
    id: 'OpenCase',
    example: { kind: 'missing_pages', content: 'The entry goes on overleaf, and that page is not there.' },
  })
export type OpenCaseInput = z.output<typeof openCaseInput>

export const answerCaseInput = z
  .object({ content: text(5_000) })
  .meta({ id: 'AnswerCase', example: { content: 'The page is missing in the register itself.' } })

export const complainInput = z
  .object({ content: text(5_000).meta({ description: 'What is wrong, in your own words' }) })
  .meta({
    id: 'Complain',
    example: { content: 'The customer wants another family searched for as well, at the same price.' },
  })

export const closeCaseInput = z
  .object({
    outcome: z.enum(closings, `must be one of ${closings.join(', ')}`),
    reason: text(2_000).meta({ description: 'Why; both sides read it' }),
  })
  .meta({
    id: 'CloseCase',
    example: { outcome: 'nothing_to_do', reason: 'The register ends with this page, as the report says.' },
  })
export type CloseCaseInput = z.output<typeof closeCaseInput>

const sides = ['customer', 'researcher', 'callslip'] as const

export const caseView = z
  .object({
    id: z.string(),
    orderId: z.string(),
    reference: z.string().meta({ description: 'What people call the case by' }),
    kind: z.enum(caseKinds),
    openedBy: z.enum(sides).meta({ description: '`callslip`: Callslip itself, or because of what happened' }),
    content: z.string(),
    documentIds: z.array(z.string()),
    state: z.enum(caseStates).meta({
      description: '`answered`: the researcher or Callslip has written since the customer last did',
    }),
    openedAt: instant,
    answers: z.array(z.object({ id: z.string(), from: z.enum(sides), content: z.string(), createdAt: instant })),
    outcome: z.enum(caseOutcomes).optional().meta({
      description:
        'What was decided; `accepted` where the customer accepted the delivery all the same, `order_ended` where the order ended before, `delivered`, `dispute_won` and `dispute_lost` where that ended it',
    }),
    reason: z.string().optional().meta({ description: "Callslip's, for the decision" }),
    closedAt: instant.optional(),
    replacementOrderId: z.string().optional().meta({
      description: 'Of `replaced`, for the customer: the order that was placed in place of this one',
    }),
  })
  .meta({
    id: 'Case',
    example: {
      id: 'cas_01k9z3v7e8f6q9w2x4y5z6a7b8',
      orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
      reference: 'CS-7QK-4MR/1',
      kind: 'missing_pages',
      openedBy: 'customer',
      content: 'The entry goes on overleaf, and that page is not there.',
      documentIds: [],
      state: 'open',
      openedAt: '2026-03-09T09:30:00.000Z',
      answers: [],
    },
  })
export type CaseView = z.output<typeof caseView>
export const caseViews = z.array(caseView)

/** As operators read it: with what it came from. */
const anyCaseView = caseView.extend({ origin: z.enum(caseOrigins) }).meta({ id: 'AnyCase' })
export type AnyCaseView = z.output<typeof anyCaseView>
export const anyCaseViews = z.array(anyCaseView)

import { z } from 'zod'
import { approvalView } from '#lib/approvals/schema.ts'
import { memberRoles } from '#lib/clients/roles.ts'
import { clientView } from '#lib/clients/schema.ts'
import { goLiveCheck } from '#lib/go-live/schema.ts'
import { named } from '#lib/operators/schema.ts'
import { riskFlagIds } from '#lib/production/risk-flag-ids.ts'
import { instant, text } from '#lib/text.ts'
import { endpointView } from '#lib/webhooks/schema.ts'

export const productionNoteInput = z
  .object({ content: text(4000) })
  .meta({ id: 'WriteProductionNote', example: { content: 'Which archives will you mostly order from?' } })
export type ProductionNoteInput = z.output<typeof productionNoteInput>

export const productionNoteView = z
  .object({
    id: z.string(),
    from: z.enum(['client', 'callslip']),
    author: z.string().optional().meta({ description: 'Of your own people. Of ours nobody is named' }),
    content: z.string(),
    createdAt: instant,
  })
  .meta({
    id: 'ProductionNote',
    example: {
      id: 'pno_01k9z3v7e8f6q9w2x4y5z6a7b8',
      from: 'callslip',
      content: 'Which archives will you mostly order from?',
      createdAt: '2026-03-02T09:30:00.000Z',
    },
  })
export type ProductionNoteView = z.output<typeof productionNoteView>

export const dayUseView = z
  .object({
    ordersPerDay: z.int().optional().meta({ description: 'Absent: no limit' }),
    ordersToday: z.int(),
    amountPerDay: z.number().optional().meta({ description: 'In major units; absent: no limit' }),
    amountToday: z
      .number()
      .optional()
      .meta({ description: 'Of payments that are begun, held or taken today, in `currency`' }),
    currency: z.string().optional(),
    resetsAt: instant.meta({ description: 'When the day (UTC) ends' }),
  })
  .meta({
    id: 'DayUse',
    example: {
      ordersPerDay: 50,
      ordersToday: 12,
      amountPerDay: 2000,
      amountToday: 412.5,
      currency: 'EUR',
      resetsAt: '2026-03-03T00:00:00.000Z',
    },
  })
export type DayUseView = z.output<typeof dayUseView>

const decision = z.object({
  action: z.enum(['enabled', 'refused', 'disabled', 'reopened', 'by_hand', 'asked_back', 'limits']),
  by: named,
  reason: z.string().optional(),
  createdAt: instant,
})

export const productionFileView = z
  .object({
    client: clientView,
    flags: z
      .array(z.object({ id: z.enum(riskFlagIds), sentence: z.string() }))
      .meta({ description: 'What to look at before a yes, the gravest first. None of it decides anything' }),
    checks: z.array(goLiveCheck.omit({ hint: true })),
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(memberRoles),
        confirmed: z.boolean(),
        secondFactor: z.boolean(),
        disabled: z.boolean(),
      }),
    ),
    domains: z.object({
      web: z.string().optional().meta({ description: 'Of the address that the client named' }),
      mail: z.array(z.string()).meta({ description: "Of its members' addresses" }),
      proved: z.array(z.string()).meta({ description: 'Proved for single sign-on' }),
    }),
    sandbox: z.object({
      orders: z.int(),
      requests: z.int().meta({ description: 'Of those that are kept: the newest ten thousand at most' }),
      refused: z.int().meta({ description: 'Answered with 4xx' }),
      failed: z.int().meta({ description: 'Answered with 5xx' }),
    }),
    endpoints: z.array(endpointView),
    decisions: z.array(decision).meta({ description: 'Newest first' }),
    notes: z.array(productionNoteView).meta({ description: 'Oldest first' }),
    use: dayUseView,
    approval: approvalView.optional().meta({ description: 'Where enabling it waits for a second operator' }),
  })
  .meta({ id: 'ProductionFile' })
export type ProductionFileView = z.output<typeof productionFileView>

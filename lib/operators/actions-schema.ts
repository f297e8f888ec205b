import { z } from 'zod'
import { environmentName } from '#lib/clients/schema.ts'
import { actionKinds } from '#lib/operators/action-names.ts'
import { named } from '#lib/operators/schema.ts'
import { calendarDate, instant, text } from '#lib/text.ts'
import { operatorRoleNames } from '#lib/users/operator-roles.ts'

export const actionTargets = [
  'client',
  'order',
  'payment',
  'researcher',
  'archive',
  'webhook_endpoint',
  'api_key',
  'user',
  'standing_decision',
  'alert',
  'incident',
  'books',
] as const
const day = calendarDate.meta({ description: 'A day, UTC', example: '2026-03-02' })
export const listActionsQuery = z.object({
  by: text(200).optional().meta({
    description:
      'Who it was: an id of a person, a researcher or a key; `callslip` for what happens by itself, `nobody` for attempts of whom nobody knows',
  }),
  kind: z.enum(actionKinds).optional(),
  about: text(200).optional().meta({
    description:
      "What it is about: an order's number, an e-mail address, or an id of anything. Of a client, its keys and endpoints too",
  }),
  from: day.optional(),
  to: day.optional().meta({ description: 'That day included' }),
})
export type ListActionsQuery = z.output<typeof listActionsQuery>

export const actors = ['operator', 'person', 'researcher', 'api_key', 'callslip', 'command_line', 'nobody'] as const
/** Whatever the action kept: views of ours, so plain JSON. */
const kept = z.json().optional()
export const actionView = z
  .object({
    id: z.string(),
    kind: z.string(),
    action: z.string(),
    summary: z.string().meta({ description: 'What was done, in words' }),
    actor: z.object({
      type: z.enum(actors),
      id: z.string().optional(),
      name: z.string(),
      role: z.enum(operatorRoleNames).optional().meta({ description: 'Of an operator, at that time' }),
    }),
    environment: environmentName.optional().meta({ description: 'Of what belongs to one' }),
    target: z.object({
      type: z.string(),
      id: z.string(),
      name: z.string(),
      page: z.object({ of: z.enum(['order', 'client', 'researcher', 'archive', 'user']), id: z.string() }).optional(),
    }),
    reason: z.string().optional(),
    network: z.string().optional().meta({ example: '192.0.2.0/24' }),
    agent: z.string().optional(),
    before: kept,
    after: kept,
    /** Of what wants two: what somebody else had asked for and this operator agreed to; or that there was nobody else. */
    approval: z.object({ id: z.string(), askedBy: named }).optional(),
    withoutSecond: z.literal(true).optional(),
    forgotten: z.literal(true).optional().meta({ description: 'Its reason, its details and its network are erased' }),
    position: z.int().meta({ description: 'In the chain of hashes' }),
    hash: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'OperatorAction' })
export type ActionView = z.output<typeof actionView>

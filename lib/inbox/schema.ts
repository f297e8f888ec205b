import { z } from 'zod'
import { idText, instant } from '#lib/text.ts'

const inboxKinds = [
  'message',
  'question',
  'order_changed',
  'offer_chosen',
  'ready_to_start',
  'offer_declined',
  'offer_closed',
  'open_again',
  'called_off',
  'changes_asked',
  'problem',
  'review',
] as const
export type InboxKind = (typeof inboxKinds)[number]

export const listInboxQuery = z.object({
  unread: z.enum(['true'], 'must be true').optional().meta({ description: 'What you have not read yet' }),
})
export type ListInboxQuery = z.output<typeof listInboxQuery>

export const inboxEntryView = z
  .object({
    id: z.string(),
    kind: z.enum(inboxKinds),
    orderId: z.string(),
    orderNumber: z.string(),
    documentType: z.string(),
    repositoryName: z.string(),
    gone: z.literal(true).optional().meta({ description: 'You can’t see the order any more' }),
    createdAt: instant,
    readAt: instant.optional(),
  })
  .meta({ id: 'InboxEntry' })
export type InboxEntryView = z.output<typeof inboxEntryView>

export const inboxCounts = z
  .object({ unread: z.int().meta({ description: 'Counted up to 1,000' }) })
  .meta({ id: 'InboxCounts', example: { unread: 3 } })
export type InboxCounts = z.output<typeof inboxCounts>

export const markInboxInput = z
  .object({
    orderId: idText.optional().meta({ description: 'All of this order' }),
    upTo: idText.optional().meta({ description: 'The newest entry that you have seen: it and all before it' }),
  })
  .refine(({ orderId, upTo }) => orderId !== undefined || upTo !== undefined, {
    path: ['upTo'],
    error: 'give orderId, upTo, or both',
  })
  .meta({ id: 'MarkInboxRead', example: { orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8' } })
export type MarkInboxInput = z.output<typeof markInboxInput>

import { z } from 'zod'
import { attachmentIdsOf, attachmentView, mostOfMessage } from '#lib/files/schema.ts'
import { instant, text } from '#lib/text.ts'

export const postMessageInput = z
  .object({
    content: text(10_000),
    question: z.boolean('must be true or false').optional().meta({
      description:
        'While somebody is at work: it waits for an answer, and the other side is reminded. As long as a researcher’s waits, the promised date stands still',
    }),
    researcherId: text(200).optional().meta({
      description: 'Before an offer is selected: the one researcher to write to; otherwise all who see the order',
    }),
    attachmentIds: attachmentIdsOf(mostOfMessage)
      .optional()
      .meta({ description: 'What was uploaded before and waits to be attached' }),
  })
  .meta({ id: 'PostMessage', example: { content: 'Is the register legible?' } })
export const postResearchMessageInput = postMessageInput
  .pick({ content: true, question: true, attachmentIds: true })
  .meta({ id: 'PostResearchMessage', example: { content: 'The register for 1892 is on microfilm.' } })
export type PostResearchMessageInput = z.output<typeof postResearchMessageInput>
export type PostMessageInput = z.output<typeof postMessageInput>

export const writeAsCallslipInput = postMessageInput
  .pick({ content: true, researcherId: true })
  .extend({
    to: z
      .enum(['both', 'customer', 'researcher'])
      .default('both')
      .meta({ description: 'Who reads it, and gets the mail about it' }),
  })
  .meta({ id: 'WriteAsCallslip', example: { content: 'The archive opens again on Monday.', to: 'both' } })
export type WriteAsCallslipInput = z.output<typeof writeAsCallslipInput>

export const messageView = z
  .object({
    id: z.string(),
    content: z.string(),
    question: z.literal(true).optional().meta({ description: 'It waited, or waits, for an answer' }),
    to: z
      .enum(['customer', 'researcher'])
      .optional()
      .meta({ description: 'Of what Callslip wrote to one side alone: which one reads it' }),
    attachments: z.array(attachmentView).optional(),
    senderId: z.string(),
    senderType: z.enum(['api_client', 'customer', 'researcher', 'operator', 'system']),
    senderName: z.string(),
    timestamp: instant,
  })
  .meta({
    id: 'Message',
    example: {
      id: 'msg_01k9z3v7e8f6q9w2x4y5z6a7b8',
      content: 'The register for 1892 is on microfilm.',
      senderId: 'res_01k9z3v7e8f6q9w2x4y5z6a7b8',
      senderType: 'researcher',
      senderName: 'Camille Laurent',
      timestamp: '2026-03-05T14:12:00.000Z',
    },
  })
export type MessageView = z.output<typeof messageView>

export const postedView = z
  .object({ id: z.string() })
  .meta({ id: 'PostedMessage', example: { id: 'msg_01k9z3v7e8f6q9w2x4y5z6a7b8' } })

const exampleMessage = 'msg_01k9z3v7e8f6q9w2x4y5z6a7b8'
const exampleOrder = 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8'
export const markReadInput = z
  .object({ lastReadId: text(200) })
  .meta({ id: 'MarkMessagesRead', example: { lastReadId: exampleMessage } })
export const markReadView = z
  .object({ orderId: z.string(), lastReadId: z.string() })
  .meta({ id: 'MessagesRead', example: { orderId: exampleOrder, lastReadId: exampleMessage } })
export const unreadView = z
  .object({ orderId: z.string(), unread: z.int() })
  .meta({ id: 'UnreadMessages', example: { orderId: exampleOrder, unread: 2 } })
export const unreadViews = unreadView.array()

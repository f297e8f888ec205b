import { z } from 'zod'
import { text } from '#lib/text.ts'
import { calledName, emailAddress } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

/** What a message is about: of a stranger's own words none stands in the subject of a mail. */
export const contactTopics = {
  order: 'An order',
  money: 'A payment, a receipt or an invoice',
  account: 'My account or my data',
  security: 'A weakness in the service',
  other: 'Something else',
} as const
export type ContactTopic = keyof typeof contactTopics

export const contactInput = z.object({
  name: calledName,
  email: emailAddress,
  topic: z.enum(['order', 'money', 'account', 'security', 'other'], refusal('oneOf', { list: 'the list' })),
  message: text(5000),
})
export type ContactInput = z.output<typeof contactInput>
export const sentView = z.object({ sent: z.literal(true) })

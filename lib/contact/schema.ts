import { z } from 'zod'
import { text } from '#lib/text.ts'
import { calledName, emailAddress } from '#lib/users/schema.ts'
import { refusal } from '#lib/refusals.ts'

/** What a message is about: of a stranger's own words none stands in the subject of a mail. */
export const contactTopics = ['order', 'money', 'account', 'security', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactInput = z.object({
  name: calledName,
  email: emailAddress,
  topic: z.enum(contactTopics, refusal('oneOf', { list: 'the list' })),
  message: text(5000),
})
export type ContactInput = z.output<typeof contactInput>
export const sentView = z.object({ sent: z.literal(true) })

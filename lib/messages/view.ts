import { toAttachmentView } from '#lib/attachments/view.ts'
import type { Attachment, Message } from '#lib/generated/prisma/client.ts'
import { nameless } from '#lib/messages/nameless.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is read with a message, to be shown. */
export const withAttachments = { attachments: { orderBy: { id: 'asc' } } } as const

export const toMessageView = (row: Message & { attachments: Attachment[] }): MessageView => ({
  id: row.id,
  content: row.content,
  ...(row.question ? { question: true } : {}),
  ...(row.onlyFor === null ? {} : { to: row.onlyFor }),
  ...(row.attachments.length > 0 ? { attachments: row.attachments.map(toAttachmentView) } : {}),
  senderId: row.senderId,
  senderType: row.senderType,
  senderName: row.senderName,
  timestamp: row.createdAt.toISOString(),
})

/** As a researcher reads it: who orders they never learn. */
export function toResearchersView(row: Parameters<typeof toMessageView>[0]): MessageView {
  const view = toMessageView(row)
  if (view.senderType !== 'customer' && view.senderType !== 'api_client') return view
  return { ...view, senderType: 'customer', senderId: nameless, senderName: t('theCustomer') }
}

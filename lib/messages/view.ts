import { toAttachmentView } from '#lib/attachments/view.ts'
import type { Attachment, Message } from '#lib/generated/prisma/client.ts'
import type { MessageView } from '#lib/messages/schema.ts'

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

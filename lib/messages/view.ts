import type { Message } from '#lib/generated/prisma/client.ts'
import type { MessageView } from '#lib/messages/schema.ts'

export const toMessageView = (row: Message): MessageView => ({
  id: row.id,
  content: row.content,
  ...(row.question ? { question: true } : {}),
  senderId: row.senderId,
  senderType: row.senderType,
  senderName: row.senderName,
  timestamp: row.createdAt.toISOString(),
})

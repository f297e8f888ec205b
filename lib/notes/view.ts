import type { CustomerActor } from '#lib/actor.ts'
import type { OrderNote } from '#lib/generated/prisma/client.ts'
import type { NoteView } from '#lib/notes/schema.ts'

export const toNoteView = (row: OrderNote, actor: CustomerActor): NoteView => ({
  id: row.id,
  text: row.text,
  author: row.authorName,
  createdAt: row.createdAt.toISOString(),
  yours: actor.type === 'customer' && row.authorId === actor.id,
})

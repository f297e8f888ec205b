import type { CustomerActor } from '#lib/actor.ts'
import type { OrderNote } from '#lib/generated/prisma/client.ts'
import type { NoteView } from '#lib/notes/schema.ts'

export const toNoteView = (row: OrderNote, actor: CustomerActor): NoteView => ({
  id: row.id,
  text: row.text,
  author: row.authorName,
  createdAt: row.createdAt.toISOString(),
  // Programs come and go with their keys, and whoever may write a note may take any away.
  yours: actor.type === 'customer' && row.authorId === actor.id,
})

import { listNotes } from '#lib/notes/list-notes.ts'
import * as operations from '#lib/notes/operations.ts'
import { writeNote } from '#lib/notes/write-note.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listNotes, ({ tx, actor, params, page }) => listNotes(tx, actor, params.orderId, page)),
  POST: route(operations.writeNote, ({ tx, actor, params, body }) => writeNote(tx, actor, params.orderId, body)),
})

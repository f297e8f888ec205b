import * as operations from '#lib/notes/operations.ts'
import { removeNote } from '#lib/notes/remove-note.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  DELETE: route(operations.removeNote, ({ tx, actor, params }) => removeNote(tx, actor, params.orderId, params.noteId)),
})

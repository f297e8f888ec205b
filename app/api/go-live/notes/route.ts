import { listProductionNotes } from '#lib/production/list-notes.ts'
import * as operations from '#lib/production/operations.ts'
import { requireFewNotes } from '#lib/production/require-few-notes.ts'
import { writeNote } from '#lib/production/write-note.ts'
import { methods, route } from '#lib/server/http/route.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listProductionNotes, ({ tx, actor, page }) => listProductionNotes(tx, actor, page)),
  POST: route(operations.writeProductionNote, {
    before: ({ actor }) => requireFewNotes(actor),
    then: ({ tx, actor, body }) => writeNote(tx, actor, body.content),
  }),
})

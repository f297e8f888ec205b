import { importArchives } from '#lib/archives/operations.ts'
import { methods, route } from '#lib/server/http/route.ts'
import { uploadArchives } from '#lib/operators/upload-archives.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  POST: route(importArchives, ({ actor, request }) => uploadArchives(actor, request.body)),
})

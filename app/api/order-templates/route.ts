import { methods, route } from '#lib/server/http/route.ts'
import { listTemplates } from '#lib/templates/list-templates.ts'
import * as operations from '#lib/templates/operations.ts'
import { saveTemplate } from '#lib/templates/save-template.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: route(operations.listTemplates, ({ tx, actor, page }) => listTemplates(tx, actor, page)),
  POST: route(operations.saveTemplate, ({ tx, actor, body }) => saveTemplate(tx, actor, body)),
})

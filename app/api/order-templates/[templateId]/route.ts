import { methods, route } from '#lib/server/http/route.ts'
import * as operations from '#lib/templates/operations.ts'
import { removeTemplate } from '#lib/templates/remove-template.ts'
import { renameTemplate } from '#lib/templates/rename-template.ts'

export const { GET, POST, PATCH, PUT, DELETE } = methods({
  PATCH: route(operations.renameTemplate, ({ tx, actor, params, body }) =>
    renameTemplate(tx, actor, params.templateId, body),
  ),
  DELETE: route(operations.removeTemplate, ({ tx, actor, params }) => removeTemplate(tx, actor, params.templateId)),
})

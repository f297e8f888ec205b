import { defineOperation, schemasOf } from '#lib/operation.ts'

const { renameTemplateInput, saveTemplateInput, templateView } = schemasOf(() => import('#lib/templates/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const shared = { tag: 'Orders', scope: 'orders:write', idempotent: true, changes: ['/order-templates'] } as const

export const listTemplates = defineOperation({
  id: 'listOrderTemplates',
  tag: 'Orders',
  scope: 'orders:read',
  method: 'GET',
  path: '/order-templates',
  summary: 'List your templates of orders',
  response: templateView,
  list: { kind: 'orderTemplate', newestFirst: false },
})
export const saveTemplate = defineOperation({
  ...shared,
  id: 'saveOrderTemplate',
  method: 'POST',
  path: '/order-templates',
  status: 201,
  addressless: true,
  summary: 'Keep an order as a template',
  description:
    'As much of an order as you have, at most 50 templates. All members see them. Under a name that you use already, in the place of the template before.',
  body: saveTemplateInput,
  response: templateView,
})
export const renameTemplate = defineOperation({
  ...shared,
  id: 'renameOrderTemplate',
  method: 'PATCH',
  path: '/order-templates/{templateId}',
  summary: 'Rename a template',
  body: renameTemplateInput,
  response: templateView,
})
export const removeTemplate = defineOperation({
  ...shared,
  id: 'removeOrderTemplate',
  method: 'DELETE',
  path: '/order-templates/{templateId}',
  summary: 'Remove a template',
  response: succeeded,
})

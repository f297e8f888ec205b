import { z } from 'zod'
import { orderFields } from '#lib/orders/schema.ts'
import { instant, text } from '#lib/text.ts'

export const mostTemplates = 50

/** As much of an order as was filled in: what is missing is typed each time. */
const order = orderFields.partial()
export type TemplateOrder = z.output<typeof order>

const name = text(60).meta({ description: 'What you call it', example: 'Birth record, Paris' })
export const saveTemplateInput = z.object({ name, order }).meta({
  id: 'SaveOrderTemplate',
  example: {
    name: 'Birth record, Paris',
    order: { repositoryName: 'Archives de Paris', documentType: 'Birth record' },
  },
})
export type SaveTemplateInput = z.output<typeof saveTemplateInput>

export const renameTemplateInput = z
  .object({ name })
  .meta({ id: 'RenameOrderTemplate', example: { name: 'Birth record, Paris 18e' } })

export const templateView = z.object({ id: z.string(), name: z.string(), order, createdAt: instant }).meta({
  id: 'OrderTemplate',
  example: {
    id: 'tpl_01k9z3v7e8f6q9w2x4y5z6a7b8',
    name: 'Birth record, Paris',
    order: { repositoryName: 'Archives de Paris', documentType: 'Birth record' },
    createdAt: '2026-03-02T09:30:00.000Z',
  },
})
export type TemplateView = z.output<typeof templateView>

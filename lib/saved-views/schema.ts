import { z } from 'zod'
import { listOrdersQuery } from '#lib/orders/schema.ts'
import { text } from '#lib/text.ts'

const query = listOrdersQuery.extend({ order: z.enum(['asc', 'desc']).optional() })
export type SavedQuery = z.output<typeof query>

export const saveViewInput = z
  .object({ name: text(60), query })
  .meta({ id: 'SaveView', example: { name: 'Urgent', query: { label: 'urgent', turn: 'you' } } })
export type SaveViewInput = z.output<typeof saveViewInput>

export const savedView = z.object({ id: z.string(), name: z.string(), query }).meta({ id: 'SavedView' })
export type SavedViewView = z.output<typeof savedView>

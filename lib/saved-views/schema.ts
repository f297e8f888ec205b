import { z } from 'zod'
import { listOrdersQuery } from '#lib/orders/schema.ts'
import { text } from '#lib/text.ts'

const query = listOrdersQuery.extend({ order: z.enum(['asc', 'desc']).optional() })
export type SavedQuery = z.output<typeof query>

export const saveViewInput = z
  .object({ name: text(60), query })
  .meta({ id: 'SaveView', example: { name: 'Urgent', query: { label: 'urgent', turn: 'you' } } })

/** The console's lists of which operators keep views. */
const operatorLists = ['orders'] as const
export type OperatorList = (typeof operatorLists)[number]
const ofList = z.enum(operatorLists, `must be one of ${operatorLists.join(', ')}`)
// As the console's address has it: the page reads that anyway, and leaves out what it doesn't know any more.
const address = z
  .record(z.string().regex(/^\w{1,40}$/, 'must be a name of the address'), text(200))
  .refine((query) => Object.keys(query).length <= 30, 'must have at most 30 members')
  .meta({ description: 'Filters and sort as the address of the page has them' })

export const operatorViewsQuery = z.object({ list: ofList })
export const saveOperatorViewInput = z.object({ list: ofList, name: text(60), query: address }).meta({
  id: 'SaveOperatorView',
  example: { list: 'orders', name: 'Late in France', query: { late: 'true', country: 'FRA' } },
})
export const operatorView = z
  .object({ id: z.string(), list: ofList, name: z.string(), query: address })
  .meta({ id: 'OperatorView' })
export type OperatorViewView = z.output<typeof operatorView>

export const savedView = z.object({ id: z.string(), name: z.string(), query }).meta({ id: 'SavedView' })
export type SavedViewView = z.output<typeof savedView>

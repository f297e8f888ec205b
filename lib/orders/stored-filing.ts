import { z } from 'zod'

const filing = z.object({
  folder: z.string().nullable(),
  costCentre: z.string().nullable(),
  labels: z.array(z.string()).nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
})

/** Where an order is kept, as lib/orders/order-row.ts reads it; nulls where nobody has put it anywhere. */
export const storedFiling = (stored: unknown) =>
  stored == null ? { folder: null, costCentre: null, labels: null, assignee: null } : filing.parse(stored)

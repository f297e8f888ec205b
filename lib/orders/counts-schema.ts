import { z } from 'zod'

export const orderCounts = z
  .object({
    you: z.int().meta({ description: 'Orders with offers, a payment, a question or a delivery for you' }),
    waiting: z.int().meta({ description: 'Orders with which somebody else acts next' }),
  })
  .meta({ id: 'OrderCounts', example: { you: 3, waiting: 12 } })
export type OrderCounts = z.output<typeof orderCounts>

import { z } from 'zod'
import { mostCounted } from '#lib/orders/state.ts'

export const orderCounts = z
  .object({
    you: z.int().meta({ description: 'Orders with offers, a payment, a question or a delivery for you' }),
    waiting: z.int().meta({ description: 'Orders with which somebody else acts next' }),
    done: z.int().meta({ description: 'Orders that have ended' }),
    all: z.int().meta({ description: 'All orders' }),
  })
  .meta({
    id: 'OrderCounts',
    description: `Of each, ${mostCounted} stands for as many or more`,
    example: { you: 3, waiting: 12, done: 40, all: 55 },
  })
export type OrderCounts = z.output<typeof orderCounts>

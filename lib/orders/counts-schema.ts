import { z } from 'zod'
import { mostCounted } from '#lib/orders/state.ts'

export const orderCounts = z
  .object({
    you: z.int().meta({ description: 'Orders with offers, a payment, a question or a delivery for you' }),
    waiting: z.int().meta({ description: 'Orders with which somebody else acts next' }),
    done: z.int().meta({ description: `Orders that have ended; ${mostCounted} stands for as many or more` }),
    all: z.int().meta({ description: `All orders; ${mostCounted} stands for as many or more` }),
  })
  .meta({ id: 'OrderCounts', example: { you: 3, waiting: 12, done: 40, all: 55 } })
export type OrderCounts = z.output<typeof orderCounts>

import { z } from 'zod'
import { mostCounted } from '#lib/orders/state.ts'
import type { ListedStage } from '#lib/researchers/state.ts'
import { text } from '#lib/text.ts'

export const giveBackInput = z.object({ reason: text(1000) }).meta({
  id: 'GiveBackOrder',
  example: { reason: 'The archive has closed its reading room until spring.' },
})

/** A member for each of lib/researchers/state.ts. */
export const workCounts = z
  .object({
    to_do: z.int().meta({ description: 'Those that wait for you: the sum of four of the others' }),
    offer_out: z.int(),
    to_start: z.int(),
    at_work: z.int(),
    question_waits: z.int(),
    delivered: z.int(),
    changes_asked: z.int(),
    done: z.int().meta({ description: `Orders that have ended; ${mostCounted} stands for as many or more` }),
  } satisfies Record<ListedStage, z.ZodType>)
  .meta({ id: 'WorkCounts', description: 'How many orders stand at each stage' })
export type WorkCounts = z.output<typeof workCounts>

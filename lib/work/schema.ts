import { z } from 'zod'
import { listedStages } from '#lib/researchers/state.ts'
import { text } from '#lib/text.ts'

export const giveBackInput = z.object({ reason: text(1000) }).meta({
  id: 'GiveBackOrder',
  example: { reason: 'The archive has closed its reading room until spring.' },
})

export const workCounts = z.record(z.enum(listedStages), z.int()).meta({
  id: 'WorkCounts',
  description: 'How many orders stand at each stage; `to_do` are those that wait for you',
  example: {
    to_do: 3,
    offer_out: 4,
    to_start: 1,
    at_work: 2,
    question_waits: 0,
    delivered: 5,
    changes_asked: 0,
    done: 41,
  },
})
export type WorkCounts = z.output<typeof workCounts>

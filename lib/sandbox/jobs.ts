import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

/** What the clock sets off each minute, asked for at once. */
export const everyMinuteJob = defineJob('every_minute', z.object({}), 'timers')

export const sandboxStepJob = defineJob(
  'sandbox_step',
  z.object({
    orderId: z.string(),
    step: z.enum(['offer', 'confirm', 'start', 'deliver', 'delay', 'answer_case', 'close_case']),
    n: z.int().optional(),
  }),
)

import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'
import { instant } from '#lib/text.ts'

/** `dueAt`: of a mail that was held back, since when it waits for us. `again`: planned by a job of the same mail. */
export const sendMailJob = defineJob(
  'send_mail',
  z.object({ mailId: z.string(), dueAt: instant.optional(), again: z.boolean().optional() }),
  'letters',
)

/** A mail's two keys in turn: under the key of a job that runs the queue would take that one for given up until it has ended. */
export const mailKey = (mailId: string, again: boolean) => `mail:${mailId}${again ? ':again' : ''}`

import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const sendAlertJob = defineJob(
  'send_alert',
  z.object({ alertId: z.string(), targetId: z.string(), what: z.enum(['fired', 'resolved']) }),
  'letters',
)

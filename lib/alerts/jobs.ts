import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const sendAlertJob = defineJob(
  'send_alert',
  z.object({ alertId: z.string(), targetId: z.string(), what: z.enum(['fired', 'resolved']) }),
  'letters',
)

/** By which the queue knows what one address is told of one alert. */
export const alertKey = (alertId: string, targetId: string, what: 'fired' | 'resolved') =>
  `alert:${alertId}:${targetId}:${what}`

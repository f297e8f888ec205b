import { z } from 'zod'
import { environments } from '#lib/env.ts'
import { defineJob } from '#lib/jobs.ts'

export const alertResearcherJob = defineJob('alert_researcher', z.object({ researcherId: z.string() }))

/** A look at a payout account; queues it up behind what the provider tells of it (lib/payments/receive-provider-event.ts). */
export const lookAtAccountJob = defineJob(
  'look_at_account',
  z.object({ environment: z.enum(environments), accountId: z.string() }),
  'money',
)

import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const alertResearcherJob = defineJob('alert_researcher', z.object({ researcherId: z.string() }))

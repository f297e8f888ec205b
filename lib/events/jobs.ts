import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

/** Carries a recorded event on to whatever it sets off (lib/server/worker/effects.ts). */
export const eventJob = defineJob('event', z.object({ eventId: z.string() }))

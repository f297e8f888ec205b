import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const sendPushJob = defineJob('send_push', z.object({ messageId: z.string() }), 'letters')

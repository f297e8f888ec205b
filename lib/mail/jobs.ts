import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const sendMailJob = defineJob('send_mail', z.object({ mailId: z.string() }), 'letters')

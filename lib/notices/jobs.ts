import { z } from 'zod'
import { environments } from '#lib/env.ts'
import { defineJob } from '#lib/jobs.ts'
import { noticeNames } from '#lib/notices/schema.ts'

export const postNoticeJob = defineJob(
  'post_notice',
  z.object({
    environment: z.enum(environments),
    notice: z.enum(noticeNames),
    orderId: z.string(),
    aboutId: z.string(),
    /** One reader alone, by mail: what their devices were told has reached none of them. */
    mailTo: z.string().optional(),
  }),
)

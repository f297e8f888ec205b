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
  }),
)

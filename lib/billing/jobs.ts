import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const issueDocumentsJob = defineJob('issue_documents', z.object({ paymentId: z.string() }))

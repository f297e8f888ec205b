import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const issueInvoiceJob = defineJob('issue_invoice', z.object({ orderId: z.string() }), 'money')
export const issueDocumentsJob = defineJob('issue_documents', z.object({ paymentId: z.string() }), 'money')

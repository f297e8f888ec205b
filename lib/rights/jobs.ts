import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const makeExportJob = defineJob('make_data_export', z.object({ exportId: z.string() }), 'bulk')
export const deleteAccountJob = defineJob('delete_account', z.object({ deletionId: z.string() }), 'bulk')

/** By which the job of a copy is found again. */
export const exportKey = (exportId: string) => `export:${exportId}`
/** And that of a deletion. */
export const deletionKey = (deletionId: string) => `deletion:${deletionId}`

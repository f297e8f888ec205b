import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

export const removeFileJob = defineJob('remove_file', z.object({ storageKey: z.string() }), 'bulk')

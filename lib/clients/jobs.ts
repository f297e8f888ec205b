import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

/** Personal accounts that waited are opened, for operators have decided that all are. */
export const openAccountsJob = defineJob('open_accounts', z.object({}))

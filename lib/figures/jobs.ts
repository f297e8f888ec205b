import { z } from 'zod'
import { defineJob } from '#lib/jobs.ts'

/** What the clock sets off, to be asked for before its time. */
export const rollFiguresJob = defineJob('every_ten_minutes', z.object({}), 'timers')

import { isOutOfReach } from '#lib/database-errors.ts'
import { causeOf, log } from '#lib/log.ts'

type Meta = {
  error?: unknown
  job?: { id?: string; task_identifier?: string; attempts?: number; max_attempts?: number }
}

const quietMs = 10_000
let toldAt = -Infinity

/** The queue says so for each look of each crew, as long as the database is away: one line now and then tells as much. */
function tellOutOfReach(error: unknown): void {
  if (performance.now() - toldAt < quietMs) return
  toldAt = performance.now()
  log.warn('no jobs are fetched while the database is out of reach', { cause: causeOf(error) })
}

/** What the queue reports. A job that will be tried again is told in a line; its stack, once it is given up. */
export function logFailure(message: string, meta: Meta = {}): void {
  const { error, job } = meta
  if (!job)
    return message.includes('fetching jobs') && isOutOfReach(error) ? tellOutOfReach(error) : log.error(message, error)
  const { id: jobId, task_identifier: name, attempts = 0, max_attempts: most = 0 } = job
  const fields = { job: name, jobId, attempt: attempts, of: most }
  if (attempts < most) log.warn('a job failed, and is tried again', { ...fields, cause: causeOf(error) })
  else log.error('a job failed for good', error, fields)
}

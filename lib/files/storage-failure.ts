import { ApiError } from '#lib/errors.ts'
import { causeOf, log } from '#lib/log.ts'

/** Whether a storage said that there is no such file, as opposed to that it can't say. */
export const isMissing = (error: unknown): boolean => /ENOENT|NoSuchKey|NotFound/.test(causeOf(error))

/**
 * Asks the service that keeps documents. What it fails at is logged here, with the service's own reason (no such bucket, say), and
 * is no failure of the database's: whoever waits is told to come again. A file that isn't there is none.
 */
export async function askStorage<T>(place: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const cause = causeOf(error)
    if (isMissing(error)) throw error
    log.error('documents are out of reach', cause, { place })
    const refusal = new ApiError('unavailable', 'Documents are out of reach for the moment. Try again shortly.', {
      headers: { 'Retry-After': '5' },
    })
    throw Object.assign(refusal, { cause: error })
  }
}

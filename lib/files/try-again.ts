import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'

const answered = z.object({ $metadata: z.object({ httpStatusCode: z.int() }) })
const broken = z.object({ code: z.enum(['ECONNRESET', 'EPIPE', 'ECONNREFUSED']) })

/** Whether a bucket asked to be asked again (Amazon's SlowDown, Backblaze's "no tomes available"), or the line broke. One that said nothing isn't waited for again. */
function mayPass(error: unknown): boolean {
  const status = answered.safeParse(error).data?.$metadata.httpStatusCode
  if (status !== undefined) return status >= 500 || status === 429
  if (broken.safeParse(error).success) return true
  return error instanceof Error && error.cause !== undefined && mayPass(error.cause)
}

/** Waits before the second and the third try, in milliseconds. */
const usual = [300, 1200]

/**
 * Sends what lies in a file up to three times. The SDK does so with all but streams, which it can't read anew.
 * @param send opens the file itself, each time
 */
export async function tryAgain<T>(send: () => Promise<T>, [wait, ...waits] = usual): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (wait === undefined || !mayPass(error)) throw error
    await setTimeout(wait)
    return tryAgain(send, waits)
  }
}

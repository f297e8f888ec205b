import { getDb } from '#lib/db.ts'
import { causeOf, log } from '#lib/log.ts'
import { getStatus, type Status } from '#lib/status/get-status.ts'

const freshMs = 15_000
const patienceMs = 3_000

let kept: { status: Status | undefined; until: number } | undefined
let asking: Promise<Status | undefined> | undefined

async function ask(): Promise<Status | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  const status = await Promise.race([getStatus(getDb()), late])
    .catch((error: unknown) => {
      log.warn('no status to show', { cause: causeOf(error) })
      return undefined
    })
    .finally(() => clearTimeout(timer))
  kept = { status, until: Date.now() + freshMs }
  return status
}

/**
 * The status, read once in a quarter of a minute by each process however many look: they come when something is wrong.
 * Undefined where it can't be read, which says enough.
 */
export async function recallStatus(): Promise<Status | undefined> {
  if (kept && kept.until > Date.now()) return kept.status
  return (asking ??= ask().finally(() => (asking = undefined)))
}

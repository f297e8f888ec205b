import { findGaps } from '#lib/env-issues.ts'
import { getEnv, isPublicDeployment, type Env } from '#lib/env.ts'
import { parseStorageUrl } from '#lib/files/storage.ts'
import { log } from '#lib/log.ts'
import { outliveOutput } from '#lib/server/start/outlive-output.ts'
import { logPlainLines } from '#lib/server/start/plain-lines.ts'
import { refuse } from '#lib/server/start/refuse.ts'

/**
 * What a process of the service does before anything else: its log is JSON lines, its settings are those of the environment
 * alone, and a wrong one, or one that is missing, ends it with a line for each.
 */
export function begin(): Env {
  outliveOutput()
  // What runs is the product, unless somebody develops it. React and Next read this as they load.
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production', NEXT_TELEMETRY_DISABLED: '1' })
  if (process.env.NODE_ENV !== 'development') logPlainLines()
  const env = readEnv()
  // The sign-in library reads it from there.
  process.env['NEXTAUTH_URL'] ||= env.PORTAL_URL
  if (isPublicDeployment(env) && !env.ALLOW_REHEARSAL) {
    const gaps = findGaps(env)
    if (gaps.length > 0) refuse([...gaps, 'ALLOW_REHEARSAL=1 says that this deployment is a rehearsal'])
  }
  if (env.STRIPE_SECRET_KEY_DEVELOPMENT === undefined)
    log.warn('no payments in the development environment: STRIPE_SECRET_KEY_DEVELOPMENT is not set')
  return env
}

function readEnv(): Env {
  try {
    const env = getEnv()
    parseStorageUrl(env.STORAGE_URL)
    return env
  } catch (error) {
    return refuse((error instanceof Error ? error.message : String(error)).split('\n'))
  }
}

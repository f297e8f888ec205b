import { getEnv, isPublicDeployment } from '#lib/env.ts'
import { findOpenMarks } from '#lib/legal/legal-text.ts'
import { log } from '#lib/log.ts'

/** Says at a public start which legal pages are still templates; never throws. */
export function checkLegalAtStart(): void {
  if (!isPublicDeployment(getEnv())) return
  try {
    for (const { page, marks } of findOpenMarks()) log.warn('a legal page is not filled in', { page, marks })
  } catch (error) {
    log.error('a legal page can not be read', error)
  }
}

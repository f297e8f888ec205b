import { getEnv, isPublicDeployment } from '#lib/env.ts'
import type { HealthPart } from '#lib/health/schema.ts'
import { findOpenMarks, legalTitle } from '#lib/legal/legal-text.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whether the legal pages are still templates. That matters once strangers can read them. */
export async function checkLegal(): Promise<Omit<HealthPart, 'name'>> {
  const open = findOpenMarks()
  const names = open.map(({ page }) => legalTitle(page)).join(', ')
  return {
    verdict: open.length > 0 && isPublicDeployment(getEnv()) ? 'attention' : 'ok',
    summary: open.length > 0 ? t('stillToBeFilledIn', { names }) : t('termsPrivacyAndImprintAre'),
    figures: open.map(({ page, marks }) => ({
      label: legalTitle(page),
      value: t('marksOpen', { count: marks.length }),
    })),
  }
}

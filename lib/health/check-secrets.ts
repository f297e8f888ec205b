import { getEnv } from '#lib/env.ts'
import type { HealthPart } from '#lib/health/schema.ts'
import { countStale } from '#lib/reseal.ts'
import { linkLifetimes } from '#lib/users/mail-link.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const linkDays = Math.max(...Object.values(linkLifetimes)) / 86_400_000

/**
 * How far an exchange of APP_SECRET has come. Counted only while one is under way: it reads whole tables, and otherwise
 * there is nothing that could need another secret.
 */
export async function checkSecrets(): Promise<Omit<HealthPart, 'name'>> {
  const { APP_SECRET_PREVIOUS } = getEnv()
  if (APP_SECRET_PREVIOUS.length === 0) return { verdict: 'ok', summary: t('oneAppSecretIsIn'), figures: [] }
  const stale = (await countStale()).filter((column) => column.stale > 0)
  const total = stale.reduce((sum, column) => sum + column.stale, 0)
  return {
    verdict: total > 0 ? 'attention' : 'ok',
    summary: total > 0 ? t('storedSecretsStillNeedAn', { total }) : t('nothingStoredNeedsAnEarlier', { linkDays }),
    figures: [
      { label: t('earlierSecrets'), value: APP_SECRET_PREVIOUS.length },
      { label: t('stillNeedThem'), value: total },
      ...stale.map(({ name, stale: value }) => ({ label: name, value })),
    ],
  }
}

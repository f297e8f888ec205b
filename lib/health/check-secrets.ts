import { getEnv } from '#lib/env.ts'
import type { HealthPart } from '#lib/health/schema.ts'
import { countStale } from '#lib/reseal.ts'
import { linkLifetimes } from '#lib/users/mail-link.ts'

const linkDays = Math.max(...Object.values(linkLifetimes)) / 86_400_000

/**
 * How far an exchange of APP_SECRET has come. Counted only while one is under way: it reads whole tables, and otherwise
 * there is nothing that could need another secret.
 */
export async function checkSecrets(): Promise<Omit<HealthPart, 'name'>> {
  const { APP_SECRET_PREVIOUS } = getEnv()
  if (APP_SECRET_PREVIOUS.length === 0)
    return { verdict: 'ok', summary: 'One APP_SECRET is in use; no exchange is under way.', figures: [] }
  const stale = (await countStale()).filter((column) => column.stale > 0)
  const total = stale.reduce((sum, column) => sum + column.stale, 0)
  return {
    verdict: total > 0 ? 'attention' : 'ok',
    summary:
      total > 0
        ? `${total} stored secrets still need an earlier APP_SECRET. Run npm run reseal.`
        : `Nothing stored needs an earlier APP_SECRET. It can go once the links in mails have run out, ${linkDays} days after it was replaced; whoever hasn’t come by since then signs in once more.`,
    figures: [
      { label: 'Earlier secrets', value: APP_SECRET_PREVIOUS.length },
      { label: 'Still need them', value: total },
      ...stale.map(({ name, stale: value }) => ({ label: name, value })),
    ],
  }
}

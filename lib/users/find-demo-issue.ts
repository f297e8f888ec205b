import { getDb } from '#lib/db.ts'
import { isInEarnest, type Env } from '#lib/env.ts'

/**
 * Why a start must be refused: strangers can reach the deployment, and its database holds the demo's operator, whose
 * password alone opens everything. Undefined where there is none, or where only this machine or a rehearsal is served.
 */
export async function findDemoIssue(env: Env): Promise<string | undefined> {
  if (!isInEarnest(env)) return undefined
  const exempt = await getDb().user.findFirst({
    where: { operator: true, factorExempt: true },
    select: { email: true },
  })
  if (!exempt) return undefined
  return [
    `DATABASE_URL: the database holds the demo data, and ${exempt.email} signs in there without a second factor, while strangers can reach this deployment.`,
    'Take a database of its own (with the embedded one: another DATA_DIR).',
    `To keep this one, "npm run operator -- reset-factor ${exempt.email}" demands a second factor from there on; the embedded one has to run for it, without HOST and public addresses.`,
    'ALLOW_REHEARSAL=1 says that this is a rehearsal.',
  ].join('\n')
}

import { drawTokens } from '#lib/clients/rate-buckets.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, text } from '#lib/sql.ts'
import { sealStart } from '#lib/sign-on/round.ts'
import { tooMany } from '#lib/users/register.ts'

const findByDomain = defineQuery(
  { clientId: text },
  (domain: string) => Prisma.sql`
    SELECT s.client_id AS "clientId" FROM sign_on_domains d JOIN sign_ons s ON s.client_id = d.client_id
    WHERE d.domain = ${domain} AND d.proved_at IS NOT NULL`,
)

/** Where addresses of this domain sign in, if not here. Whether there is such a person is asked nowhere. */
export async function findSignOn(email: string, network: string | null): Promise<{ start?: string }> {
  const bucket = `sign-on:from ${network ?? 'an unknown network'}`
  if ((await drawTokens(bucket, 'development', { perMinute: 120, burst: 600 }, 1)).drawn < 1) throw tooMany()
  const [row] = await findByDomain(getDb(), email.slice(email.lastIndexOf('@') + 1))
  return row ? { start: `/api/sign-on/begin?start=${sealStart(row.clientId, email)}` } : {}
}

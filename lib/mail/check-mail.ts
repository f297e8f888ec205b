import { createTransport } from 'nodemailer'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, nullable, timestamptz } from '#lib/sql.ts'

export type MailState = { server: 'local' | 'reachable' | 'unreachable'; waiting: number; oldestWaiting: Date | null }

const countWaiting = defineQuery(
  { n: int4, oldest: nullable(timestamptz) },
  () => Prisma.sql`
    SELECT count(*)::int AS n, min(created_at) AS oldest FROM mails WHERE sent_at IS NULL AND created_at > now() - interval '30 days'`,
)

/** Whether mail leaves this place: greets the server without sending anything, and counts what waits. */
export async function checkMail(): Promise<MailState> {
  const { SMTP_URL } = getEnv()
  const [row] = await countWaiting(getDb())
  const waiting = { waiting: row?.n ?? 0, oldestWaiting: row?.oldest ?? null }
  if (!SMTP_URL) return { server: 'local', ...waiting }
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 4000,
  })
  const reachable = await transport.verify().catch(() => false)
  transport.close()
  return { server: reachable ? 'reachable' : 'unreachable', ...waiting }
}

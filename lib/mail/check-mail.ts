import { createTransport } from 'nodemailer'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, int4, nullable, timestamptz } from '#lib/sql.ts'

export type MailState = {
  server: 'local' | 'reachable' | 'unreachable'
  waiting: number
  oldestWaiting: Date | null
  refused: number
}

export const countWaiting = defineQuery(
  { n: int4, oldest: nullable(timestamptz) },
  () => Prisma.sql`
    SELECT count(*)::int AS n, min(created_at) AS oldest FROM mails WHERE sent_at IS NULL AND refused_at IS NULL AND created_at > now() - interval '30 days'`,
)

/** Mails of the last day that a mail server refused for good. */
export const countRefused = defineQuery(
  { n: int4 },
  () => Prisma.sql`SELECT count(*)::int AS n FROM mails WHERE refused_at > now() - interval '1 day'`,
)

/** Greets the mail server of the settings without sending anything; undefined where there is none. Throws its reason. */
export async function greetMailServer(): Promise<string | undefined> {
  const { SMTP_URL } = getEnv()
  if (!SMTP_URL) return undefined
  const patience = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 }
  const transport = createTransport({ url: SMTP_URL, ...patience })
  await transport.verify().finally(() => transport.close())
  return new URL(SMTP_URL).host
}

/** Whether mail leaves this place: greets the server without sending anything, and counts what waits. */
export async function checkMail(): Promise<MailState> {
  const [[row], [refused]] = await Promise.all([countWaiting(getDb()), countRefused(getDb())])
  const counts = { waiting: row?.n ?? 0, oldestWaiting: row?.oldest ?? null, refused: refused?.n ?? 0 }
  const server = await greetMailServer().then(
    (host) => (host === undefined ? 'local' : 'reachable'),
    () => 'unreachable' as const,
  )
  return { server, ...counts }
}

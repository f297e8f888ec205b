import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { openMailServer } from '#lib/mail/mail-server.ts'
import { defineQuery, int4, nullable, timestamptz } from '#lib/sql.ts'

export type MailState = {
  server: 'local' | 'reachable' | 'unreachable'
  waiting: number
  oldestWaiting: Date | null
  refused: number
}

/**
 * Mails that are due, wait, and are tried again: what has no job any more is given up, and counts among the failed jobs. `heldUp` is
 * since when none has got out, and `readers` of how many: one that waits while others are sent waits for its reader. What is sent may be
 * older than all that waits, or have been held back for a while; not for a day.
 */
export const countWaiting = defineQuery(
  { n: int4, oldest: nullable(timestamptz), heldUp: nullable(timestamptz), readers: int4 },
  () => Prisma.sql`
    WITH waiting AS (
      SELECT m.id, m.recipient, coalesce((j.payload ->> 'dueAt')::timestamptz, m.created_at) AS due
      FROM mails m JOIN graphile_worker._private_jobs j ON j.key = ANY(ARRAY['mail:' || m.id, 'mail:' || m.id || ':again'])
      WHERE m.sent_at IS NULL AND m.refused_at IS NULL AND m.created_at > now() - interval '30 days'
        AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)
    ), late AS (
      SELECT id, recipient, due, due > coalesce(
        (SELECT max(sent_at) FROM mails WHERE created_at >= (SELECT min(due) FROM waiting) - interval '1 day'), '-infinity') AS held
      FROM waiting WHERE due <= now()
    )
    SELECT count(DISTINCT id)::int AS n, min(due) AS oldest, min(due) FILTER (WHERE held) AS "heldUp",
      count(DISTINCT recipient) FILTER (WHERE held)::int AS readers FROM late`,
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
  const transport = openMailServer(SMTP_URL, patience)
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

import type { KeyOrigin } from '#lib/clients/authenticate-key.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand, nullable, text, timestamptz } from '#lib/sql.ts'

/** Where somebody is signed in from: the same kind of thing that is kept of a key's use, and how they write amounts and dates. */
export type SessionOrigin = KeyOrigin & { locale?: string | null }

/** How long a cookie may last: the longest that any session does. */
export const longestSessionSeconds = 90 * 24 * 3600

/**
 * In SQL, whether the session `s` of the person `u` is good: nobody has ended it, it was not left alone for too long, and
 * isn't too old; and where a client's own sign-in began it, the person is its member still. Operators can reach
 * everybody's orders and money, so theirs are short, and without a factor they are good only for adding the first.
 */
export const isLive = Prisma.sql`(s.ended_at IS NULL
  AND s.last_seen_at > now() - CASE WHEN u.operator THEN interval '12 hours' ELSE interval '14 days' END
  AND s.created_at > now() - CASE WHEN u.operator THEN interval '30 days' ELSE interval '90 days' END
  AND (s.sign_on_client_id IS NULL OR EXISTS (
    SELECT 1 FROM memberships own WHERE own.user_id = s.user_id AND own.client_id = s.sign_on_client_id))
  AND (NOT u.operator OR u.factor_exempt OR s.factor IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM factors shown WHERE shown.user_id = s.user_id)))`

/**
 * In SQL, whether the session `s` doesn't reach the client `c`, of which the person is the member `m`: the client wants its
 * own sign-in of everybody but owners, and the session was not begun there.
 */
export const lacksSignOn = Prisma.sql`(s.sign_on_client_id IS NULL AND m.role <> 'owner' AND EXISTS (
  SELECT 1 FROM sign_ons o WHERE o.client_id = m.client_id AND o.required))`

/**
 * In SQL, whether the session `s` of the person `u` is good and reaches the client; without a client, the person's own. Whether a
 * sign-in is lacking is judged for the one membership (`OFFSET 0`): the planner would otherwise read every client's sign-on first.
 */
export const reaches = (clientId: string | null) => Prisma.sql`(u.disabled_at IS NULL AND ${isLive} AND (
  (${clientId}::text IS NULL AND s.sign_on_client_id IS NULL) OR EXISTS (
    SELECT 1 FROM memberships m CROSS JOIN LATERAL (SELECT ${lacksSignOn} AS lacks OFFSET 0) own
    WHERE m.user_id = u.id AND m.client_id = ${clientId}::text
      AND (s.sign_on_client_id IS NULL OR s.sign_on_client_id = m.client_id) AND NOT own.lacks)))`

/** How long a proof counts. */
export const proofMinutes = 10

/** In SQL, whether the person of session `s` has proved themselves lately enough for what a thief would want most. */
export const isProved = Prisma.sql`(s.proved_at > now() - make_interval(mins => ${proofMinutes}::int))`

/** In SQL, whether the person `u` is an operator who has no second factor, and isn't one of the demo's. */
export const lacksFactor = Prisma.sql`(u.operator AND NOT u.factor_exempt AND NOT EXISTS (
  SELECT 1 FROM factors f WHERE f.user_id = u.id))`

export const sessionColumns = {
  id: text,
  createdAt: timestamptz,
  lastSeenAt: timestamptz,
  network: nullable(text),
  agent: nullable(text),
  endedAt: nullable(timestamptz),
}

const touch = defineCommand(
  (id: string, network: string | null, agent: string | null, locale: string | null) => Prisma.sql`
    UPDATE user_sessions SET last_seen_at = now(), network = coalesce(${network}, network), agent = coalesce(${agent}, agent),
      locale = coalesce(${locale}, locale)
    WHERE id = ${id} AND last_seen_at < now() - interval '1 minute'`,
)

/** Notes that a session is in use. What a page asks on its reader's behalf comes from nowhere: the place before stays. */
export const touchSession = (id: string, origin: SessionOrigin | undefined) =>
  touch(getDb(), id, origin?.network ?? null, origin?.agent ?? null, origin?.locale ?? null)

import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { SeenFrom } from '#lib/mail/security-letter.ts'
import { bool, defineQuery, int4, text } from '#lib/sql.ts'

/** Where a code is shown from: `device` is the hash of what the browser is known by, `sessionId` where they are signed in. */
export type ShownFrom = SeenFrom & { device?: string; sessionId?: string }

/** What tries are counted by; `known` where this account has been signed in to from there. */
export type Place = { who: string; known: boolean; wait: number }

// A client's own sign-in can pretend that anybody was anywhere, so its sessions make no place known; neither does one that the
// password alone began and that is over: it may be of before there was a factor.
const find = defineQuery(
  { who: text, known: bool, wait: int4 },
  (userId: string, network: string | null, device: string | null, sessionId: string | null) => Prisma.sql`
    SELECT place.who, place.known, coalesce(ceil(extract(epoch FROM d.until - now())), 0)::int AS wait
    FROM (
      SELECT own.session OR own.device OR own.network AS known, 'factor:' || ${userId}::text || ':' || CASE
        WHEN own.session THEN 'session ' || ${sessionId}::text
        WHEN own.device THEN 'device ' || ${device}::text
        ELSE coalesce(${network}::text, 'an unknown network') END AS who
      FROM (SELECT
        EXISTS (SELECT 1 FROM user_sessions s WHERE s.id = ${sessionId}::text AND s.user_id = ${userId}::text
          AND s.sign_on_client_id IS NULL) AS session,
        EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = ${userId}::text AND k.hash = ${device}::text) AS device,
        EXISTS (SELECT 1 FROM user_sessions s WHERE s.user_id = ${userId}::text AND s.network = ${network}::text
          AND s.sign_on_client_id IS NULL AND (s.factor IS NOT NULL OR s.ended_at IS NULL)) AS network
      ) own
    ) place LEFT JOIN sign_in_delays d ON d.who = place.who`,
)

export async function findPlace(userId: string, { network, device, sessionId }: ShownFrom): Promise<Place> {
  const [place] = await find(getDb(), userId, network, device ?? null, sessionId ?? null)
  if (!place) throw new Error('no place to count by')
  return place
}

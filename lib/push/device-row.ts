import { Prisma } from '#lib/generated/prisma/client.ts'
import type { PageRequest } from '#lib/paging.ts'
import { bool, defineCommand, defineQuery, nullable, text, timestamptz } from '#lib/sql.ts'
import { isLive, reaches } from '#lib/users/session-row.ts'

/** Those that can be told now; what somebody has more of than this, they have forgotten about. */
export const findDevices = defineQuery(
  { id: text },
  (userId: string, clientId: string | null) => Prisma.sql`
    SELECT d.session_id AS id FROM push_devices d JOIN user_sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ${userId} AND ${reaches(clientId)} ORDER BY d.session_id DESC LIMIT 20`,
)

/** What is due of a message, by the database's clock. */
export const findDue = defineQuery(
  { deviceId: text, subscription: text, endpointHash: text, mayShow: bool },
  (messageId: string, clientId: string | null) => Prisma.sql`
    SELECT p.device_id AS "deviceId", d.subscription_encrypted AS subscription, d.endpoint_hash AS "endpointHash",
      coalesce(${reaches(clientId)}, false) AS "mayShow"
    FROM push_deliveries p JOIN push_devices d ON d.session_id = p.device_id
    JOIN user_sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
    WHERE p.message_id = ${messageId} AND p.sent_at IS NULL AND p.due_at <= now() + interval '1 second'`,
)

/** A session that a client's own sign-in began sees the devices of such sessions alone. */
const isOfSession = (sessionId: string) => Prisma.sql`EXISTS (
  SELECT 1 FROM user_sessions own WHERE own.id = ${sessionId} AND own.user_id = s.user_id
    AND (own.sign_on_client_id IS NULL OR own.sign_on_client_id = s.sign_on_client_id))`

export const deviceColumns = {
  id: text,
  agent: nullable(text),
  createdAt: timestamptz,
  lastSeenAt: timestamptz,
  lastNotifiedAt: nullable(timestamptz),
}

export const findSeen = defineQuery(
  deviceColumns,
  (sessionId: string, { startingAfter, order, limit }: PageRequest) => {
    const [beyond, direction] = order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
    return Prisma.sql`
      SELECT s.id, s.agent, d.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", d.last_notified_at AS "lastNotifiedAt"
      FROM push_devices d JOIN user_sessions s ON s.id = d.session_id JOIN users u ON u.id = s.user_id
      WHERE ${isOfSession(sessionId)} AND ${isLive} ${startingAfter === undefined ? Prisma.empty : Prisma.sql`AND s.id ${beyond} ${startingAfter}`}
      ORDER BY s.id ${direction} LIMIT ${limit + 1}::int`
  },
)

export const findDevice = defineQuery(
  deviceColumns,
  (sessionId: string) => Prisma.sql`
    SELECT s.id, s.agent, d.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", d.last_notified_at AS "lastNotifiedAt"
    FROM push_devices d JOIN user_sessions s ON s.id = d.session_id WHERE s.id = ${sessionId}`,
)

export const deleteSeen = defineCommand(
  (sessionId: string, ownId: string) => Prisma.sql`
    DELETE FROM push_devices d USING user_sessions s WHERE s.id = d.session_id AND s.id = ${sessionId} AND ${isOfSession(ownId)}`,
)

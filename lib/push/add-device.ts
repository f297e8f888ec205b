import { createHash } from 'node:crypto'
import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { findDevice } from '#lib/push/device-row.ts'
import { isPoint } from '#lib/push/encrypt-message.ts'
import { findEndpointIssue } from '#lib/push/endpoint.ts'
import type { AddPushDeviceInput, PushDeviceView } from '#lib/push/schema.ts'
import { sealSubscription } from '#lib/push/subscription.ts'
import { toPushDeviceView } from '#lib/push/view.ts'
import { defineCommand } from '#lib/sql.ts'

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

const countOwn = defineCommand(
  (hash: string, sessionId: string) => Prisma.sql`
    SELECT 1 FROM push_devices d JOIN user_sessions s ON s.id = d.session_id JOIN user_sessions own ON own.user_id = s.user_id
    WHERE d.endpoint_hash = ${hash} AND own.id = ${sessionId}`,
)
// Whoever signed in before in the same browser is no longer notified there.
const leaveToSession = defineCommand(
  (hash: string, sessionId: string) =>
    Prisma.sql`DELETE FROM push_devices WHERE endpoint_hash = ${hash} AND session_id <> ${sessionId}`,
)
const putDevice = defineCommand(
  (sessionId: string, hash: string, sealed: string) => Prisma.sql`
    INSERT INTO push_devices (session_id, endpoint_hash, subscription_encrypted)
    SELECT s.id, ${hash}, ${sealed} FROM user_sessions s WHERE s.id = ${sessionId} AND s.ended_at IS NULL FOR KEY SHARE
    ON CONFLICT (session_id) DO UPDATE
      SET endpoint_hash = excluded.endpoint_hash, subscription_encrypted = excluded.subscription_encrypted`,
)

/** Notifies a person in the browser that asks, until its session ends. With `replaces` it goes on with what was, and begins nothing. */
export async function addDevice(tx: Tx, actor: PersonActor, input: AddPushDeviceInput): Promise<PushDeviceView> {
  const issue = findEndpointIssue(input.endpoint)
  if (issue !== undefined) throw invalid('endpoint', issue)
  if (!isPoint(input.keys.p256dh)) throw invalid('keys.p256dh', 'must be a point of the curve P-256')
  const { sessionId } = actor
  if (sessionId === undefined) throw notFound()
  const hash = hashOf(input.endpoint)
  if (input.replaces !== undefined && (await countOwn(tx, hashOf(input.replaces), sessionId)) === 0) throw notFound()
  await leaveToSession(tx, hash, sessionId)
  await putDevice(tx, sessionId, hash, sealSubscription(input))
  const [row] = await findDevice(tx, sessionId)
  if (!row) throw notFound()
  return toPushDeviceView(row, actor)
}

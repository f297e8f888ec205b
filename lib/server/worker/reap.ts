import { reapAttachments } from '#lib/attachments/reap-attachments.ts'
import { getDb } from '#lib/db.ts'
import { doEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { reapUploads } from '#lib/files/reap-uploads.ts'
import { forgetAlerts } from '#lib/researchers/forget-alerts.ts'
import { firstWithBodies } from '#lib/requests/get-request.ts'
import { forgetQueues } from '#lib/server/worker/forget-queues.ts'
import { defineCommand } from '#lib/sql.ts'
import { reapDeliveries } from '#lib/webhooks/reap-deliveries.ts'

const defineReaping = <A extends unknown[]>(table: string, old: (...args: A) => Prisma.Sql) => {
  const from = Prisma.raw(table)
  return defineCommand(
    (...args: A) =>
      Prisma.sql`DELETE FROM ${from} WHERE ctid IN (SELECT ctid FROM ${from} WHERE ${old(...args)} LIMIT 5000)`,
  )
}
const reapKeys = defineReaping('idempotency_records', () => Prisma.sql`created_at < now() - interval '30 days'`)
const reapProviderEvents = defineReaping('provider_events', () => Prisma.sql`received_at < now() - interval '90 days'`)
const reapDownloads = defineReaping('document_downloads', () => Prisma.sql`at < now() - interval '200 days'`)
const reapVisits = defineReaping('order_visits', () => Prisma.sql`day < current_date - 200`)
const reapInboxes = defineReaping('inbox_entries', (firstKept: string) => Prisma.sql`id < ${firstKept}`)
const reapMails = defineReaping('mails', () => Prisma.sql`created_at < now() - interval '1 year'`)
// What somebody was told last, whose account is gone: their address goes when it has done its work, or can't; after 30 days there is nothing left to send.
const reapFarewells = defineReaping(
  'mails',
  () => Prisma.sql`notice = 'farewell'
    AND (coalesce(sent_at, refused_at) < now() - interval '1 day' OR created_at < now() - interval '30 days')`,
)
const forgetTexts = defineCommand(
  () => Prisma.sql`
    UPDATE mails SET text = '', html = NULL, link_encrypted = NULL WHERE id IN (
      SELECT id FROM mails WHERE created_at < now() - interval '30 days' AND text <> '' ORDER BY created_at LIMIT 5000)`,
)
const reapAlerts = defineReaping(
  'webhook_alerts',
  (first: string) => Prisma.sql`id < ${first} AND ended_at IS NOT NULL`,
)
const reapPushes = defineReaping('push_messages', () => Prisma.sql`created_at < now() - interval '30 days'`)
// Full again long ago, whatever it was for.
const reapBuckets = defineReaping('rate_buckets', () => Prisma.sql`updated_at < now() - interval '2 days'`)
// A process whose clock is behind takes answers for longer: forgotten by then, one could be given twice.
const reapChallenges = defineReaping('spent_challenges', () => Prisma.sql`expires_at < now() - interval '1 hour'`)
const reapDeviceSignIns = defineReaping('device_sign_ins', () => Prisma.sql`expires_at < now()`)
const reapDelays = defineReaping('sign_in_delays', () => Prisma.sql`until < now() - interval '2 days'`)
const reapDevices = defineReaping('known_devices', () => Prisma.sql`last_used_at < now() - interval '1 year'`)
// Never confirmed, or waiting with an account that nobody opened; an order that was placed says by itself what it is.
const reapFirstOrders = defineReaping('first_orders', () => Prisma.sql`expires_at < now()`)
// The longest session has lapsed by then, and nobody looks for one that has ended.
const reapSessions = defineReaping('user_sessions', (firstKept: string) => Prisma.sql`id < ${firstKept}`)
const reapBodies = defineReaping('api_request_bodies', (firstKept: string) => Prisma.sql`id < ${firstKept}`)
// Of whoever wants none kept any more.
const reapUnwanted = defineCommand(
  () => Prisma.sql`
    DELETE FROM api_request_bodies WHERE ctid IN (
      SELECT b.ctid FROM clients c JOIN api_request_bodies b ON b.client_id = c.id
      WHERE CASE b.environment WHEN 'production' THEN NOT c.log_bodies_production ELSE NOT c.log_bodies_development END
      LIMIT 5000)`,
)
// Previews that nobody carried out; what was carried out stays, with what it did.
const reapPreviews = defineReaping(
  'archive_imports',
  () => Prisma.sql`state = 'previewed' AND created_at < now() - interval '7 days'`,
)
const reapRequests = defineReaping('api_requests', (firstKept: string) => Prisma.sql`id < ${firstKept}`)

/** Deletes in slices, so that no lock is held for long and a killed run loses nothing. */
async function inSlices(slice: () => Promise<number>): Promise<void> {
  while ((await slice()) > 0);
}

/**
 * Old records: bodies of requests and previews of archives after 7 days, idempotency keys, the request log and notifications after 30 days, the provider's events, deliveries and noted alerts after
 * 90, downloads, operators' visits and what was new for researchers after 200, the texts of mails after 30 and what remains of them (that an occasion was mailed) after a year, sessions after
 * 91 days, known devices a year after their last sign-in, unfinished uploads after two
 * days, files that nothing has claimed after one, and so are orders of registrations that were never confirmed; one that waits with an account that is never opened, after 90.
 */
export async function reap(): Promise<void> {
  const db = getDb()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  // Once for all slices, which would otherwise follow the clock from one to the next.
  const [firstRequest, firstSession] = [firstIdAt('request', daysAgo(30)), firstIdAt('session', daysAgo(91))]
  const [firstEntry, firstAlert] = [firstIdAt('inboxEntry', daysAgo(200)), firstIdAt('webhookAlert', daysAgo(90))]
  const firstBody = firstWithBodies()
  const slices = [
    () => reapKeys(db),
    () => reapProviderEvents(db),
    () => reapDownloads(db),
    () => reapVisits(db),
    () => reapInboxes(db, firstEntry),
    () => reapMails(db),
    () => reapFarewells(db),
    () => forgetTexts(db),
    () => reapPushes(db),
    () => reapBuckets(db),
    () => reapChallenges(db),
    () => reapDeviceSignIns(db),
    () => reapDelays(db),
    () => reapDevices(db),
    () => reapFirstOrders(db),
    () => reapRequests(db, firstRequest),
    () => reapBodies(db, firstBody),
    () => reapUnwanted(db),
    () => reapSessions(db, firstSession),
    () => reapPreviews(db),
    () => reapAlerts(db, firstAlert),
  ]
  await doEach([
    ...slices.map((slice) => () => inSlices(slice)),
    reapDeliveries,
    forgetAlerts,
    reapUploads,
    reapAttachments,
    forgetQueues,
  ])
}

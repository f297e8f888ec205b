import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { measureMoney } from '#lib/health/measure-money.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import { firstIdAt } from '#lib/ids.ts'
import { countWaiting } from '#lib/mail/check-mail.ts'
import { sendMailJob } from '#lib/mail/jobs.ts'
import { findProbe } from '#lib/payments/plan-probe.ts'
import { defineQuery, int4 } from '#lib/sql.ts'
import type { Component } from '#lib/incidents/state.ts'
import type { StatusVerdict } from '#lib/status/state.ts'

const lookBackMs = 5 * 60_000
/** Of so many answers at least a share says something. */
const fewAnswers = 20

// Keys are the API's callers, people the portal's. How many answers there were is counted only where one of them failed: without it
// any number is as good, and of a busy service five minutes are a hundred thousand.
const countAnswers = defineQuery(
  { api: int4, apiFailed: int4, portal: int4, portalFailed: int4 },
  (from: string) => Prisma.sql`
    SELECT count(*) FILTER (WHERE key)::int AS api, count(*) FILTER (WHERE key AND failed)::int AS "apiFailed",
      count(*) FILTER (WHERE NOT key)::int AS portal, count(*) FILTER (WHERE NOT key AND failed)::int AS "portalFailed"
    FROM (SELECT starts_with(caller_id, 'key_') AS key, status >= 500 AS failed FROM api_requests
      WHERE id >= ${from} AND EXISTS (SELECT FROM api_requests WHERE id >= ${from} AND status >= 500)) AS r`,
)

const byShare = (failed: number, all: number): StatusVerdict =>
  all < fewAnswers || failed / all < 0.05 ? 'ok' : failed / all < 0.5 ? 'slow' : 'down'

const byAge = (seconds: number, slow: number, down: number): StatusVerdict =>
  seconds >= down ? 'down' : seconds >= slow ? 'slow' : 'ok'

/** How each is just now, by the figures that the health page, the metrics and the alerts go by. */
export async function findVerdicts(now: Date): Promise<Record<Component, StatusVerdict>> {
  const db = getDb()
  const [[answers], queue, [probe], money, [mail]] = await Promise.all([
    countAnswers(db, firstIdAt('request', new Date(now.getTime() - lookBackMs))),
    measureQueue(),
    findProbe(db, 'production'),
    measureMoney(),
    countWaiting(db),
  ])
  const { api = 0, apiFailed = 0, portal = 0, portalFailed = 0 } = answers ?? {}
  const late = 'event' in money.stuck ? money.stuck.event : 0
  // That one reader's server takes nothing says nothing of ours, where nobody else is written to.
  const heldUp = mail?.heldUp && mail.readers > 1 ? (now.getTime() - mail.heldUp.getTime()) / 1000 : 0
  const untried = queue.kinds.find(({ kind }) => kind === sendMailJob.name)?.oldest ?? 0
  return {
    api: byShare(apiFailed, api),
    portal: byShare(portalFailed, portal),
    webhooks: byAge(Math.max(queue.deliveries.production, queue.outboxAge), 120, 1800),
    payments: probe?.planned ? 'down' : late > 0 ? 'slow' : 'ok',
    mail: byAge(Math.max(heldUp, untried), 600, 3600),
  }
}

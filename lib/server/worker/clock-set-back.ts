import type { Client } from 'pg'
import { log } from '#lib/log.ts'

/** By less a clock is only being put right, and what waits for it waits no longer than a retry. */
const leastSeconds = 30

/**
 * Where the database's clock was set back, what had been planned by the old one waits as long as the step was: holds, the robot,
 * webhooks that were due. Whatever was planned at a time that is still to come was planned before the step: its wait counts from
 * now on. It has a time of now afterwards, so that whoever looks next finds nothing to do. What was planned longer ago than the
 * step keeps its time, and is late by the step.
 */
export async function bringForward(client: Client): Promise<void> {
  const { rows } = await client.query<{ jobs: number; seconds: number }>(
    `WITH ahead AS (
       SELECT id, payload, run_at - (updated_at - now()) AS run_at, extract(epoch FROM updated_at - now()) AS seconds
       FROM graphile_worker._private_jobs
       WHERE updated_at > now() + make_interval(secs => $1) AND locked_by IS NULL FOR UPDATE SKIP LOCKED
     ), moved AS (
       UPDATE graphile_worker._private_jobs j SET run_at = a.run_at, updated_at = now(), created_at = least(created_at, now())
       FROM ahead a WHERE j.id = a.id RETURNING j.id
     ), locked AS (
       SELECT d.id, a.run_at
       FROM (SELECT payload ->> 'deliveryId' AS id, run_at FROM ahead UNION ALL
             SELECT json_array_elements_text(payload -> 'deliveryIds'), run_at FROM ahead
               WHERE json_typeof(payload -> 'deliveryIds') = 'array') a
       JOIN webhook_deliveries d USING (id) WHERE d.status = 'pending' ORDER BY d.id FOR NO KEY UPDATE OF d
     ), due AS (
       UPDATE webhook_deliveries d SET next_attempt_at = least(d.next_attempt_at, l.run_at) FROM locked l WHERE d.id = l.id
     )
     SELECT count(*)::int AS jobs, coalesce(max(seconds), 0)::int AS seconds FROM ahead JOIN moved USING (id)`,
    [leastSeconds],
  )
  const [found] = rows
  if (found && found.jobs > 0)
    log.warn('the database’s clock was set back; what was planned is done by the new one', found)
}

/**
 * Likewise the rounds of the crontab: one that was planned for a time that is still to come would be the last until then. Its time
 * is the planner's, hence the minutes between two machines. Returns the database's time, in seconds since 1970.
 */
async function bringTurnsForward(client: Client): Promise<number> {
  const { rows } = await client.query<{ seconds: number; turns: number }>(
    `WITH moved AS (
       UPDATE graphile_worker._private_known_crontabs SET last_execution = now() - interval '1 minute'
       WHERE last_execution > now() + interval '2 minutes' RETURNING identifier
     )
     SELECT extract(epoch FROM at)::float8 AS seconds, (SELECT count(*)::int FROM moved) AS turns FROM (SELECT now() AS at) t`,
  )
  const { seconds = 0, turns = 0 } = rows[0] ?? {}
  if (turns > 0) log.warn('the clock was set back; rounds that were planned for later are planned anew', { turns })
  return seconds
}

/** Five minutes, with a look every five seconds. */
const looksBetween = 60

/**
 * Notices that the database's clock was set back, and has planned work brought forward until the clock is again where it was: what
 * somebody had in hand meanwhile follows with the next look. Nothing can have been planned later than at the latest time that was
 * seen, give or take the seconds between two looks, so that while time goes on no job need be looked at: but now and then, for a
 * clock that was put ahead and back between two looks.
 */
export class ClockWatch {
  /** In seconds since 1970, by the database's clock; at first by what was planned before anybody watched. */
  #latest = -Infinity
  #looks = 0

  async look(client: Client): Promise<void> {
    this.#looks += 1
    if (this.#latest === -Infinity)
      this.#latest = await read(client, 'SELECT max(updated_at) AS at FROM graphile_worker._private_jobs')
    const now = await bringTurnsForward(client)
    if (now < this.#latest || this.#looks % looksBetween === 0) await bringForward(client)
    this.#latest = Math.max(this.#latest, now)
  }
}

async function read(client: Client, text: string): Promise<number> {
  const { rows } = await client.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM at)::float8 AS seconds FROM (${text}) t`,
  )
  return rows[0]?.seconds ?? 0
}

const leastStepMs = 120_000
const ownOffset = () => Date.now() - performance.now()

/**
 * Notices that the clock of this machine was set back, by the one that only goes on. The queue's library waits for the next minute of
 * the old one: after a small step for as long as a round may be late, and otherwise too long.
 */
export class OwnClock {
  #latest = ownOffset()

  wasSetBack(): boolean {
    const now = ownOffset()
    this.#latest = Math.max(this.#latest, now)
    return this.#latest - now > leastStepMs
  }
}

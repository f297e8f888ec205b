import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { waitFor } from '#tools/testing/wait-for.ts'
import { violationsOf, missingOf, orderCarefully, type Care, type Seen } from '../api/careful.ts'
import { clientOf, inLanes, must, range, type Client } from '../api/client.ts'
import { startReceiver, type Receiver } from '../api/receiver.ts'
import { simulatorOf } from '../api/simulator.ts'
import { inDatabase } from '../beneath.ts'
import { readSecrets, startApp, type Options } from '../running-app.ts'
import type { Row, Task } from './part.ts'

/** What is watched from outside, however many machines it is on. */
export type Watched = {
  api: Client
  simulator: ReturnType<typeof simulatorOf>
  receiver: Receiver
  /** Does something in its database, as the owner. */
  within: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
}

/** All of Callslip with everything that watches it from outside. */
export async function startRig(options: Options = {}) {
  const app = await startApp(options)
  const api = clientOf(app.demo.developmentBaseUrl, app.demo.apiKeys.development)
  const simulator = simulatorOf({ demo: app.demo, secrets: readSecrets(app.dataDir) })
  const receiver = await startReceiver()
  await must(api.post('/webhook-endpoints', { url: receiver.url }))
  return {
    app,
    api,
    simulator,
    receiver,
    within: <T>(work: (client: pg.Client) => Promise<T>) => inDatabase(app, work),
    async end() {
      await receiver.close()
      await app.stop()
    },
  } satisfies Watched & Record<string, unknown>
}
export type Rig = Awaited<ReturnType<typeof startRig>>

/** A part on an app of its own: what one did to it is nothing to the next. */
export const onRig = (run: (rig: Rig, task: Task) => AsyncGenerator<Row>) =>
  async function* (task: Task): AsyncGenerator<Row> {
    const rig = await startRig()
    try {
      yield* run(rig, task)
    } finally {
      await rig.end()
    }
  }

export type Traffic = {
  seen: Seen[]
  /** Of each answer that counted, from its first try, in milliseconds. */
  times: number[]
  /** How often which status, or 0 for a broken connection, asked for another try. */
  repeated: Map<number, number>
  /** What a customer ran into that no care helps against. */
  failures: string[]
  /** Lets those who are on their way come to their end. */
  finish: () => Promise<void>
}

/** Customers one after the other in so many lanes, or a new one every so often, whatever becomes of those before. */
type Pace = { lanes: number } | { everyMs: number }

/** Customers who order until they are told to finish. */
export function startTraffic({ api }: Pick<Watched, 'api'>, name: string, pace: Pace): Traffic {
  const traffic = { seen: [] as Seen[], times: [] as number[], repeated: new Map<number, number>() }
  const failures: string[] = []
  let over = false
  let next = 0
  const care: Care = {
    api,
    patienceMs: 90_000,
    onAcknowledged: (milliseconds) => void traffic.times.push(milliseconds),
    onRepeated: (status) => void traffic.repeated.set(status, (traffic.repeated.get(status) ?? 0) + 1),
  }
  const order = async () => {
    const n = next++
    await orderCarefully(care, n, `${name}-${n}`, traffic.seen).catch((error: unknown) => {
      failures.push(`${name}-${n}: ${String(error)}`)
    })
  }
  const inTurns = async () => {
    while (!over) await order()
  }
  const arriving = async (everyMs: number) => {
    const all: Promise<void>[] = []
    for (; !over; await sleep(everyMs)) all.push(order())
    await Promise.all(all)
  }
  const running = 'lanes' in pace ? inLanes(range(pace.lanes), pace.lanes, inTurns) : arriving(pace.everyMs)
  return {
    ...traffic,
    failures,
    finish: async () => {
      over = true
      await running
    },
  }
}

/** What waits though nothing holds it up: jobs, events, webhooks. And what has been given up. */
async function stuckIn({ within }: Watched): Promise<string[]> {
  const { rows } = await within((client) =>
    client.query<{
      what: string
    }>(`SELECT format('%s waits for the %s. time: %s', t.identifier, j.attempts + 1, coalesce(j.last_error,
         'locked by ' || j.locked_by, 'its queue is locked by ' || q.locked_by, 'free to be taken')) AS what
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
       WHERE j.run_at < now() - interval '10 seconds' OR j.attempts >= j.max_attempts
     UNION ALL SELECT format('%s of %s is not carried on', e.type, e.order_id) FROM events e, event_cursors c
       WHERE c.name = 'effects' AND (e.horizon, e.position) > (c.horizon, c.position)
     UNION ALL SELECT format('%s is not delivered', id) FROM webhook_deliveries WHERE status = 'pending'`),
  )
  return rows.map(({ what }) => what)
}

export async function countConnections({ within }: Watched): Promise<number> {
  const { rows } = await within((client) =>
    client.query<{ count: number }>(
      "SELECT count(*)::int FROM pg_stat_activity WHERE datname = 'callslip' AND pid <> pg_backend_pid()",
    ),
  )
  return rows[0]?.count ?? 0
}

type FeedEntry = { id: string; orderId?: string; sequence?: number }

/** The whole feed, from its beginning: each order's events once and in their order. */
async function violationsOfFeed({ api }: Watched, seen: readonly Seen[]): Promise<string[]> {
  const violations: string[] = []
  const ids = new Set<string>()
  const newest = new Map<string, number>()
  for (let after = ''; ;) {
    const page = await must(api.get<FeedEntry[]>(`/events?limit=100${after === '' ? '' : `&after=${after}`}`))
    for (const { id, orderId, sequence } of page) {
      if (ids.has(id)) violations.push(`${id} is in the feed twice`)
      ids.add(id)
      if (orderId === undefined || sequence === undefined) continue
      if (sequence <= (newest.get(orderId) ?? 0)) violations.push(`${orderId}: ${sequence} is late in the feed`)
      newest.set(orderId, sequence)
    }
    const last = page.at(-1)
    if (page.length < 100 || last === undefined) break
    after = last.id
  }
  for (const { orderId } of seen) if (!newest.has(orderId)) violations.push(`${orderId} is not in the feed`)
  return violations
}

/**
 * Looks until nothing is wrong any more, or its time is over.
 * @returns how long that took in milliseconds, and what is still wrong
 */
export async function settle(rig: Watched, { seen, failures }: Pick<Traffic, 'seen' | 'failures'>, patienceMs: number) {
  const begun = performance.now()
  let violations: string[] = []
  await waitFor(
    'nothing is wrong',
    patienceMs,
    async () => {
      violations = await Promise.all([
        violationsOf(rig.api, rig.simulator, seen),
        missingOf(rig.api, seen, rig.receiver.deliveries),
        violationsOfFeed(rig, seen),
        stuckIn(rig),
      ]).then(
        (found) => found.flat(),
        (error: unknown) => [String(error)],
      )
      return violations.length === 0
    },
    500,
  ).catch(() => undefined)
  return { ms: performance.now() - begun, violations: [...failures, ...violations] }
}

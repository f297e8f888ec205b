import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What the database's sessions were seen to wait for, and how often; `on COMMIT` where that was what they did. */
export type Waits = Map<string, number>

/** Looks at what every session of the service waits for, fifty times a second, and at how its orders are written. */
export class Observer {
  readonly #client: pg.Client

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url, application_name: 'callslip bench' })
  }

  connect = () => this.#client.connect()
  end = () => this.#client.end()
  analyze = () => this.#client.query('ANALYZE')

  /** Until the work is done. */
  async watch<T>(work: Promise<T>, seen: Waits): Promise<T> {
    let done = false
    const watching = (async () => {
      while (!done) {
        const { rows } = await this.#client.query<{ wait: string; n: number }>({
          name: 'waits',
          text: `SELECT coalesce(wait_event_type || ':' || wait_event, 'running') ||
              CASE WHEN query ~* '^commit' THEN ' on COMMIT' ELSE '' END AS wait, count(*)::int AS n
            FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid() GROUP BY 1`,
        })
        for (const { wait, n } of rows) seen.set(wait, (seen.get(wait) ?? 0) + n)
        await sleep(20)
      }
    })()
    return work.finally(async () => {
      done = true
      await watching
    })
  }

  /** How many updates of orders there were, and how many of them left every index alone. */
  async readUpdates(): Promise<{ all: number; heapOnly: number }> {
    const { rows } = await this.#client.query<{ all: number; hot: number }>(
      `SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'orders'`,
    )
    return { all: rows[0]?.all ?? 0, heapOnly: rows[0]?.hot ?? 0 }
  }
}

/** The commonest first, as shares. */
export function describeWaits(seen: Waits, most = 5): string {
  const total = [...seen.values()].reduce((sum, n) => sum + n, 0)
  return [...seen]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([wait, n]) => `${wait} ${Math.round((100 * n) / total)} %`)
    .join(', ')
}

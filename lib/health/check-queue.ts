import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { HealthPart } from '#lib/health/schema.ts'
import { bool, defineQuery, float8, int4, int8, nullable, text, timestamptz } from '#lib/sql.ts'

type Checked = Omit<HealthPart, 'name'>

const measureDatabase = defineQuery(
  { version: text, size: int8, connections: int4, most: int4, longest: nullable(float8) },
  () => Prisma.sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS size,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections, current_setting('max_connections')::int AS most,
      (SELECT max(extract(epoch FROM now() - xact_start))::float8 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle') AS longest`,
)

export async function checkDatabase(): Promise<Checked> {
  const begun = performance.now()
  const [row] = await measureDatabase(getDb())
  const { connections = 0, most = 1, longest = 0 } = row ?? {}
  const tight = connections > most * 0.8
  return {
    verdict: tight ? 'attention' : 'ok',
    summary: tight ? `It answers, but ${connections} of ${most} connections are taken.` : 'It answers.',
    figures: [
      { label: 'Answer after (ms)', value: Math.round(performance.now() - begun) },
      { label: 'Connections', value: `${connections} of ${most}` },
      { label: 'Longest transaction (s)', value: Math.round(longest ?? 0) },
      { label: 'Size (MB)', value: Math.round(Number(row?.size ?? 0) / 1_000_000) },
      { label: 'PostgreSQL', value: row?.version ?? '' },
    ],
  }
}

const findWorkers = defineQuery(
  { workers: int4, minute: nullable(timestamptz), late: bool },
  () => Prisma.sql`
    SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'callslip takeover' AND datname = current_database()) AS workers,
      max(last_execution) AS minute, coalesce(max(last_execution) < now() - interval '3 minutes', false) AS late
    FROM graphile_worker._private_known_crontabs WHERE identifier = 'every_minute'`,
)

/** A worker keeps a connection for its lock (lib/server/worker/takeover.ts): as long as it is there, the process lives. */
export async function checkWorker(): Promise<Checked> {
  const [row] = await findWorkers(getDb())
  const { workers = 0, minute = null, late = false } = row ?? {}
  return {
    verdict: workers === 0 ? 'down' : late ? 'attention' : 'ok',
    summary:
      workers === 0
        ? 'No worker runs: nothing is delivered, mailed or captured.'
        : late
          ? 'It runs, but its minutely round is late.'
          : 'It runs.',
    figures: [
      { label: 'Workers', value: workers },
      ...(minute ? [{ label: 'Last minutely round', value: minute.toISOString() }] : []),
    ],
  }
}

const measureJobs = defineQuery(
  { due: int4, oldest: nullable(float8), running: int4, planned: int4, retrying: int4, dead: int4 },
  () => Prisma.sql`
    SELECT (count(*) FILTER (WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts))::int AS due,
      max(extract(epoch FROM now() - run_at)) FILTER (WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts)::float8 AS oldest,
      count(locked_at)::int AS running, (count(*) FILTER (WHERE run_at > now()))::int AS planned,
      (count(*) FILTER (WHERE attempts > 1 AND attempts < max_attempts))::int AS retrying, (count(*) FILTER (WHERE attempts >= max_attempts))::int AS dead
    FROM graphile_worker._private_jobs`,
)

export async function checkJobs(): Promise<Checked> {
  const [row] = await measureJobs(getDb())
  const { due = 0, running = 0, planned = 0, retrying = 0, dead = 0 } = row ?? {}
  const oldest = Math.round(row?.oldest ?? 0)
  return {
    verdict: oldest > 300 ? 'down' : oldest > 60 || dead > 0 ? 'attention' : 'ok',
    summary:
      oldest > 60
        ? `The oldest due job has waited for ${oldest} seconds.`
        : dead > 0
          ? `${dead} jobs have failed for good.`
          : 'Jobs are done as they come.',
    figures: [
      { label: 'Due', value: due },
      { label: 'Oldest due (s)', value: oldest },
      { label: 'Running', value: running },
      { label: 'Planned for later', value: planned },
      { label: 'Being tried again', value: retrying },
      { label: 'Given up', value: dead },
    ],
  }
}

const measureDeliveries = defineQuery(
  { due: int4, oldest: nullable(float8), failing: int4 },
  (environment: Environment) => Prisma.sql`
    SELECT count(*)::int AS due, extract(epoch FROM now() - min(d.next_attempt_at))::float8 AS oldest,
      (SELECT count(*)::int FROM webhook_endpoints WHERE environment = ${environment}::"Environment" AND status <> 'deleted' AND failing_since IS NOT NULL) AS failing
    FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id
    WHERE d.status = 'pending' AND d.next_attempt_at <= now() AND w.environment = ${environment}::"Environment"`,
)

export async function checkWebhooks(environment: Environment): Promise<Checked> {
  const [row] = await measureDeliveries(getDb(), environment)
  const { due = 0, failing = 0 } = row ?? {}
  const oldest = Math.round(row?.oldest ?? 0)
  return {
    verdict: oldest > 600 ? 'down' : oldest > 60 || failing > 0 ? 'attention' : 'ok',
    summary:
      oldest > 60
        ? `The oldest due delivery has waited for ${oldest} seconds.`
        : failing > 0
          ? `${failing === 1 ? 'One endpoint fails' : `${failing} endpoints fail`} at the moment.`
          : 'Deliveries go out on time.',
    figures: [
      { label: 'Due deliveries', value: due },
      { label: 'Oldest due (s)', value: oldest },
      { label: 'Failing endpoints', value: failing },
    ],
  }
}

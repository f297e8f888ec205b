import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { cases } from '#tools/testing/statements.ts'

// Which of its ways the planner takes where a table is large; that there is one, lib/plans.test.ts sees to. Payments that are settled and
// jobs that are planned are nearly all there are of them, and the worker, the gauges and the alerts look for the rest all the time.
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
await client.connect()
afterAll(() => client.end())
await client.query(`SET session_replication_role = replica; SET max_parallel_workers_per_gather = 0;
  INSERT INTO payments (id, environment, order_id, offer_id, amount_minor, transfer_amount_minor, platform_fee_minor, fee_bps, currency,
    researcher_account_id, status, share_due_minor, share_sent_minor, settled_at, swept_at)
  SELECT 'pay_' || n, 'production', 'ord_' || n, 'off_' || n, 1000, 900, 100, 1000, 'EUR', 'acc_' || n % 100, 'transferred', 900, 900, now(), now()
  FROM generate_series(1, 50000) n;
  INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('nothing');
  INSERT INTO graphile_worker._private_jobs (task_id, run_at)
  SELECT t.id, now() + n * interval '1 minute' FROM graphile_worker._private_tasks t, generate_series(1, 50000) n WHERE identifier = 'nothing';
  ANALYZE payments; ANALYZE graphile_worker._private_jobs; SET session_replication_role = origin`)

const exceptions = [
  /^SELECT count\(\*\)::int AS n FROM payments WHERE client_secret_encrypted/, // by a command, when a key is exchanged
  /^SELECT \(SELECT count\(\*\)::int FROM graphile_worker\._private_jobs WHERE is_available AND run_at > now/, // counts what is planned, for a page of the operators'
]
const asked = cases.flatMap(({ name, text = '' }) => {
  const line = text.trim().replace(/\s+/g, ' ')
  if (!/\bpayments\b|_private_jobs/.test(line) || exceptions.some((one) => one.test(line))) return []
  // For any page the planner expects a tenth of all, which with the size of one it doesn't.
  return line.includes('LIMIT $') ? [] : [[name, line] as const]
})

it.each(asked)('reads neither all payments nor all jobs: %s', async (_, text) => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`)
  expect(rows.flatMap((row) => /Seq Scan on (?:payments|_private_jobs)/.exec(row['QUERY PLAN'])?.[0] ?? [])).toEqual([])
})

import type { Client } from 'pg'
import { environments } from '#lib/env.ts'
import { checkLedger } from '#lib/health/check-ledger.ts'
import { checkDocuments } from '#tools/backup/check-documents.ts'
import { shown, type Check } from '#tools/backup/check.ts'
import { withPatientClient } from '#tools/backup/patient-client.ts'
import { findFresh } from '#tools/runtime/apply-migrations.ts'
import { readMigrationFiles } from '#tools/runtime/migration-files.ts'

/** Finds what is wrong by a statement: a row is a violation, and `violation` says it. */
async function checkBy(client: Client, name: string, countSeen: string, findViolations: string): Promise<Check> {
  const { rows: seen } = await client.query<{ seen: string }>(countSeen)
  const { rows } = await client.query<{ violation: string; n: string }>(
    `SELECT violation, count(*) OVER () AS n FROM (${findViolations}) f ORDER BY violation LIMIT ${shown}`,
  )
  return {
    name,
    seen: seen[0]?.seen ?? '',
    violations: Number(rows[0]?.n ?? 0),
    examples: rows.map(({ violation }) => violation),
  }
}

async function checkMigrations(client: Client): Promise<Check> {
  const files = await readMigrationFiles('.')
  const check = { name: 'Migrations', seen: `${files.length} migrations` }
  try {
    const fresh = await findFresh(client, files)
    const examples = fresh.slice(0, shown).map(({ name }) => `${name} is not applied: npm run migrate`)
    return { ...check, violations: fresh.length, examples }
  } catch (error) {
    return { ...check, violations: 1, examples: [error instanceof Error ? error.message : String(error)] }
  }
}

/** What each posting adds up to, and what health says of the ledger against the provider's own books. */
async function checkMoney(client: Client): Promise<Check> {
  const check = await checkBy(
    client,
    'Ledger',
    "SELECT count(DISTINCT posting) || ' postings' AS seen FROM ledger_entries",
    `SELECT posting || ' adds up to ' || sum(amount_minor) || ' ' || currency || ' instead of 0' AS violation
     FROM ledger_entries GROUP BY posting, currency HAVING sum(amount_minor) <> 0`,
  )
  for (const environment of environments) {
    const { verdict, summary } = await checkLedger(environment)
    if (verdict === 'ok') continue
    check.violations += 1
    check.examples.push(`${environment}: ${summary}`)
  }
  return check
}

const checkSequences = (client: Client) =>
  checkBy(
    client,
    'Events of each order',
    "SELECT count(*) || ' orders' AS seen FROM orders",
    // Unique in each order by an index: as many as the highest number says have no gap.
    `SELECT o.id || ' has counted to ' || o.event_sequence || ', and has ' || count(e.sequence) || ' events up to ' || coalesce(max(e.sequence), 0) AS violation
     FROM orders o LEFT JOIN events e ON e.order_id = o.id GROUP BY o.id
     HAVING count(e.sequence) <> o.event_sequence OR coalesce(max(e.sequence), 0) <> o.event_sequence`,
  )

const checkFeed = (client: Client) =>
  checkBy(
    client,
    'Feed',
    "SELECT count(*) || ' events' AS seen FROM events",
    `SELECT 'position ' || position || ' is that of ' || count(*) || ' events' AS violation FROM events GROUP BY position HAVING count(*) > 1
     UNION ALL
     SELECT order_id || ': event ' || sequence || ' stands before the one that precedes it' FROM (
       SELECT order_id, sequence, ROW (horizon, position) < ROW (lag(horizon) OVER w, lag(position) OVER w) AS early
       FROM events WHERE order_id IS NOT NULL WINDOW w AS (PARTITION BY order_id ORDER BY sequence)) o WHERE early
     UNION ALL
     SELECT id || ' lies in this server''s future, and no reader gets it: npm run migrate' FROM events
       WHERE horizon >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
     UNION ALL
     SELECT 'the worker''s place lies in this server''s future, and nothing is carried on: npm run migrate' FROM event_cursors
       WHERE horizon >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
     UNION ALL
     SELECT 'the worker has no place in the feed' WHERE NOT EXISTS (SELECT FROM event_cursors WHERE name = 'effects')
     UNION ALL
     SELECT 'the next position is one that was given already' WHERE (SELECT max(position) FROM events)
       > (SELECT last_value FROM pg_sequences WHERE format('%I.%I', schemaname, sequencename)::regclass = pg_get_serial_sequence('events', 'position')::regclass)`,
  )

const checkIndexes = (client: Client) =>
  checkBy(
    client,
    'Indexes',
    "SELECT count(*) || ' indexes' AS seen FROM pg_indexes WHERE schemaname = 'public'",
    `SELECT indexrelid::regclass || ' is only half built: drop it, and run npm run migrate' AS violation FROM pg_index WHERE NOT indisvalid`,
  )

/** Looks whether everything is there and fits together: schema, feed, ledger, documents. `sample`: of documents only so many, drawn by chance. */
export async function verify({ sample }: { sample?: number | undefined }): Promise<Check[]> {
  return withPatientClient(async (client) => {
    const migrations = await checkMigrations(client)
    // What an older schema holds, these statements may not know.
    if (migrations.violations > 0) return [migrations]
    return [
      migrations,
      await checkIndexes(client),
      await checkSequences(client),
      await checkFeed(client),
      await checkMoney(client),
      await checkDocuments(client, sample),
    ]
  })
}

/** A table for people, and under it what is wrong. */
export function describeChecks(checks: readonly Check[]): string {
  const width = (of: (check: Check) => string) => Math.max(...checks.map((check) => of(check).length))
  const [name, seen] = [width((check) => check.name), width((check) => check.seen)]
  const lines = checks.map(
    (check) =>
      `${check.name.padEnd(name)}  ${check.seen.padEnd(seen)}  ${check.violations === 0 ? 'all right' : `${check.violations} wrong`}`,
  )
  const wrong = checks.flatMap((check) => [
    ...check.examples.map((example) => `- ${example}`),
    ...(check.violations > check.examples.length
      ? [`- ${check.name}: ${check.violations - check.examples.length} more`]
      : []),
  ])
  return [...lines, ...wrong].join('\n')
}

import type { Client } from 'pg'
import { sealedColumns } from '#lib/reseal.ts'
import type { Manifest } from '#tools/backup/manifest.ts'
import { ownSchemas } from '#tools/backup/own-schemas.ts'
import { Refusal } from '#tools/runtime/refusal.ts'

/** How many rows each table of ours has; what an extension has brought along isn't. */
export async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE nspname = ANY($1) AND relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e') ORDER BY 1`,
    [ownSchemas],
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${name}`)
    counts[name] = Number(rows[0]?.n)
  }
  return counts
}

/** The names of the secrets that stored things are sealed with. What is older than names can't be counted. */
async function readKeys(client: Client): Promise<Manifest['keys']> {
  const { rows: columns } = await client.query<{ name: string }>(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'",
  )
  // A database that waits for its migration may not have all of them yet.
  const there = new Set(columns.map(({ name }) => name))
  const sealed = sealedColumns
    .filter(([table, column]) => there.has(`${table}.${column}`))
    .map(([table, column]) => `SELECT ${column} AS sealed FROM ${table}`)
  const { rows } = await client.query<{ id: string; things: string }>(
    `SELECT split_part(sealed, '.', 1) AS id, count(*) AS things FROM (${sealed.join(' UNION ALL ')}) s
     WHERE sealed LIKE '%.%' GROUP BY 1 ORDER BY 2 DESC`,
  )
  return rows.map(({ id, things }) => ({ id, things: Number(things) }))
}

async function readPlace(client: Client, direction: 'ASC' | 'DESC') {
  const { rows } = await client.query<{ id: string; horizon: string; position: string }>(
    `SELECT id, horizon, position FROM events ORDER BY horizon ${direction}, position ${direction} LIMIT 1`,
  )
  return rows[0] ?? null
}

/** What a backup says of the database, as its transaction sees it. */
export async function readFacts(client: Client): Promise<Pick<Manifest, 'migration' | 'counts' | 'feed' | 'keys'>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name DESC LIMIT 1`,
  )
  if (rows[0] === undefined)
    throw new Refusal('No migration was ever applied to this database: there is nothing to back up.')
  return {
    migration: rows[0].name,
    counts: await countRows(client),
    feed: { first: await readPlace(client, 'ASC'), last: await readPlace(client, 'DESC') },
    keys: await readKeys(client),
  }
}

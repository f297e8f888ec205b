import type pg from 'pg'

/** Takes the indexes away that no key needs. Their definitions stay until they are back, for a run that breaks off. */
export async function takeIndexes(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS bench;
    CREATE TABLE IF NOT EXISTS bench.indexes (name text PRIMARY KEY, definition text NOT NULL);
    INSERT INTO bench.indexes SELECT c.relname, pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = ANY('{orders,offers,payments,messages,documents,events,order_terms,order_deliveries,customer_threads,refunds,disputes,share_movements,account_payouts,cases,inbox_entries,reviews}'::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid) ON CONFLICT DO NOTHING`)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM bench.indexes')
  for (const { name } of rows) await client.query(`DROP INDEX IF EXISTS "${name}"`)
}

/** Puts them back, two at a time. */
export async function returnIndexes(sessions: readonly pg.Client[]): Promise<void> {
  const { rows } = (await sessions[0]?.query<{ definition: string }>('SELECT definition FROM bench.indexes')) ?? {
    rows: [],
  }
  await Promise.all(
    sessions.map(async (client) => {
      for (let one = rows.pop(); one; one = rows.pop())
        await client.query(one.definition.replace(/^CREATE (UNIQUE )?INDEX /, 'CREATE $1INDEX IF NOT EXISTS '))
    }),
  )
}

import type { Client } from 'pg'

type Column = { name: string; type: string; must: boolean; filled: boolean }
type Table = { oid: string; name: string; file: string; scans: number; columns: Column[] }

const findTables = `
  SELECT c.oid::text, c.relname AS name, c.relfilenode::text AS file, pg_stat_get_xact_numscans(c.oid)::int AS scans,
    (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'must', attnotnull,
       'filled', atthasdef OR attidentity <> '')) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`
const findLocks = `
  SELECT relation::text AS oid, array_agg(mode) AS modes FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'relation' GROUP BY relation`

/** Those behind which nobody writes, and some nobody reads. */
const closing = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

/**
 * What of a migration would stop the service where its tables are large, or what of it a process of the version before couldn't
 * live with. PostgreSQL says it: the migration is run, its locks, scans and new files are read, and it is rolled back. Tables
 * needn't hold rows for that.
 *
 * `-- few rows: <table>` in the migration says that a table may be locked for as long as it takes.
 * `-- contract: unused since <migration>` says that the version before knows nothing any more of what goes, or of what has to be
 * filled from now on; the migration is one of those before.
 */
export async function findMigrationViolations(
  client: Client,
  sql: string,
  earlier: readonly string[],
): Promise<string[]> {
  await client.query('BEGIN')
  try {
    const { rows: before } = await client.query<Table>(findTables)
    await client.query(sql)
    const { rows: after } = await client.query<Table>(findTables)
    const { rows: locks } = await client.query<{ oid: string; modes: string[] }>(findLocks)
    const small = [...sql.matchAll(/^-- few rows: (\w+)/gm)].map(([, name]) => name)
    const since = /^-- contract: \w+ since (\S+)/m.exec(sql)?.[1]
    const breaking = since !== undefined && earlier.includes(since) ? [] : findBreaks(before, after)
    const slow = before.flatMap((table) => {
      const now = after.find(({ oid }) => oid === table.oid)
      const modes = locks.find(({ oid }) => oid === table.oid)?.modes ?? []
      return now === undefined || small.includes(table.name) ? [] : findStops(table, now, modes)
    })
    return [...breaking, ...slow]
  } finally {
    await client.query('ROLLBACK')
  }
}

function findStops(before: Table, after: Table, modes: readonly string[]): string[] {
  const { name } = before
  if (after.file !== before.file) return [`${name} is written anew, and nobody reads it meanwhile`]
  if (after.scans === before.scans) return []
  const lock = closing.find((mode) => modes.includes(mode))
  if (lock !== undefined)
    return [
      `${name} is read as a whole while nobody may write it (${lock}): CREATE INDEX CONCURRENTLY, or NOT VALID and VALIDATE in the next migration`,
    ]
  return modes.includes('RowExclusiveLock')
    ? [`${name} is changed all at once, row by row: a job does that in batches`]
    : []
}

function findBreaks(before: readonly Table[], after: readonly Table[]): string[] {
  return before.flatMap((table) => {
    const now = after.find(({ oid }) => oid === table.oid)
    if (now?.name !== table.name) return [`${table.name} goes, and the version before still asks for it`]
    const gone = table.columns.filter(({ name }) => !now.columns.some((column) => column.name === name))
    const asked = now.columns.filter(({ name, must, filled }) => {
      const old = table.columns.find((column) => column.name === name)
      return must && !old?.must && (old !== undefined || !filled)
    })
    const others = now.columns.filter(({ name, type }) =>
      table.columns.some((column) => column.name === name && column.type !== type),
    )
    return [
      ...others.map(
        ({ name }) =>
          `${table.name}.${name} has another type, and what the version before has prepared counts on the one it had`,
      ),
      ...gone.map(({ name }) => `${table.name}.${name} goes, and the version before still asks for it`),
      ...asked.map(({ name }) => `${table.name}.${name} must be there, and the version before doesn't fill it`),
    ]
  })
}

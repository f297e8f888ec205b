import type { Client } from 'pg'
import { keysNamed } from '#lib/secrets.ts'
import type { Manifest } from '#tools/backup/manifest.ts'
import { ownSchemas } from '#tools/backup/own-schemas.ts'
import { serverVersion } from '#tools/backup/patient-client.ts'
import { Refusal } from '#tools/runtime/refusal.ts'
import { readMigrationFiles } from '#tools/runtime/migration-files.ts'

/** Refuses where the secrets at hand don't open what the backup holds. */
export function requireSecrets({ keys }: Manifest): void {
  const lost = keys.filter(({ id }) => keysNamed('encryption', id).length === 0)
  const things = lost.reduce((sum, key) => sum + key.things, 0)
  if (things > 0)
    throw new Refusal(
      `${things} stored secrets of this backup were sealed with another APP_SECRET (${lost.map(({ id }) => id).join(', ')}). Give the one that ` +
        'was in use, or add it to APP_SECRET_PREVIOUS; --another-secret goes on without, and what is sealed stays closed for good.',
    )
}

/** Refuses a backup of a newer Callslip, and one that a server as old as this can't read. */
export async function requireKnown(client: Client, { migration, postgres }: Manifest): Promise<void> {
  const files = await readMigrationFiles('.')
  if (!files.some(({ name }) => name === migration))
    throw new Refusal(`The backup was made by another version of Callslip: its migration ${migration} is unknown here.`)
  const { major } = await serverVersion(client)
  if (major < postgres.major)
    throw new Refusal(
      `The backup is of PostgreSQL ${postgres.major}, and this server is ${major}: restore it into ${postgres.major} or newer.`,
    )
}

/**
 * Refuses while anybody else is connected: a worker would begin with what is only half there. The server's own processes, whose kind
 * it hides from a role without rights, are nobody.
 * @param besideOthers names them, and goes on: they are known to be none of ours
 */
export async function requireAlone(
  client: Client,
  { besideOthers, say }: { besideOthers: boolean; say: (line: string) => void },
): Promise<void> {
  const { rows } = await client.query<{ who: string }>(
    `SELECT concat_ws(' ', pid, usename, nullif(application_name, ''), host(client_addr)) AS who FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
       AND coalesce(backend_type, 'client backend') = 'client backend'`,
  )
  if (rows.length === 0) return
  const others = `Others are connected to this database: ${rows.map(({ who }) => who).join('; ')}.`
  if (besideOthers) return say(others)
  throw new Refusal(
    `${others} Stop every web process and worker first; a pooler goes on, and lets go of what it has open by RECONNECT on its console. ` +
      "Where none of them is Callslip's and they can't be ended, --beside-others goes on.",
  )
}

type Thing = { kind: string; name: string }
// What an extension brought along goes with the extension alone. Tables first: most of the rest goes with them.
const findThings = `
  SELECT kind, name FROM (
    SELECT 'SCHEMA' AS kind, quote_ident(nspname) AS name, 0 AS place, 'pg_namespace'::regclass AS class, oid FROM pg_namespace
      WHERE nspname = ANY($1) AND nspname <> 'public'
    UNION ALL SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
        WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END, format('public.%I', relname), 1, 'pg_class'::regclass, oid FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
    UNION ALL SELECT 'ROUTINE', oid::regprocedure::text, 2, 'pg_proc'::regclass, oid FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'TYPE', format('public.%I', typname), 3, 'pg_type'::regclass, oid FROM pg_type
      WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')) o
  WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = o.class AND d.objid = o.oid AND d.deptype = 'e') ORDER BY place`

/** Refuses a database that holds anything where ours will lie, or removes it. */
export async function requireEmpty(client: Client, replace: boolean): Promise<void> {
  const { rows: things } = await client.query<Thing>(findThings, [ownSchemas])
  if (things.length === 0) return
  if (!replace)
    throw new Refusal(
      `The database is not empty: it holds ${things.length} things, such as ${things[0]?.name}. --replace drops all of them first.`,
    )
  await client.query('BEGIN')
  for (const { kind, name } of things) await client.query(`DROP ${kind} IF EXISTS ${name} CASCADE`)
  await client.query('COMMIT')
}

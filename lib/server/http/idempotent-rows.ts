import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { encrypt } from '#lib/secrets.ts'
import { bytea, defineCommand, defineQuery, int4, nullable, text, type RowOf } from '#lib/sql.ts'
import { unlessRunning, type Claim, type StoredReply } from '#lib/server/http/idempotency.ts'

// The keys of many requests that arrive as the rows of one: the same records, a statement for all of them.

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

// In the order of the keys, so that two of them which wait for each other's can't both wait.
const insertRecords = defineQuery(
  { key: text },
  (scope: string, keys: string[], fingerprints: string[]) => Prisma.sql`
    INSERT INTO idempotency_records (scope, key, fingerprint)
    SELECT ${scope}::text, k.key, decode(k.fingerprint, 'hex')
    FROM unnest(${keys}::text[], ${fingerprints}::text[]) AS k(key, fingerprint) ORDER BY k.key COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING key`,
)

/** Claims keys of one scope, each named once, as `claimKey` does one; returns those that nothing has been committed under. */
export async function claimKeys(tx: Tx, scope: string, claims: readonly Claim[]): Promise<Set<string>> {
  const keys = claims.map(({ key }) => key)
  const fingerprints = claims.map(({ fingerprint }) => hex(fingerprint))
  const claimed = await unlessRunning(insertRecords(tx, scope, keys, fingerprints))
  return new Set(claimed.map(({ key }) => key))
}

const record = {
  key: text,
  fingerprint: bytea,
  status: nullable(int4),
  bodyEncrypted: nullable(text),
  location: nullable(text),
}
type StoredRecord = RowOf<typeof record>

const findRecords = defineQuery(
  record,
  (scope: string, keys: string[]) => Prisma.sql`
    SELECT key, fingerprint, status, body_encrypted AS "bodyEncrypted", location
    FROM idempotency_records WHERE scope = ${scope} AND key = ANY(${keys}::text[])`,
)

/** The records of keys, by key. */
export const findStoredRecords = async (
  tx: Tx,
  scope: string,
  keys: readonly string[],
): Promise<Map<string, StoredRecord>> =>
  new Map((keys.length === 0 ? [] : await findRecords(tx, scope, [...keys])).map((row) => [row.key, row]))

const keepReplies = defineCommand(
  (scope: string, rows: string) => Prisma.sql`
    UPDATE idempotency_records i SET status = r.status, body_encrypted = r.body, location = r.location
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(key text, status int, body text, location text)
    WHERE i.scope = ${scope} AND i.key = r.key`,
)

/** Stores the replies beside their changes. */
export async function storeReplies(
  tx: Tx,
  scope: string,
  replies: readonly (StoredReply & { key: string })[],
): Promise<void> {
  if (replies.length === 0) return
  await keepReplies(tx, scope, JSON.stringify(replies.map((reply) => ({ ...reply, body: encrypt(reply.body) }))))
}

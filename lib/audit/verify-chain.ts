import { attemptDays } from '#lib/audit/attempt.ts'
import { digestOf, hashOf, type ChainedEntry } from '#lib/audit/entry-hash.ts'
import { allAttempts, forgetAction } from '#lib/audit/forgotten.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { bool, bytea, defineQuery, enumOf, int8, nullable, text, timestamptz } from '#lib/sql.ts'

const partSize = 2000

// Content may be missing where a later entry says that it was forgotten.
const findLinks = defineQuery(
  {
    ...{ position: int8, actionId: text, digest: bytea, hash: bytea },
    ...{ id: nullable(text), createdAt: nullable(timestamptz), operatorId: nullable(text), role: nullable(text) },
    ...{ environment: nullable(enumOf('Environment')), action: nullable(text), targetType: nullable(text) },
    ...{ targetId: nullable(text), approvalId: nullable(text), withoutSecond: nullable(bool) },
    ...{ reason: nullable(text), before: nullable(text), after: nullable(text) },
    ...{ network: nullable(text), agent: nullable(text), salt: nullable(bytea), explained: bool },
  },
  (after: bigint, limit: number) => Prisma.sql`
    SELECT l.position, l.action_id AS "actionId", l.digest, l.hash,
      a.id, a.created_at AS "createdAt", a.operator_id AS "operatorId", a.role, a.environment, a.action, a.target_type AS "targetType",
      a.target_id AS "targetId", a.approval_id AS "approvalId", a.without_second AS "withoutSecond",
      a.reason, a.before::text AS before, a.after::text AS after, a.network, a.agent, a.salt,
      coalesce(a.salt IS NULL AND EXISTS (
        SELECT 1 FROM operator_actions f JOIN operator_action_links fl ON fl.action_id = f.id
        WHERE f.action = ${forgetAction} AND fl.position > l.position AND (f.target_id = a.target_id OR f.target_id = ${allAttempts}
          AND split_part(a.action, '.', 1) IN ('sign_in', 'refusal') AND f.created_at >= a.created_at + make_interval(days => ${attemptDays}::int))
          AND f.target_id = ANY (ARRAY[a.target_id, ${allAttempts}])), false) AS explained
    FROM operator_action_links l LEFT JOIN operator_actions a ON a.id = l.action_id
    WHERE l.position > ${after}::bigint ORDER BY l.position LIMIT ${limit}::int`,
)
const findUnlinked = defineQuery(
  { id: text, linked: bool },
  (after: string, limit: number) => Prisma.sql`
    SELECT a.id, l.action_id IS NOT NULL AS linked FROM operator_actions a LEFT JOIN operator_action_links l ON l.action_id = a.id
    WHERE a.id > ${after} ORDER BY a.id LIMIT ${limit}::int`,
)
type Link = Awaited<ReturnType<typeof findLinks>>[number]

/** How far the chain was whole at some time, as it was kept elsewhere: the hash of its last entry, and where that stood, if known. */
export type KeptHead = { hash: string; position?: bigint | undefined }
export type Verified = {
  entries: bigint
  /** The hash of the last entry that fits, in hexadecimal digits. */
  head: string
  /** What is wrong first, as a sentence; absent where nothing is. */
  violation?: string
}

const isThere = (row: Link): row is Link & ChainedEntry => row.id !== null
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function findViolation(row: Link, previous: { position: bigint; hash: Uint8Array }): string | undefined {
  const place = previous.position + 1n
  if (row.position !== place) return `entry ${place} of the chain is missing: entry ${row.position} follows`
  if (!isThere(row)) return `entry ${place} (${row.actionId}) was deleted`
  const digest = row.salt === null ? row.digest : digestOf(row, row.salt)
  if (hex(digest) !== hex(row.digest)) return `the content of entry ${place} (${row.id}) was changed`
  if (row.salt === null && !row.explained)
    return `the content of entry ${place} (${row.id}) is missing, and no later entry says that it was forgotten`
  if (row.salt === null && [row.reason, row.before, row.after, row.network, row.agent].some((one) => one !== null))
    return `the content of entry ${place} (${row.id}) was forgotten and written anew`
  return hex(hashOf(row, place, digest, previous.hash)) === hex(row.hash)
    ? undefined
    : `entry ${place} (${row.id}) was changed, exchanged or put in: its hash does not follow from it and the entry before`
}

async function findUnchained(tx: Tx): Promise<string | undefined> {
  for (let after = ''; ;) {
    const rows = await findUnlinked(tx, after, partSize)
    const found = rows.find(({ linked }) => !linked)
    if (found) return `the entry ${found.id} stands beside the chain`
    const last = rows.at(-1)
    if (rows.length < partSize || !last) return undefined
    after = last.id
  }
}

const zeros = new Uint8Array(32)

/**
 * Goes through the whole chain, a part in memory at a time, and computes every hash anew. What is cut off at its end can be told
 * by a head alone that was kept before.
 */
export async function verifyChain(tx: Tx, kept?: KeptHead): Promise<Verified> {
  let last: { position: bigint; hash: Uint8Array } = { position: 0n, hash: zeros }
  let seen = kept === undefined
  for (;;) {
    const rows = await findLinks(tx, last.position, partSize)
    for (const row of rows) {
      const found = findViolation(row, last)
      const differs = kept?.position === row.position && kept.hash !== hex(row.hash)
      const violation = found ?? (differs ? `entry ${row.position} is not the one whose hash was kept` : undefined)
      if (violation !== undefined) return { entries: last.position, head: hex(last.hash), violation }
      last = { position: row.position, hash: row.hash }
      seen ||= kept?.hash === hex(row.hash)
    }
    if (rows.length < partSize) break
  }
  const violation = seen
    ? await findUnchained(tx)
    : `the head that was kept is not in the chain, which ends at entry ${last.position}: its end was cut off, or all of it written anew`
  return { entries: last.position, head: hex(last.hash), ...(violation === undefined ? {} : { violation }) }
}

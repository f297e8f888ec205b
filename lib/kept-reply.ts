import { sqlState } from '#lib/database-errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'

/** What is kept of a request with an Idempotency-Key, as its row holds it; the body is sealed, the fingerprint in hex. */
export type KeptReply = {
  scope: string
  key: string
  fingerprint: string
  status: number
  body: string
  location: string | null
}

/** For a verb that makes its whole change by one statement: what that has to keep beside it, made of what it will answer. */
export type Keep<R> = (reply: R) => KeptReply

/** Something was kept under the key before, so nothing has been done now. */
export class AlreadyKept extends Error {}

/**
 * The first part of a statement that keeps its own reply: a row where the key was new.
 * @param where what has to be so, or the key is left alone
 */
export const claimed = (kept: KeptReply, where = Prisma.empty): Prisma.Sql => Prisma.sql`
  claimed AS (
    INSERT INTO idempotency_records (scope, key, fingerprint, status, body_encrypted, location)
    SELECT ${kept.scope}, ${kept.key}, decode(${kept.fingerprint}, 'hex'), ${kept.status}::int, ${kept.body}, ${kept.location} ${where}
    ON CONFLICT DO NOTHING RETURNING key
  )`

/** Its last: where the key was new and nothing could be written, a row whose number can't be made; so all of it fails. */
export const unlessWritten = (columns: Prisma.Sql, written: Prisma.Sql): Prisma.Sql => Prisma.sql`
  UNION ALL SELECT ${columns} 1 / (SELECT count(*)::int FROM ${written}) FROM claimed WHERE NOT EXISTS (SELECT FROM ${written})`

const divisionByZero = '22012'

/** What such a statement wrote: nothing, and no claim, where it failed for that. Throws AlreadyKept where the key wasn't new, or was left alone. */
export async function claiming<T>(statement: Promise<T[]>): Promise<T[]> {
  try {
    const rows = await statement
    if (rows.length === 0) throw new AlreadyKept()
    return rows
  } catch (error) {
    if (sqlState(error) === divisionByZero) return []
    throw error
  }
}

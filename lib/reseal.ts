import { inTransaction, getDb, type Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { currentKey, decrypt, encrypt } from '#lib/secrets.ts'
import { defineCommand, defineQuery, int4, present, text } from '#lib/sql.ts'

/** Every column that holds something sealed; a test compares them with the database's own list. */
export const sealedColumns = [
  ['alert_targets', 'address_encrypted'],
  ['alert_targets', 'secret_encrypted'],
  ['factors', 'secret_encrypted'],
  ['idempotency_records', 'body_encrypted'],
  ['mails', 'link_encrypted'],
  ['payments', 'client_secret_encrypted'],
  ['push_devices', 'subscription_encrypted'],
  ['push_keys', 'private_encrypted'],
  ['sign_ons', 'secret_encrypted'],
  ['webhook_endpoints', 'secret_encrypted'],
  ['webhook_endpoints', 'next_secret_encrypted'],
] as const

/** Pages of a table that one transaction walks through. */
const pagesAtOnce = 64

// A table is walked through page by page, so that its size doesn't matter, and so that a run that was killed has lost nothing:
// what it did bears the new key's id and is passed over.
const defineColumn = ([table, column]: (typeof sealedColumns)[number]) => {
  const [from, sealed] = [Prisma.raw(table), Prisma.raw(column)]
  const isStale = (keyId: string) => Prisma.sql`${sealed} IS NOT NULL AND NOT starts_with(${sealed}, ${`${keyId}.`})`
  return {
    name: `${table}.${column}`,
    countPages: defineQuery(
      { n: int4 },
      () => Prisma.sql`SELECT (pg_relation_size(${table}::regclass) / current_setting('block_size')::int8)::int AS n`,
    ),
    countStale: defineQuery(
      { n: int4 },
      (keyId: string) => Prisma.sql`SELECT count(*)::int AS n FROM ${from} WHERE ${isStale(keyId)}`,
    ),
    lockStale: defineQuery(
      { place: text, sealed: present(text) },
      (first: string, end: string, keyId: string) => Prisma.sql`
        SELECT ctid::text AS place, ${sealed} AS sealed FROM ${from}
        WHERE ctid >= ${first}::tid AND ctid < ${end}::tid AND ${isStale(keyId)} FOR NO KEY UPDATE`,
    ),
    // The rows are locked, so they are where they were found.
    replace: defineCommand(
      (places: string[], fresh: string[]) => Prisma.sql`
        UPDATE ${from} SET ${sealed} = given.fresh FROM unnest(${places}::text[], ${fresh}::text[]) AS given (place, fresh)
        WHERE ${from}.ctid = given.place::tid`,
    ),
  }
}
const columns = sealedColumns.map(defineColumn)

export type Resealed = {
  name: string
  resealed: number
  /** Sealed with a secret that isn't among ours. */ unreadable: number
}

/** Seals anew what bears another key's id, or none, column by column. May run at any time, and again. */
export async function reseal(): Promise<Resealed[]> {
  const results: Resealed[] = []
  for (const column of columns) {
    const result = { name: column.name, resealed: 0, unreadable: 0 }
    const [row] = await column.countPages(getDb())
    for (let page = 0; page < (row?.n ?? 0); page += pagesAtOnce) {
      const slice = await inTransaction((tx) => resealSlice(tx, column, page))
      result.resealed += slice.resealed
      result.unreadable += slice.unreadable
    }
    results.push(result)
  }
  return results
}

async function resealSlice(tx: Tx, { lockStale, replace }: (typeof columns)[number], page: number) {
  const rows = await lockStale(tx, `(${page},0)`, `(${page + pagesAtOnce},0)`, currentKey('encryption').id)
  const fresh = rows.flatMap(({ place, sealed }) => {
    try {
      return [{ place, sealed: encrypt(decrypt(sealed)) }]
    } catch {
      return []
    }
  })
  if (fresh.length > 0)
    await replace(
      tx,
      fresh.map(({ place }) => place),
      fresh.map(({ sealed }) => sealed),
    )
  return { resealed: fresh.length, unreadable: rows.length - fresh.length }
}

/** How many things are not sealed with the first secret, by column: none of them, and the earlier ones can go. */
export async function countStale(): Promise<{ name: string; stale: number }[]> {
  const { id } = currentKey('encryption')
  return Promise.all(
    columns.map(async (column) => ({ name: column.name, stale: (await column.countStale(getDb(), id))[0]?.n ?? 0 })),
  )
}

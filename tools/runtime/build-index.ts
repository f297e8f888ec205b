import type { Client } from 'pg'
import type { Patience } from './patience.ts'

/**
 * Builds an index while others write. What a run that was broken off has left of it is built again, and nothing is left of one
 * that fails. Like any index that is built so it waits for transactions that began before it.
 * @param index its name, with its schema where that isn't the usual one, each in quotes
 * @param what is being brought up to date, for what is said
 */
export async function buildIndex(
  client: Client,
  { index, sql, what }: { index: string; sql: string; what: string },
  { say }: Pick<Patience, 'say'>,
): Promise<void> {
  const drop = () => client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`)
  const { rowCount } = await client.query('SELECT 1 FROM pg_class WHERE oid = to_regclass($1)', [index])
  if (rowCount === 1) {
    say(`${what}: a run that was broken off has left ${index} behind; it is built again.`)
    await drop()
  }
  try {
    await client.query(sql)
  } catch (error) {
    await drop().catch(() => {}) // the next run finds it
    throw error
  }
}

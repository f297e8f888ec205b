import { createHash } from 'node:crypto'
import pg from 'pg'
import { newId } from '#lib/ids.ts'
import { statements, yardstickConnections } from './statements.ts'

/** What a request asks for, whoever read it: `key` is the hash of its caller's key. */
type Asked = { key: Buffer; orderId: string }
export type NewOrder = Record<'repositoryName' | 'documentType' | 'location' | 'countryISOA3' | 'instructions', string>
export type Answer = { status: number; rows: unknown }

const hash = (text: string) => createHash('sha256').update(text).digest()
export const keyOf = (authorization = '') => hash(authorization.slice('Bearer '.length))

/** Two orders that are placed at one moment may draw one number; the service draws again as well. */
const wasDrawnTwice = (error: unknown) => error instanceof pg.DatabaseError && error.constraint === 'orders_number_key'

/** As long as the answer that the service keeps, sealed. */
const sealedLength = 540

/** A yardstick's answers, one prepared statement each, on connections of its own. */
export function connectAnswers(databaseUrl: string | undefined) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: yardstickConnections,
    idleTimeoutMillis: 5 * 60_000,
    application_name: 'callslip yardstick',
  })
  const run = async (name: keyof typeof statements, ...values: unknown[]) =>
    (await pool.query<object>({ name, text: statements[name], values })).rows
  const one = ([row]: object[], status: number): Answer => ({ status: row ? status : 404, rows: row })
  return {
    list: async (key: Buffer, limit: number): Promise<Answer> => ({ status: 200, rows: await run('list', key, limit) }),
    get: async ({ key, orderId }: Asked) => one(await run('get', key, orderId), 200),
    events: async ({ key, orderId }: Asked): Promise<Answer> => ({
      status: 200,
      rows: await run('events', key, orderId),
    }),
    message: async ({ key, orderId }: Asked, content: string) =>
      one(await run('message', key, orderId, newId('message'), content, newId('event')), 201),
    select: async ({ key, orderId }: Asked, offerId: string) =>
      one(await run('select', key, orderId, offerId, newId('event')), 200),
    /** @param kept the Idempotency-Key, and the text that came with it */
    create: async (key: Buffer, order: NewOrder, kept?: { key: string; text: string }): Promise<Answer> => {
      const id = newId('order')
      const { repositoryName, documentType, location, countryISOA3, instructions } = order
      const values = [key, id, repositoryName, documentType, location, countryISOA3, instructions, newId('event')]
      const place = () =>
        kept === undefined
          ? run('create', ...values)
          : run('createWithKey', ...values, kept.key, hash(kept.text), kept.text.padEnd(sealedLength), `/orders/${id}`)
      const [row] = await place().catch((error: unknown) => (wasDrawnTwice(error) ? place() : Promise.reject(error)))
      return { status: row ? 201 : 403, rows: row }
    },
  }
}

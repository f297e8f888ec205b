import pg from 'pg'
import type { DatabaseAddress, DatabaseHost } from '#lib/database-address.ts'

const patienceMs = 3000

/** What the server says by itself at the start of a session, from version 14 on: whether this one takes no writes. */
export const isReadOnly = ({ parameterName, parameterValue }: { parameterName?: string; parameterValue?: string }) =>
  (parameterName === 'in_hot_standby' || parameterName === 'default_transaction_read_only') && parameterValue === 'on'

/** Which of a database's hosts takes writes: asked when nobody knows, and known until a connection to it is lost or refused. */
export class Primary {
  readonly #address: DatabaseAddress
  #known: Promise<DatabaseHost> | undefined

  constructor(address: DatabaseAddress) {
    this.#address = address
  }

  find(): Promise<DatabaseHost> {
    return (this.#known ??= this.#ask())
  }

  forget(): void {
    this.#known = undefined
  }

  async #ask(): Promise<DatabaseHost> {
    const asked = this.#address.hosts.map(probe)
    try {
      return await Promise.any(asked)
    } catch (error) {
      this.forget()
      const reasons = error instanceof AggregateError ? error.errors.map(messageOf) : [messageOf(error)]
      // The code of a connection that couldn't be made: who asked is told to come again.
      throw Object.assign(new Error(`No host of the database takes writes: ${reasons.join('; ')}`), { code: '08001' })
    }
  }
}

/** A refusal by several addresses of one name has no text of its own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(messageOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)

/** Rejects with what speaks against a host. */
async function probe(host: DatabaseHost): Promise<DatabaseHost> {
  const client = new pg.Client({ connectionString: host.url, connectionTimeoutMillis: patienceMs })
  let readOnly = false
  client.on('error', () => {})
  client.connection.on('parameterStatus', (said: Parameters<typeof isReadOnly>[0]) => (readOnly ||= isReadOnly(said)))
  const name = `${host.host}:${host.port}`
  try {
    await client.connect()
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error })
  } finally {
    client.end().catch(() => {})
  }
  if (readOnly) throw new Error(`${name}: read-only`)
  return host
}

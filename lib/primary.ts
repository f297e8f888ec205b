import pg from 'pg'
import type { DatabaseAddress, DatabaseHost } from '#lib/database-address.ts'

const patienceMs = 3000

/** What the server says by itself at the start of a session, from version 14 on: whether this one takes no writes. */
export const isReadOnly = ({ parameterName, parameterValue }: { parameterName?: string; parameterValue?: string }) =>
  (parameterName === 'in_hot_standby' || parameterName === 'default_transaction_read_only') && parameterValue === 'on'

/** What a lost connection is called, for that is what it will turn out to be. */
const elsewhere = ({ host, port }: DatabaseHost) =>
  Object.assign(new Error(`${host}:${port} takes writes now`), { code: 'ECONNRESET', errno: -104, syscall: 'read' })

/** Which of a database's hosts takes writes: asked when nobody knows, and known until a connection to it is lost or refused. */
export class Primary {
  readonly #address: DatabaseAddress
  readonly #connections = new Map<pg.Client, DatabaseHost>()
  #known: Promise<DatabaseHost> | undefined
  #newest: DatabaseHost | undefined

  constructor(address: DatabaseAddress) {
    this.#address = address
  }

  find(): Promise<DatabaseHost> {
    return (this.#known ??= this.#ask())
  }

  forget(): void {
    this.#known = undefined
  }

  /** Minds a connection to a host until its end. */
  attend(client: pg.Client, host: DatabaseHost): void {
    this.#connections.set(client, host)
    client.once('end', () => {
      this.#connections.delete(client)
      // The end of an older one's says nothing of the one that was found since.
      if (host === this.#newest) this.forget()
    })
  }

  /**
   * Ends what is connected elsewhere. A machine that is frozen or cut off ends nothing itself, and whoever was lent such a
   * connection would wait for as long as one waits for an answer.
   */
  #leaveOthers(primary: DatabaseHost): void {
    for (const [client, host] of this.#connections)
      if (host !== primary) client.connection.stream.destroy(elsewhere(primary))
  }

  async #ask(): Promise<DatabaseHost> {
    const asked = this.#address.hosts.map(probe)
    try {
      const primary = await Promise.any(asked)
      this.#newest = primary
      this.#leaveOthers(primary)
      return primary
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

import { createHash } from 'node:crypto'
import pg from 'pg'
import { ask, toParameter, type Answer, type Asked } from '#lib/statement.ts'

// The driver without Prisma, for statements that stand by themselves: most requests are little more than one or two of them, and
// Prisma's part of their cost would be the larger. Prepared under the same names, and read as the same values.

const statementNames = new Map<string, string>()

// Prisma's statements are parameterised, so their texts are few and worth preparing. Texts that vary (IN lists of any
// length) would fill the server's memory: beyond a bound they go unprepared under the empty name.
export function statementName(sql: string): string {
  const known = statementNames.get(sql)
  if (known !== undefined) return known
  if (statementNames.size >= 500) return ''
  const name = createHash('sha1').update(sql).digest('base64url')
  statementNames.set(sql, name)
  return name
}

/** For connections that know nothing of what was prepared before: each statement by itself. */
export const noName: typeof statementName = () => ''

/** Has a statement run on one of its connections. */
export type Ask = (asked: Asked) => Promise<Answer>

export function runOn(
  askOne: Ask,
  text: string,
  values: readonly unknown[],
  nameOf: typeof statementName = statementName,
): Promise<Answer> {
  return askOne({ name: nameOf(text), text, values: values.map(toParameter) }).catch((error: unknown) => {
    // What the driver's reader throws says nothing of who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    // Without a code of its own: the connection ended under it.
    if (error instanceof Error && !('code' in error)) throw Object.assign(error, { code: '08006' })
    throw error
  })
}

/** What the server says of a statement's values: division by zero, a duplicate. The session is as good as before. */
const ofValues = /^2[23]/

/**
 * A pool whose connections outlast a statement that the server refused for its values. pg's own `pool.query` gives up the connection of whatever
 * failed: the next statement pays for a process of the server's, a key derivation and every statement's preparing, and all that
 * wait for it pay as well.
 */
export const lastingPool =
  (pool: pg.Pool): Ask =>
  async (asked) => {
    const client = await pool.connect()
    try {
      const answer = await ask(client, asked)
      client.release()
      return answer
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError && ofValues.test(error.code ?? '')))
      throw error
    }
  }

type Lane = { client: pg.Client; ready: Promise<unknown>; open: boolean; corked: boolean }

/**
 * A few connections on which many statements are under way at once, each answered in its turn. What the requests of one moment
 * ask goes out in one write: a write to a socket costs more than what is written.
 */
export class Pipeline {
  readonly #lanes: (Lane | undefined)[]
  readonly #newClient: () => pg.Client
  #next = 0

  constructor(lanes: number, newClient: () => pg.Client) {
    this.#lanes = Array.from({ length: lanes }, () => undefined)
    this.#newClient = newClient
  }

  readonly ask: Ask = async (asked) => {
    this.#next = (this.#next + 1) % this.#lanes.length
    const lane = (this.#lanes[this.#next] ??= this.#connect(this.#next))
    if (!lane.open) await lane.ready
    if (!lane.corked) {
      const { stream } = lane.client.connection
      lane.corked = true
      stream.cork()
      // Once all that has come in by now has been looked at.
      setImmediate(() => {
        lane.corked = false
        stream.uncork()
      })
    }
    return ask(lane.client, asked)
  }

  async end(): Promise<void> {
    const open = this.#lanes.splice(0).flatMap((lane) => lane ?? [])
    await Promise.all(open.map(({ ready, client }) => ready.then(() => client.end()).catch(() => {})))
  }

  #connect(index: number): Lane {
    const client = this.#newClient()
    const lane: Lane = { client, ready: client.connect(), open: false, corked: false }
    // The next statement opens a new one.
    const forget = () => {
      if (this.#lanes[index] === lane) this.#lanes[index] = undefined
    }
    client.on('error', forget).on('end', forget)
    lane.ready = lane.ready.then(
      () => (lane.open = true),
      (error: unknown) => {
        forget()
        throw error
      },
    )
    return lane
  }
}

import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

// A statement at the driver. pg's own query asks the server each time what the columns of its answer are, also where the
// statement was prepared long ago: of an order that is more than the order, to be written, sent and read again. A prepared
// statement's columns never change: where they would, the server refuses to run it. So each connection asks once, of whatever answers
// with rows.

/** `values`: as `toParameter` makes them. */
export type Asked = { name: string; text: string; values: readonly Parameter[] }
type Parameter = ReturnType<typeof prepareValue>
/** `rowCount`: rows that were read or changed; null of a command that has none. */
export type Answer = { rows: Record<string, unknown>[]; rowCount: number | null }

/** A value as it goes to the server; times in UTC, wherever this process is. */
export const toParameter = (value: unknown): Parameter =>
  prepareValue(value instanceof Date ? value.toISOString() : value)

/** As the server writes it, in UTC; what is out of the ordinary the driver's own reader understands. */
const toMoment = (text: string): unknown =>
  text[10] === ' ' && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text)

// What Prisma makes of a type, where that isn't what the driver does.
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [pg.types.builtins.TIMESTAMPTZ]: toMoment,
}

type Columns = { names: string[]; readers: ((text: string) => unknown)[]; empty: Record<string, unknown> }
const toColumns = (fields: readonly pg.FieldDef[]): Columns => {
  const names = fields.map(({ name }) => name)
  return {
    names,
    readers: fields.map(({ dataTypeID }) => parsers[dataTypeID] ?? pg.types.getTypeParser(dataTypeID)),
    // Copied for each row: its members then have their places already.
    empty: { ...Object.fromEntries(names.map((name) => [name, null])) },
  }
}

function toRow(columns: Columns | undefined, fields: readonly (string | null)[]): Record<string, unknown> {
  if (columns?.names.length !== fields.length) throw new Error('A row came that has other columns than its statement.')
  const row: Record<string, unknown> = { ...columns.empty }
  for (let i = 0; i < fields.length; i += 1) {
    const text = fields[i] ?? null
    row[columns.names[i] ?? ''] = text === null ? null : columns.readers[i]?.(text)
  }
  return row
}

/** What pg's client keeps of a connection's statements, and the messages that its own queries send. */
type Session = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: object): void
  sync(): void
}
const known = new WeakMap<Session, Map<string, Columns>>()

// What it says to copies and to empty texts stays.
const Query = pg.Query as unknown as new (text: string) => object // its types don't say what it answers to

/** One of pg's queries, for its client pipelines no others; what such a one does with rows is said here anew. */
class Statement extends Query implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly values: readonly Parameter[]
  callback: (error: unknown, answer?: Answer) => void
  readonly #answer: Answer = { rows: [], rowCount: null }
  #columns: Columns | undefined
  /** Where the answer's columns are to be kept. */
  #keptIn: Map<string, Columns> | undefined
  #unreadable: unknown

  constructor({ name, text, values }: Asked, callback: Statement['callback']) {
    super(text)
    this.name = name
    this.text = text
    this.values = values
    this.callback = callback
  }

  submit(connection: pg.Connection): null {
    const session = connection as unknown as Session // its own types are some versions old
    const { name, text, values } = this
    let columns = known.get(session)
    if (!columns) known.set(session, (columns = new Map()))
    if (name !== '') {
      this.#columns = columns.get(name)
      this.#keptIn = columns
    }
    session.stream.cork()
    try {
      if (name === '' || (session.parsedStatements[name] ?? session.submittedNamedStatements[name]) === undefined) {
        session.parse({ name, text })
        if (name !== '') session.submittedNamedStatements[name] = text
      }
      session.bind({ statement: name, values })
      if (!this.#columns) session.describe({ type: 'P', name: '' })
      session.execute({})
      session.sync()
    } finally {
      session.stream.uncork()
    }
    return null
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = toColumns(fields)
    this.#keptIn?.set(this.name, this.#columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#answer.rows.push(toRow(this.#columns, fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    // As in `INSERT 0 1`; `BEGIN` has none.
    const count = Number(text.slice(text.lastIndexOf(' ') + 1))
    this.#answer.rowCount = Number.isNaN(count) ? null : count
  }

  handleError(error: unknown): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    if (this.#unreadable === undefined) return this.callback(null, this.#answer)
    this.#keptIn?.delete(this.name)
    // With a code, or it would be taken for a connection that was lost.
    this.callback(Object.assign(new Error('unreadable answer', { cause: this.#unreadable }), { code: 'unreadable' }))
  }
}

/** Runs a statement on a connection, or behind others that are under way on it. Unprepared where it has no name. */
export const ask = (client: pg.ClientBase, asked: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    client.query(
      new Statement(asked, (error, answer) => {
        if (answer) resolve(answer)
        else reject(error)
      }),
    )
  })

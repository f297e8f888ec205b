import type pg from 'pg'

/** A column of a statement's result; `origin` where it is a table's column as it stands. */
export type ResultColumn = { name: string; type: string; origin?: { notNull: boolean } }

/** Asks the server to parse and describe a statement, and not to run it. */
class Description {
  readonly fields: Promise<pg.FieldDef[]>
  #fields: pg.FieldDef[] = []
  #resolve: (fields: pg.FieldDef[]) => void = () => {}
  #reject: (error: Error) => void = () => {}
  #text: string

  constructor(text: string) {
    this.#text = text
    this.fields = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }
  submit(connection: pg.Connection) {
    connection.parse({ text: this.#text, name: '', types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }
  handleParseComplete() {}
  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.#fields = fields
  }
  handleError(error: Error) {
    this.#reject(error)
  }
  handleReadyForQuery() {
    this.#resolve(this.#fields)
  }
}

/** The columns that a statement returns, as PostgreSQL says; throws what it says of one that it can't prepare. */
export async function describeStatement(client: pg.Client, text: string): Promise<ResultColumn[]> {
  const fields = await client.query(new Description(text)).fields
  const { rows } = await client.query<{ type: string; not_null: boolean | null }>(
    `SELECT t.typname AS type, a.attnotnull AS not_null
     FROM unnest($1::oid[], $2::oid[], $3::int[]) WITH ORDINALITY AS f(type, origin, attribute, n)
     JOIN pg_type t ON t.oid = f.type LEFT JOIN pg_attribute a ON a.attrelid = f.origin AND a.attnum = f.attribute AND f.attribute > 0
     ORDER BY n`,
    [fields.map((f) => f.dataTypeID), fields.map((f) => f.tableID), fields.map((f) => f.columnID)],
  )
  return fields.map(({ name }, n) => {
    const { type = '', not_null = null } = rows[n] ?? {}
    return { name, type, ...(not_null === null ? {} : { origin: { notNull: not_null } }) }
  })
}

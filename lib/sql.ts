import { runAlone, type Manner, type Tx } from '#lib/db.ts'
import { Prisma, type $Enums } from '#lib/generated/prisma/client.ts'

/** A column of a result: the types that PostgreSQL may send in it, and (`value`, which is never there) what Prisma makes of them. */
export type Column<T> = {
  readonly types: readonly string[]
  readonly nullable?: true
  /** The table's column may be null, and in these rows it isn't. */
  readonly present?: true
  /** Its name in the table, where that isn't the member's in snake case. */
  readonly name?: string
  readonly value?: T
}
type Shape = Readonly<Record<string, Column<unknown>>>
export type RowOf<S extends Shape> = {
  -readonly [K in keyof S]: S[K] extends Column<infer T> ? Exclude<T, undefined> : never
}
/** The shape that a type asks for: every member, each by a column of its type. */
export type ShapeOf<T> = { readonly [K in keyof T]-?: Column<T[K]> }

const column = <T>(...types: string[]): Column<T> => ({ types })
export const text = column<string>('text', 'bpchar')
export const int4 = column<number>('int4')
export const int8 = column<bigint>('int8')
export const float8 = column<number>('float8')
export const bool = column<boolean>('bool')
export const date = column<Date>('date')
export const timestamptz = column<Date>('timestamptz')
export const bytea = column<Uint8Array<ArrayBuffer>>('bytea')
export const jsonb = column<Prisma.JsonValue>('jsonb')
/** An enum of the schema; PostgreSQL knows it by the same name. */
export const enumOf = <N extends keyof typeof $Enums>(name: N) =>
  column<(typeof $Enums)[N][keyof (typeof $Enums)[N]]>(name)
/** Text of which the statement itself makes a closed list of words: the one thing that nothing checks. */
export const words = <T extends string>() => column<T>('text')
/** A list of text, in which those who write it keep to a closed list of words. */
export const listOf = <T extends string>() => column<T[]>('_text')
export const nullable = <T>(of: Column<T>): Column<T | null> => ({ ...(of as Column<T | null>), nullable: true })
/** A column that may be null in its table, where the statement's conditions or the writers' habits leave no row in which it is. */
export const present = <T>(of: Column<T>): Column<T> => ({ ...of, present: true })
export const named = <T>(name: string, of: Column<T>): Column<T> => ({ ...of, name })

/** Made once for each shape and alias: statements that are built for every request ask for it. */
function perShape<T, A extends [] | [alias?: string]>(make: (shape: Shape, ...alias: A) => T) {
  const made = new WeakMap<Shape, Map<string | undefined, T>>()
  return (shape: Shape, ...alias: A): T => {
    const known = made.get(shape) ?? new Map<string | undefined, T>()
    const [name] = alias
    let one = known.get(name)
    if (one === undefined) {
      known.set(name, (one = make(shape, ...alias)))
      made.set(shape, known)
    }
    return one
  }
}

const columnsOf = perShape((shape): [string, string][] =>
  Object.entries(shape).map(([key, { name }]) => [
    key,
    name ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
)

/** The select list of a shape's columns, from the table of that alias. */
export const select = perShape((shape, alias: string): Prisma.Sql =>
  Prisma.raw(
    columnsOf(shape)
      .map(([key, name]) => (name === key ? `${alias}.${name}` : `${alias}.${name} AS "${key}"`))
      .join(', '),
  ),
)

/** The names of a shape's columns as the table has them. */
export const names = perShape((shape, alias?: string): Prisma.Sql =>
  Prisma.raw(
    columnsOf(shape)
      .map(([, name]) => (alias === undefined ? name : `${alias}.${name}`))
      .join(', '),
  ),
)

type Under<P extends string, S extends Shape> = { readonly [K in keyof S & string as `${P}.${K}`]: S[K] }
/**
 * A shape's columns under a prefix (`event.id`), for a row that holds several tables' rows, and how to take that row out again:
 * one statement instead of one for each table.
 */
export function under<P extends string, S extends Shape>(prefix: P, shape: S) {
  const parts = columnsOf(shape).map(([key, name]) => [key, `${prefix}.${key}`, name] as const)
  return {
    shape: Object.fromEntries(parts.map(([key, full, name]) => [full, { ...shape[key], name }])) as unknown as Under<
      P,
      S
    >, // the keys are made of the same words as the type's
    of: (row: RowOf<Under<P, S>>): RowOf<S> => {
      const values: Readonly<Record<string, unknown>> = row
      return Object.fromEntries(parts.map(([key, full]) => [key, values[full]])) as RowOf<S> // likewise
    },
  }
}

/**
 * A condition that no index serves: beside a key, by which the row is found alone. The planner would take any other index for as
 * good while it knows nothing of a young table, and keep to it in prepared statements while the table grows.
 */
export const unindexed = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`(${condition}) IS TRUE`

/** The row of an id, or those of several; the one by its key itself, for which there is but one way to find it. */
export const isOneOf = (column: Prisma.Sql, ids: readonly string[]): Prisma.Sql =>
  ids.length === 1 ? Prisma.sql`${column} = ${ids[0]}` : Prisma.sql`${column} = ANY(${ids}::text[])`

/** A row's members by those names, for jsonb_populate_recordset. */
export const asRow = <S extends Shape>(shape: S, row: { readonly [K in keyof S]?: unknown }): Record<string, unknown> =>
  Object.fromEntries(columnsOf(shape).map(([key, name]) => [name, row[key]]))

/**
 * A select list of one row's values, each as its column's type. Built flat and of texts made once: rows that are written often
 * have many columns.
 */
export function defineValues<S extends Shape>(shape: S) {
  const columns = Object.entries(shape)
  const casts = columns.map(([, { types }]) => `::"${types[0]}"`)
  const texts = ['', ...casts.map((cast, i) => (i < casts.length - 1 ? `${cast}, ` : cast))]
  const isJson = columns.map(([, { types }]) => types[0] === 'jsonb')
  return (row: { readonly [K in keyof S]?: unknown }): Prisma.Sql =>
    new Prisma.Sql(
      texts,
      columns.map(([key], i) => {
        const value = row[key] ?? null
        return isJson[i] && value !== null ? JSON.stringify(value) : value
      }),
    )
}

type Build<A extends unknown[]> = (...args: A) => Prisma.Sql
/** Every statement that the loaded modules define, for the test that prepares them (lib/sql.test.ts). */
export const statements = new Map<unknown, { build: (...args: never) => Prisma.Sql; shape?: Shape }>()

/**
 * A statement that reads: the type of its rows is that of its shape, and a test holds the shape against what PostgreSQL
 * says of the statement. Defined where its module loads, so that the test finds it. The test also prepares it with null for
 * every argument; where that isn't enough to make all of its texts, the test's table of samples says what is.
 * @param anew outside of transactions it is planned for its values each time, or where these arguments say so
 * @param quick it reads a row or two by a key and takes no lock: outside of transactions it shares a connection with others
 */
export function defineQuery<S extends Shape, A extends unknown[]>(
  shape: S,
  build: Build<A>,
  { anew = false, quick = false }: { anew?: boolean | ((...args: A) => boolean); quick?: boolean } = {},
) {
  const run = (tx: Tx, ...args: A): Promise<RowOf<S>[]> => {
    const sql = build(...args)
    const manner: Manner = { quick, anew: typeof anew === 'function' ? anew(...args) : anew }
    return runAlone(tx, sql, manner)?.then(({ rows }) => rows as RowOf<S>[]) ?? tx.$queryRaw<RowOf<S>[]>(sql)
  }
  statements.set(run, { build, shape })
  return run
}

/** A statement whose rows nobody reads; returns how many there were. */
export function defineCommand<A extends unknown[]>(build: Build<A>) {
  const run = (tx: Tx, ...args: A): Promise<number> => {
    const sql = build(...args)
    return runAlone(tx, sql, {})?.then(({ rowCount }) => rowCount ?? 0) ?? tx.$executeRaw(sql)
  }
  statements.set(run, { build })
  return run
}

/** Takes the row of an id under a lock, and reads nothing: returns how many rows that were. */
export const defineLock = (table: string, strength: 'UPDATE' | 'NO KEY UPDATE' = 'UPDATE') =>
  defineCommand(
    (id: string) => Prisma.sql`SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ${id} FOR ${Prisma.raw(strength)}`,
  )

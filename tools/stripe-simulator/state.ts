import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { ApiError } from '#tools/stripe-simulator/errors.ts'
import type { AnyObject, ObjectTypes } from '#tools/stripe-simulator/objects.ts'

// `due` is when a hold lapses (only while it is held), `parent` the charge or transfer that money came from.
const tables = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, livemode INTEGER NOT NULL,
    parent TEXT, due INTEGER, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS objects_listed ON objects (kind, livemode, seq);
  CREATE INDEX IF NOT EXISTS objects_parent ON objects (parent) WHERE parent IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_due ON objects (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, livemode INTEGER NOT NULL, type TEXT NOT NULL,
    body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, livemode INTEGER NOT NULL, slot INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER, last_status INTEGER);
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (next_at) WHERE next_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ledger (
    id INTEGER PRIMARY KEY AUTOINCREMENT, posting TEXT NOT NULL, livemode INTEGER NOT NULL, account TEXT NOT NULL,
    currency TEXT NOT NULL, amount INTEGER NOT NULL, reason TEXT NOT NULL, reference TEXT NOT NULL, created INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS ledger_balances ON ledger (livemode, account, currency, amount);
  CREATE TABLE IF NOT EXISTS idempotency (
    livemode INTEGER NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    created INTEGER NOT NULL, PRIMARY KEY (livemode, key));
  CREATE INDEX IF NOT EXISTS idempotency_age ON idempotency (created);
  CREATE TABLE IF NOT EXISTS faults (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL, remaining INTEGER);
  CREATE TABLE IF NOT EXISTS payouts (
    id TEXT PRIMARY KEY, livemode INTEGER NOT NULL, account TEXT NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Random identifier in Stripe's manner; the slight bias of the remainder doesn't matter here. */
export function newId(prefix: string, length = 24): string {
  let id = `${prefix}_`
  for (const byte of randomBytes(length)) id += letters.charAt(byte % letters.length)
  return id
}

export class Store {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #endpoints: readonly { livemode: boolean; connect?: boolean | undefined }[]
  /** Told on the event; set by whoever opens the transaction. */
  request: { id: string | null; idempotency_key: string | null } = { id: null, idempotency_key: null }

  /** Where requests, answers or events were not as Stripe publishes them, since the last look. */
  readonly #deviations = new Set<string>()

  constructor(file: string, endpoints: readonly { livemode: boolean; connect?: boolean | undefined }[]) {
    this.#endpoints = endpoints
    // Keys and secrets pass through it; SQLite gives its other files the same mode.
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
    if (file !== ':memory:') chmodSync(file, 0o600)
    this.#db = new DatabaseSync(file)
    // With WAL a killed process loses nothing that was committed; only a power cut could.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
    this.#db.exec(tables)
  }

  /** The endpoints that an event goes to, each by its place among those of its mode. */
  slotsOf({ livemode, connect }: { livemode: boolean; connect: boolean }): number[] {
    return this.#endpoints
      .filter((one) => one.livemode === livemode)
      .flatMap((one, slot) => ((one.connect ?? false) === connect ? [slot] : []))
  }

  close(): void {
    this.#statements.clear()
    this.#db.close()
  }

  /** Each is told once, on the log and to whoever looks: a test of anything may bring it to light. */
  deviates(found: readonly string[]): void {
    for (const one of found) {
      if (!this.#deviations.has(one)) console.error(`stripe-simulator: not as Stripe publishes it: ${one}`)
      this.#deviations.add(one)
    }
  }

  takeDeviations(): string[] {
    const found = [...this.#deviations]
    this.#deviations.clear()
    return found
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes)
  }

  /** Rows as the caller describes them: the SQL beside the call names the columns. */
  all<T>(sql: string, ...values: SQLInputValue[]): T[] {
    // node:sqlite types rows as records of SQL values; the statement fixes the members.
    return this.#prepare(sql).all(...values) as T[]
  }

  first<T>(sql: string, ...values: SQLInputValue[]): T | undefined {
    return this.all<T>(sql, ...values)[0]
  }

  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  /** Undoes the work when it throws, except for errors that are results (a declined card). */
  attempt<T>(work: () => T): T {
    this.#db.exec('SAVEPOINT attempt')
    try {
      return work()
    } catch (error) {
      if (!(error instanceof ApiError && error.keepsChanges)) this.#db.exec('ROLLBACK TO attempt')
      throw error
    } finally {
      this.#db.exec('RELEASE attempt')
    }
  }

  setting(name: string): string | undefined {
    return this.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value
  }

  set(name: string, value: string | undefined): void {
    if (value === undefined) this.run('DELETE FROM settings WHERE name = ?', name)
    else this.run('INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value', name, value)
  }

  /** The simulator's own clock in unix seconds: real time plus what tests have advanced it by. */
  now(): number {
    return Math.floor(Date.now() / 1000) + Number(this.setting('clock_offset') ?? 0)
  }

  put(object: AnyObject): void {
    this.run(
      `INSERT INTO objects (id, kind, livemode, parent, due, body) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET parent = excluded.parent, due = excluded.due, body = excluded.body`,
      object.id,
      object.object,
      Number(object.livemode),
      parentOf(object),
      dueOf(object),
      JSON.stringify(object),
    )
  }

  get<K extends keyof ObjectTypes>(kind: K, id: string, livemode: boolean): ObjectTypes[K] | undefined {
    const sql = 'SELECT body FROM objects WHERE id = ? AND kind = ? AND livemode = ?'
    const row = this.first<{ body: string }>(sql, id, kind, Number(livemode))
    // Written by put() alone, so the kind decides the shape.
    return row && (JSON.parse(row.body) as ObjectTypes[K])
  }

  /** Any kind: for `expand`, which knows only an id. */
  find(id: string, livemode: boolean): AnyObject | undefined {
    const sql = 'SELECT body FROM objects WHERE id = ? AND livemode = ?'
    const row = this.first<{ body: string }>(sql, id, Number(livemode))
    // Written by put() alone.
    return row && (JSON.parse(row.body) as AnyObject)
  }

  modeOf(id: string): boolean | undefined {
    const row = this.first<{ livemode: number }>('SELECT livemode FROM objects WHERE id = ?', id)
    return row && row.livemode === 1
  }

  childrenOf<K extends keyof ObjectTypes>(kind: K, parent: string): ObjectTypes[K][] {
    const sql = 'SELECT body FROM objects WHERE parent = ? AND kind = ? ORDER BY seq DESC'
    // Written by put() alone, so the kind decides the shape.
    return this.all<{ body: string }>(sql, parent, kind).map((row) => JSON.parse(row.body) as ObjectTypes[K])
  }
}

function parentOf(object: AnyObject): string | null {
  if (object.object === 'transfer') return object.source_transaction
  if (object.object === 'refund' || object.object === 'dispute') return object.charge
  if (object.object === 'transfer_reversal') return object.transfer
  if (object.object === 'charge') return object.payment_intent
  if (object.object === 'payment_method') return object.customer
  // The authentication page knows the intent only by its token.
  if (object.object === 'payment_intent') return object._simulator.authentication?.token ?? null
  return null
}

function dueOf(object: AnyObject): number | null {
  return object.object === 'payment_intent' && object.status === 'requires_capture'
    ? object._simulator.captureBefore
    : null
}

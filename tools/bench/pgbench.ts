import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { statements, yardstickConnections } from './statements.ts'

const folders = () => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().toReversed(),
]
export const findPgbench = (): string | undefined =>
  folders()
    .map((folder) => join(folder, 'pgbench'))
    .find((path) => existsSync(path))

/** Ids that grow with the time, as ours do, so that they are added at the same end of an index. */
const id = (prefix: string) =>
  `'${prefix}_' || lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000000)::bigint), 14, '0') || lpad(to_hex(:drawn::bigint), 12, '0')`

/** pgbench takes a colon for the beginning of a variable, in a text too. */
const literal = (of: string) => pg.escapeLiteral(of).replaceAll(':', `' || chr(58) || '`)

/** The yardstick's own statement for a create, with values in the places of its parameters. */
function scriptFor(key: string): string {
  const hash = `'\\x${createHash('sha256').update(key).digest('hex')}'::bytea`
  const texts = ['Archives de Paris', 'Birth record', 'Paris', 'FRA', 'sandbox:manual'].map(literal)
  const values = [hash, id('ord'), ...texts, id('evt')]
  const statement = statements.create.replaceAll(/\$(\d+)/g, (_, n: string) => `(${values[Number(n) - 1]})`)
  return `\\set drawn random(0, 281474976710655)\n${statement};\n`
}

/** As variables, for a command's arguments can be read by anybody on the machine. */
function variablesOf(database: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(database)
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
}

export type Bare = { perSecond: number; meanMs: number }

/**
 * Creates by PostgreSQL's own load generator, without HTTP and without Node: what the database allows at most. Undefined where
 * one of its clients gave up, as it does when two orders draw one number: the others alone would be a lower bar.
 */
export async function measurePgbench(
  path: string,
  database: string,
  key: string,
  seconds: number,
): Promise<Bare | undefined> {
  const clients = String(yardstickConnections)
  const whole = String(Math.max(1, Math.round(seconds)))
  const child = spawn(path, ['-n', '-M', 'prepared', '-c', clients, '-T', whole, '-f', '-'], {
    env: { ...process.env, ...variablesOf(database) },
  })
  child.stdin.end(scriptFor(key))
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (/ aborted /.test(complaints)) return undefined
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(said) ?? []
  const [, meanMs] = /^latency average = ([\d.]+) ms/m.exec(said) ?? []
  if (perSecond === undefined || meanMs === undefined) throw new Error(`pgbench: ${complaints || said}`)
  return { perSecond: Number(perSecond), meanMs: Number(meanMs) }
}

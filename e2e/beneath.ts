import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { RunningApp } from './running-app.ts'

// What stands beneath a running app: its processes' children, and its database.

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined // it has ended meanwhile
  }
}

/** From every process's own word: the system's list of a process's children may leave some out. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)

/** Does something in one of its embedded server's databases, as the owner. */
export async function inDatabase<T>(
  { dataDir }: Pick<RunningApp, 'dataDir'>,
  work: (client: pg.Client) => Promise<T>,
  database = 'callslip',
): Promise<T> {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    password: string
  }
  const client = new pg.Client({ connectionString: `postgresql://callslip:${password}@127.0.0.1:${port}/${database}` })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

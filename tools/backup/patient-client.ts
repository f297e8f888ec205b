import type { Client } from 'pg'
import { newClient, ownDatabase } from '#lib/connection.ts'

/** Runs `work` on a connection past any pooler, whose statements may take as long as they like. */
export async function withPatientClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = newClient(ownDatabase(), { patient: true, application_name: 'callslip backup' })
  await client.connect()
  try {
    // A role behind a pooler brings the limits of requests along.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The server's version: 15, and as it calls itself. */
export async function serverVersion(client: Client): Promise<{ major: number; full: string }> {
  const { rows } = await client.query<{ n: number; full: string }>(
    "SELECT current_setting('server_version_num')::int AS n, current_setting('server_version') AS full",
  )
  const [{ n, full } = { n: 0, full: '' }] = rows
  return { major: Math.floor(n / 10_000), full }
}

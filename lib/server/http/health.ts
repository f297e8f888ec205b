import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { defineCommand } from '#lib/sql.ts'

const reach = defineCommand(() => Prisma.sql`SELECT 1`)

/** Whether this process answers and reaches its database. No bearer: load balancers ask. */
export async function answerHealth(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Request-Id': newId('request') }
  try {
    await reach(getDb())
    return Response.json({ status: 'ok' }, { headers })
  } catch {
    return Response.json(
      { status: 'unavailable', error: 'The database is out of reach.' },
      { status: 503, headers: { ...headers, 'Retry-After': '2' } },
    )
  }
}

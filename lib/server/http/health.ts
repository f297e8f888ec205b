import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'

/** Whether this process answers and reaches its database. No bearer: load balancers ask. */
export async function answerHealth(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'Request-Id': newId('request') }
  try {
    await getDb().$queryRaw`SELECT 1`
    return Response.json({ status: 'ok' }, { headers })
  } catch {
    return Response.json(
      { status: 'unavailable', error: 'The database is out of reach.' },
      { status: 503, headers: { ...headers, 'Retry-After': '2' } },
    )
  }
}

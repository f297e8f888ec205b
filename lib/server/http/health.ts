import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { defineCommand } from '#lib/sql.ts'

const reach = defineCommand(() => Prisma.sql`SELECT 1`)
// Whoever asks gives up soon, and would learn nothing.
const patienceMs = 4_000

async function reachSoon(): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
  })
  await Promise.race([reach(getDb()), late]).finally(() => clearTimeout(timer))
}

/** Whether this process answers and reaches its database. No bearer: load balancers ask. */
export async function answerHealth(): Promise<Response> {
  const headers = answerHeaders(newId('request'))
  try {
    await reachSoon()
    return Response.json({ status: 'ok' }, { headers })
  } catch {
    return Response.json(
      { status: 'unavailable', error: 'The database is out of reach.' },
      { status: 503, headers: { ...headers, 'Retry-After': '2' } },
    )
  }
}

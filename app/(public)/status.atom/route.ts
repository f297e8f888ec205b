import { readAddresses } from '#lib/server/docs/addresses.ts'
import { atomResponse } from '#lib/server/docs/atom-feed.ts'
import { statusFeed } from '#lib/server/docs/status-feed.ts'
import { recallStatus } from '#lib/status/recall-status.ts'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const status = await recallStatus()
  return status
    ? atomResponse(statusFeed(status.incidents, readAddresses().portal), 60)
    : new Response(null, { status: 503 })
}

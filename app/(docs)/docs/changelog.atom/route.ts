import { readAddresses } from '#lib/server/docs/addresses.ts'
import { changelogFeed } from '#lib/server/docs/changelog.ts'

// Names the portal's address, which a build doesn't know.
export const dynamic = 'force-dynamic'

export const GET = () =>
  new Response(changelogFeed(readAddresses().portal), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    },
  })

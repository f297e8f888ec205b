import { readAddresses } from '#lib/server/docs/addresses.ts'
import { atomResponse } from '#lib/server/docs/atom-feed.ts'
import { changelogFeed } from '#lib/server/docs/changelog.ts'

// Names the portal's address, which a build doesn't know.
export const dynamic = 'force-dynamic'

export const GET = () => atomResponse(changelogFeed(readAddresses().portal), 300)

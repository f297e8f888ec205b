import { readAddresses } from '#lib/server/docs/addresses.ts'
import { allGuides } from '#lib/server/docs/plain-text.ts'

// Names the base URLs, which a build doesn't know.
export const dynamic = 'force-dynamic'

export const GET = () =>
  new Response(`${allGuides(readAddresses())}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })

import { readAddresses } from '#lib/server/docs/addresses.ts'
import { searchEntries } from '#lib/server/docs/search-entries.ts'
import { keptAs, serveKept } from '#lib/server/openapi/kept.ts'

/** What the documentation's search looks through, fetched when it is first opened. */
export const GET = (request: Request) =>
  serveKept(
    request,
    keptAs('search', () => JSON.stringify(searchEntries(readAddresses()))),
    'application/json',
  )

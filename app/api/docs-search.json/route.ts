import { methods } from '#lib/server/http/route.ts'
import { readAddresses } from '#lib/server/docs/addresses.ts'
import { searchEntries } from '#lib/server/docs/search-entries.ts'
import { keptAs, serveKept } from '#lib/server/openapi/kept.ts'

/** What the documentation's search looks through, fetched when it is first opened. */
export const { GET, POST, PATCH, PUT, DELETE } = methods({
  GET: (request: Request) =>
    serveKept(
      request,
      keptAs('search', () => JSON.stringify(searchEntries(readAddresses()))),
      'application/json',
    ),
})

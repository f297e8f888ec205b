import { downloads } from '#lib/server/docs/downloads.ts'

// Read from the folder as it is now, not as it was at the build.
export const dynamic = 'force-dynamic'

/** The newest client under a name that stays; /docs/downloads has it with its version and checksum. */
export const GET = () =>
  new Response(new Uint8Array(downloads.find(({ name }) => name.startsWith('callslip-client-'))?.content ?? []), {
    headers: { 'Content-Type': 'application/gzip', 'X-Content-Type-Options': 'nosniff' },
  })

import { clientPackage } from '#lib/server/docs/client-package.ts'

// Read from the folder as it is now, not as it was at the build.
export const dynamic = 'force-dynamic'

/** The typed client: `npm install` takes this address. */
export const GET = () =>
  new Response(new Uint8Array(clientPackage()), {
    headers: { 'Content-Type': 'application/gzip', 'X-Content-Type-Options': 'nosniff' },
  })

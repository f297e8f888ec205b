import { securityText } from '#lib/legal/security-text.ts'

// Names the portal's address and a day to come, which a build doesn't know.
export const dynamic = 'force-dynamic'

/** Found at /.well-known/security.txt too (next.config.mjs). */
export const GET = () =>
  new Response(securityText(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })

import type { AccessTokenView } from '#lib/clients/schema.ts'

/**
 * A ten-minute development token where somebody is signed in as a customer; undefined where nobody is. For pages that
 * anybody may read: unlike the portal's own way (access-token.ts) it asks nobody to sign in.
 */
export async function findVisitorToken(): Promise<AccessTokenView | undefined> {
  const response = await fetch('/api/access-token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ environment: 'development', role: 'customer' }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  // Its own origin's answer, from the same deployment as this code.
  return response?.ok ? ((await response.json()) as AccessTokenView) : undefined
}

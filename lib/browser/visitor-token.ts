import { chosenClient } from '#lib/browser/client-choice.ts'
import type { AccessTokenView } from '#lib/clients/schema.ts'

/**
 * A ten-minute development token where somebody is signed in as a customer; undefined where nobody is. For pages that
 * anybody may read: unlike the portal's own way (access-token.ts) it asks nobody to sign in.
 */
export async function findVisitorToken(): Promise<AccessTokenView | undefined> {
  const clientId = chosenClient()
  // One that the person has left since is no choice any more.
  return (clientId === undefined ? undefined : await request({ clientId })) ?? request({})
}

/** A token for the person alone, whatever they are; undefined where nobody is signed in. */
export const findPersonToken = () => request({ role: 'person' })

async function request(which: { clientId?: string; role?: 'person' }): Promise<AccessTokenView | undefined> {
  const response = await fetch('/api/access-token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ environment: 'development', role: 'customer', ...which }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  // Its own origin's answer, from the same deployment as this code.
  return response?.ok ? ((await response.json()) as AccessTokenView) : undefined
}

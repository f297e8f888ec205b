import type { Environment } from '#lib/env.ts'
import { clientParameter } from '#lib/clients/client-cookie.ts'
import { portalUrl } from '#lib/mail/letter.ts'

/** A page of the customer's side for a mail: it says for which of the reader's clients, and where it matters in which world. */
export function clientUrl(path: string, clientId: string, environment?: Environment): string {
  const url = new URL(portalUrl(path))
  if (environment !== undefined) url.searchParams.set('environment', environment)
  url.searchParams.set(clientParameter, clientId)
  return url.href
}

import { getEnv, type Environment } from '#lib/env.ts'
import { findUrlIssue, isLocalAllowed } from '#lib/webhooks/url-policy.ts'

/** A push service is held to the rules of production, but where a developer has opened their own machine to webhooks. */
export const endpointRules = (): Environment => (isLocalAllowed('development') ? 'development' : 'production')

export const findEndpointIssue = (endpoint: string): string | undefined => findUrlIssue(endpointRules(), endpoint)

/** Whom a push service may write to about what we send (RFC 8292, section 2.1). */
export function contactUrl(): string {
  const { CONTACT_EMAIL, MAIL_FROM, PORTAL_URL } = getEnv()
  if (CONTACT_EMAIL !== undefined) return `mailto:${CONTACT_EMAIL}`
  if (PORTAL_URL.startsWith('https://')) return PORTAL_URL
  return `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
}

import { getEnv } from '#lib/env.ts'

const validDays = 180

/** What RFC 9116 wants to be said to whoever finds a weakness. */
export function securityText(now = new Date()): string {
  const { SECURITY_CONTACT, PORTAL_URL } = getEnv()
  const contacts = SECURITY_CONTACT.length > 0 ? SECURITY_CONTACT : [`${PORTAL_URL}/contact`]
  const day = new Date(now.getTime() + validDays * 86_400_000).toISOString().slice(0, 10)
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${day}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${PORTAL_URL}/.well-known/security.txt`,
    '',
  ].join('\n')
}

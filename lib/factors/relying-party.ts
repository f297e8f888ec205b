import { getEnv } from '#lib/env.ts'

/** For whom a passkey is good: the portal's host, and pages that came from its very address. */
export function relyingParty(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(getEnv().PORTAL_URL)
  return { rpID: hostname, origin }
}

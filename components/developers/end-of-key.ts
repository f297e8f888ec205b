import type { KeyView } from '#lib/clients/schema.ts'

export type KeyEnding = { kind: 'revoked' | 'expired'; at: string }

/** Until when a key that was replaced, or is to end, works: it may expire before. */
export const worksUntil = (revokedAt: string, expiresAt: string | undefined): string =>
  expiresAt !== undefined && Date.parse(expiresAt) < Date.parse(revokedAt) ? expiresAt : revokedAt

// Clocks differ a little, and what was revoked a moment ago must not look alive; no overlap is shorter than an hour.
const clockDifferenceMs = 60_000

/** Whether a key can't be used any more, and which of its two ends came first. */
export function endOf({ revokedAt, expiresAt }: KeyView, now: number): KeyEnding | undefined {
  const ends = [
    ...(revokedAt !== undefined && Date.parse(revokedAt) <= now + clockDifferenceMs
      ? [{ kind: 'revoked' as const, at: revokedAt }]
      : []),
    ...(expiresAt !== undefined && Date.parse(expiresAt) <= now ? [{ kind: 'expired' as const, at: expiresAt }] : []),
  ]
  return ends.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]
}

import { StatusBadge } from '#components/ui/badge.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import type { KeyView } from '#lib/clients/schema.ts'

// Clocks differ a little, and what was revoked a moment ago must not look alive; no overlap is shorter than an hour.
const clockDifferenceMs = 60_000

/** Whether a key can't be used any more, and which of its two ends came first. */
export function endOf({ revokedAt, expiresAt }: KeyView, now: number): { kind: 'revoked' | 'expired'; at: string } | undefined {
  const ends = [
    ...(revokedAt !== undefined && Date.parse(revokedAt) <= now + clockDifferenceMs ? [{ kind: 'revoked' as const, at: revokedAt }] : []),
    ...(expiresAt !== undefined && Date.parse(expiresAt) <= now ? [{ kind: 'expired' as const, at: expiresAt }] : []),
  ]
  return ends.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]
}

/** What a key that is in use has ahead of it. */
export function KeyFuture({ revokedAt, expiresAt, successorId }: KeyView) {
  if (revokedAt !== undefined) {
    return (
      <span className="flex flex-col items-end gap-1 md:items-start">
        <StatusBadge tone="caution">{successorId ? 'Replaced' : 'Ending'}</StatusBadge>
        <span className="text-sm text-ink-soft">works until <DateTime value={revokedAt} /></span>
      </span>
    )
  }
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <StatusBadge tone="accent">Active</StatusBadge>
      <span className="text-sm text-ink-soft">{expiresAt === undefined ? 'no expiry' : <>expires on <DateTime value={expiresAt} shape="date" /></>}</span>
    </span>
  )
}

/** How a key ended. A revocation was somebody's decision, an expiry wasn't: that is what one looks for after a refusal. */
export const KeyEnd = ({ end: { kind, at } }: { end: { kind: 'revoked' | 'expired'; at: string } }) => (
  <span className="flex flex-col items-end gap-1 md:items-start">
    <StatusBadge tone={kind === 'revoked' ? 'danger' : 'neutral'} ended>
      {kind === 'revoked' ? 'Revoked' : 'Expired'}
    </StatusBadge>
    <span className="text-sm text-ink-soft"><DateTime value={at} /></span>
  </span>
)

/** When and from where: the network and the program, never a whole address. */
export function KeyUse({ lastUsedAt, lastUsedFrom }: KeyView) {
  if (lastUsedAt === undefined) return <span className="text-ink-soft">Never</span>
  return (
    <span className="flex flex-col">
      <span className="whitespace-nowrap"><RelativeTime value={lastUsedAt} /></span>
      {lastUsedFrom && <span className="text-sm break-words text-ink-soft">{[lastUsedFrom.agent, lastUsedFrom.network && `from ${lastUsedFrom.network}`].filter(Boolean).join(' ')}</span>}
    </span>
  )
}

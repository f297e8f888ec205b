import { type KeyEnding, worksUntil } from '#components/developers/end-of-key.ts'
import { StatusBadge } from '#components/ui/badge.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import type { KeyView } from '#lib/clients/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a key that is in use has ahead of it. */
export function KeyFuture({ revokedAt, expiresAt, successorId }: KeyView) {
  if (revokedAt !== undefined) {
    return (
      <span className="flex flex-col items-end gap-1 md:items-start">
        <StatusBadge tone="caution">{successorId ? t('replaced') : t('ending')}</StatusBadge>
        <span className="text-sm text-ink-soft">
          {rich(t, 'worksUntil', { dateTime: <DateTime value={worksUntil(revokedAt, expiresAt)} /> })}
        </span>
      </span>
    )
  }
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <StatusBadge tone="accent">{t('active')}</StatusBadge>
      <span className="text-sm text-ink-soft">
        {expiresAt === undefined
          ? t('noExpiry')
          : rich(t, 'expiresOn', { dateTime: <DateTime value={expiresAt} shape="date" /> })}
      </span>
    </span>
  )
}

/** How a key ended. A revocation was somebody's decision, an expiry wasn't: that is what one looks for after a refusal. */
export const KeyEnd = ({ end: { kind, at } }: { end: KeyEnding }) => (
  <span className="flex flex-col items-end gap-1 md:items-start">
    <StatusBadge tone={kind === 'revoked' ? 'danger' : 'neutral'} ended>
      {kind === 'revoked' ? t('revoked') : t('expired')}
    </StatusBadge>
    <span className="text-sm text-ink-soft">
      <DateTime value={at} />
    </span>
  </span>
)

/** When and from where: the network and the program, never a whole address. */
export function KeyUse({ lastUsedAt, lastUsedFrom }: KeyView) {
  if (lastUsedAt === undefined) return <span className="text-ink-soft">{t('never')}</span>
  return (
    <span className="flex flex-col">
      <span className="whitespace-nowrap">
        <RelativeTime value={lastUsedAt} />
      </span>
      {lastUsedFrom && (
        <span className="text-sm break-words text-ink-soft">
          {[lastUsedFrom.agent, lastUsedFrom.network && t('from', { network: lastUsedFrom.network })]
            .filter(Boolean)
            .join(' ')}
        </span>
      )}
    </span>
  )
}

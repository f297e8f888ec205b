'use client'
import { ActButton } from '#components/operator/act-button.tsx'
import { ItemActs, ItemText, titleOf } from '#components/operator/queue/looks.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useHolds } from '#lib/browser/may.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { kinds } from '#lib/queue/kinds.ts'
import { claimItem, releaseItem } from '#lib/queue/operations.ts'
import type { QueueItem } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  item: QueueItem
  isFirst: boolean
  ticked: boolean
  onTick: () => void
  onOpen: () => void
  onMore: () => void
}

/** One thing that waits: what it is, by when, who has it, and what can be done. */
export function QueueRow({ item, isFirst, ticked, onTick, onOpen, onMore }: Props) {
  const title = titleOf(item)
  const may = useHolds()(kinds[item.kind].scope)
  return (
    // What has the focus stays above the bar of what is ticked.
    <li data-item={item.targetId} className="flex scroll-mb-28 gap-3 p-4 [&_:is(a,button,input)]:scroll-mb-28">
      <label className="-m-2 flex h-fit p-2">
        <span className="sr-only">{t('tick', { title })}</span>
        <input type="checkbox" className="size-5 accent-accent" checked={ticked} onChange={onTick} />
      </label>
      <div className="flex min-w-0 grow flex-col gap-3 xl:flex-row xl:items-start xl:justify-between xl:gap-6">
        <div className="flex min-w-0 flex-col gap-1">
          <ItemText item={item} />
          <State item={item} />
        </div>
        <div
          data-acts
          data-first-stop={isFirst ? '' : undefined}
          data-careful={item.kind === 'approvals' ? '' : undefined}
          className="flex flex-wrap items-start gap-2 xl:max-w-xs xl:shrink-0 xl:justify-end"
        >
          {item.kind === 'orders' && (
            <Button size="sm" onClick={onOpen}>
              {t('openForOffers')}
            </Button>
          )}
          {item.kind !== 'orders' && <ItemActs item={item} />}
          {may && <Claim item={item} title={title} />}
          {item.kind === 'orders' && <ItemActs item={item} />}
          {may && (
            <Button look="quiet" size="sm" onClick={onMore}>
              {t('more')}
              <span className="sr-only">
                {': '}
                <bdi>{title}</bdi>
              </span>
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function State({ item: { due, late, assignee, claimedAt, snoozedUntil } }: { item: QueueItem }) {
  const me = useMe()
  const since = <RelativeTime value={claimedAt ?? due} />
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {late ? (
        <Badge tone="danger">{rich(t, 'lateDue', { due: <DateTime value={due} /> })}</Badge>
      ) : (
        <span>{rich(t, 'dueBy', { due: <DateTime value={due} /> })}</span>
      )}
      {assignee && (
        <span className="font-medium text-ink">
          {assignee.id === me.id
            ? rich(t, 'youHaveIt', { relativeTime: since })
            : rich(t, 'somebodyHasIt', { name: <bdi>{assignee.name}</bdi>, relativeTime: since })}
        </span>
      )}
      {snoozedUntil && <span>{rich(t, 'asleepUntil', { relativeTime: <RelativeTime value={snoozedUntil} /> })}</span>}
    </p>
  )
}

/** Takes it on, or leaves it again; what another has is taken from them only on purpose. */
function Claim({ item: { kind, targetId, assignee }, title }: { item: QueueItem; title: string }) {
  const api = useApi()
  const me = useMe()
  const input = { kind, targetId }
  if (!assignee)
    return (
      <span data-claim>
        <ActButton options={api.send(claimItem)} input={input} done={() => ({ text: t('claimed', { title }) })}>
          {t('claim')}
        </ActButton>
      </span>
    )
  if (assignee.id !== me.id) return null
  return (
    <span data-claim>
      <ActButton options={api.send(releaseItem)} input={input} done={() => ({ text: t('released', { title }) })}>
        {t('release')}
      </ActButton>
    </span>
  )
}

import { openOrder } from '#lib/operators/operations.ts'
import { claimItem, releaseItem, snoozeItem } from '#lib/queue/operations.ts'
import type { QueueItem } from '#lib/queue/schema.ts'

/** What can be done with many items in one go, in the order in which it is offered. */
export const deeds = ['open', 'claim', 'release', 'snooze'] as const
export type Deed = (typeof deeds)[number]

export const operationOf = { open: openOrder, claim: claimItem, release: releaseItem, snooze: snoozeItem }

export const deedsFor = (kind: QueueItem['kind']): readonly Deed[] =>
  kind === 'orders' ? deeds : deeds.filter((deed) => deed !== 'open')

export type Hindrance = { why: 'gone' | 'yours' | 'nobodys' } | { why: 'others'; name: string }

/**
 * Why a deed can't be done with an item as it was last seen, undefined where it can: the API decides by itself, for each.
 * @param now the item as the list has it by now; absent where it waits no more
 */
export function hindranceOf(deed: Deed, now: QueueItem | undefined, me: string): Hindrance | undefined {
  if (!now) return { why: 'gone' }
  const { assignee } = now
  const isOthers = assignee !== undefined && assignee.id !== me
  switch (deed) {
    case 'open':
    case 'snooze':
      return isOthers ? { why: 'others', name: assignee.name } : undefined
    case 'claim':
      if (isOthers) return { why: 'others', name: assignee.name }
      return assignee ? { why: 'yours' } : undefined
    case 'release':
      return assignee ? undefined : { why: 'nobodys' }
  }
}

import type { Query } from '#lib/browser/caller.ts'
import { queueKinds, type QueueKind } from '#lib/queue/kinds.ts'
import type { listQueue } from '#lib/queue/operations.ts'

const sorts = {
  due: { sort: 'due', order: 'asc' },
  longest: { sort: 'since', order: 'asc' },
  newest: { sort: 'since', order: 'desc' },
} as const

const names = ['q', 'assignee', 'sort', 'show', 'after'] as const
export type QueueFilterName = (typeof names)[number]
export type QueueFilters = Partial<Record<QueueFilterName, string>>

export const pageSize = 50

/** The kind that an address asks for, if any. */
export const findKind = (name: string | null): QueueKind | undefined => queueKinds.find((kind) => kind === name)

const isSort = (name: string): name is keyof typeof sorts => Object.hasOwn(sorts, name)

/** What an address says, by its names; whatever is empty says nothing. */
export const readFilters = (search: (name: string) => string | null): QueueFilters =>
  Object.fromEntries(names.flatMap((name) => (search(name) ? [[name, search(name)]] : [])))

/** What the API is asked for what an address says. */
export function toQuery(kind: QueueKind, filters: QueueFilters): Query<typeof listQueue> {
  const { q, assignee, sort = 'due', show, after } = filters
  return {
    kind,
    limit: pageSize,
    ...sorts[isSort(sort) ? sort : 'due'],
    ...(q ? { q } : {}),
    ...(assignee ? { assignee } : {}),
    ...(show === 'late' ? { late: 'true' as const } : show === 'snoozed' ? { snoozed: 'true' as const } : {}),
    ...(after ? { startingAfter: after } : {}),
  }
}

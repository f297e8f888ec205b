import type { QueueKind } from '#lib/queue/kinds.ts'
import { addWorkingHours, subtractWorkingHours, workingDay } from '#lib/queue/working-time.ts'

/**
 * How soon something should be dealt with: within hours of work, or by a time of its own that the statement which finds it
 * says (lib/queue/sources.ts): a bank's deadline, the end of a hold, a promised day, a case's target.
 */
type Target = { workingHours: number } | { own: 'deadline or a day' | 'promised day' | 'by origin' }

const targets = {
  orders: { workingHours: 4 },
  production: { workingHours: workingDay },
  // Somebody's money waits, and an operator who has asked.
  approvals: { workingHours: 4 },
  // Kept with each (lib/cases/targets.ts), as Cases and its own page say.
  cases: { own: 'by origin' },
  // Banks and cards keep no hours: a day is 24 of them.
  payments: { own: 'deadline or a day' },
  payouts: { workingHours: 2 * workingDay },
  // The day that was promised is the target.
  overdue: { own: 'promised day' },
  researchers: { workingHours: 2 * workingDay },
  endpoints: { workingHours: workingDay },
} as const satisfies Record<QueueKind, Target>

/** Undefined where items have their own times. */
export const workingHoursOf = (kind: QueueKind): number | undefined => {
  const target: Target = targets[kind]
  return 'own' in target ? undefined : target.workingHours
}

/** By when an item should be dealt with. */
export function dueOf(kind: QueueKind, { since, due }: { since: Date; due: Date | null }): Date {
  const hours = workingHoursOf(kind)
  return hours === undefined ? (due ?? since) : addWorkingHours(since, hours)
}

/** What has waited since then, or since before, is late; undefined where items have their own times. */
export function lateSince(kind: QueueKind, now: Date): Date | undefined {
  const hours = workingHoursOf(kind)
  return hours === undefined ? undefined : subtractWorkingHours(now, hours)
}

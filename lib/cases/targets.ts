import type { CaseOrigin } from '#lib/generated/prisma/client.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Within what time a case should be decided, by what it came from. A customer who reports something waits for us alone; a request for
 * changes or a late delivery is first the researcher's to put right. Nothing happens by itself when a target passes: the case
 * is shown as late.
 */
const targets: Record<CaseOrigin, number> = {
  report: 2 * day,
  researcher_complaint: 2 * day,
  operator_complaint: 2 * day,
  dispute: 3 * day,
  late: 3 * day,
  change_request: 7 * day,
}

export const dueAtOf = (origin: CaseOrigin, from: Date): Date => new Date(from.getTime() + targets[origin])

/** How many days after the promised one an order becomes a case by itself. Before that it stands in the queue alone. */
export const lateDays = 3

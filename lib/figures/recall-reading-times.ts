import { getDb } from '#lib/db.ts'
import { getReadingTimes } from '#lib/figures/get-reading-times.ts'
import { recaller } from '#lib/recall.ts'

/** They change with an order that an operator reads, not with each of the pages that show them. */
export const recallReadingTimes = recaller(() => getReadingTimes(getDb()))

import { defineLock } from '#lib/sql.ts'

/** What changes a person's factors goes one after the other: what is the first one, or the last, is decided under this lock. */
export const lockOwner = defineLock('users', 'NO KEY UPDATE')

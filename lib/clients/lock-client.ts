import { defineLock } from '#lib/sql.ts'

/** Takes a client's row, so that what is decided about it goes one after the other; orders may be placed meanwhile, but where a day's are counted. */
export const lockClient = defineLock('clients', 'NO KEY UPDATE')

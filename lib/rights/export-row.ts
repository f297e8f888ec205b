import { defineLock } from '#lib/sql.ts'

/** How long a copy can be downloaded. */
export const exportDays = 7

/** Where a copy lies: beside the documents, under a name that nothing else has. */
export const storageKeyOf = (exportId: string) => `exports/${exportId}.zip`

export const lockExport = defineLock('data_exports')

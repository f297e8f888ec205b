import type { SavedQuery } from '#lib/saved-views/schema.ts'

/** Where a saved view is shown. */
export const viewAddress = (query: SavedQuery) =>
  `/orders?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, value ?? '']))}`

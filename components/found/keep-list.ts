import type { QueryKey } from '@tanstack/react-query'

/** While a filter is on its way the list before stays, but only one of the same `lists`: never the other environment's. */
export const keepList =
  (lists: QueryKey) =>
  <Data>(before: Data | undefined, asked: { queryKey: QueryKey } | undefined) =>
    asked && lists.every((part, i) => asked.queryKey[i] === part) ? before : undefined

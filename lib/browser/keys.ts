import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { pathOf } from '#lib/browser/caller.ts'
import type { Identity } from '#lib/browser/identity.ts'

/** Every key begins with for whom it is asked: the two environments never share a response. Then comes the path. */
export const keyFor = ({ environment, role, clientId }: Identity, path: string, ...more: unknown[]): QueryKey => [
  environment,
  role ?? '',
  clientId ?? '',
  path,
  ...more,
]

/** Whether what is kept under a key is of a path: of that very one, or of what lies below it. */
function isOf(path: string, [, , , asked]: QueryKey, below = false): boolean {
  return typeof asked === 'string' && (asked.endsWith(path) || (below && asked.includes(`${path}/`)))
}

/**
 * Asks anew for what a change of these paths shows in, on whichever desk: the path and all that lies below it, and, for one
 * thing of a list (`/orders/{orderId}`), the list.
 */
export const refresh = (client: QueryClient, changed: readonly string[], params: Record<string, string> = {}) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      changed.some((template) => {
        const [list] = /^.*(?=\/\{\w+\}$)/.exec(template) ?? []
        return (
          isOf(pathOf(template, params), queryKey, true) || (list !== undefined && isOf(pathOf(list, params), queryKey))
        )
      }),
  })

/** For `placeholderData`: while another filter is on its way the list before stays, but never the other environment's. */
export const keepList =
  (key: QueryKey) =>
  <T>(before: T | undefined, asked?: { queryKey: QueryKey }): T | undefined =>
    asked && key.slice(0, 4).every((part, i) => asked.queryKey[i] === part) ? before : undefined

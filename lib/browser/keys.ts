import type { Api } from '#lib/browser/api.ts'

/** Every key begins with for whom it was asked: the two environments never share an answer. */
export const keyFor = (api: Api, ...parts: unknown[]) => [
  api.identity.environment,
  api.identity.role ?? '',
  api.identity.clientId ?? '',
  ...parts,
]

/** Everything about one order: what an event on that order makes stale. */
export const orderKey = (api: Api, orderId: string) => keyFor(api, 'order', orderId)
/** Every list of orders, whatever its filters. */
export const orderListsKey = (api: Api) => keyFor(api, 'orders')

/** What an API key may carry. */
export const apiScopes = ['orders:read', 'orders:write', 'webhooks:read', 'webhooks:write'] as const
export type ApiScope = (typeof apiScopes)[number]
/** An API key's, and what only a signed-in person's access token carries. */
export type Scope =
  | ApiScope
  | 'account'
  | 'member'
  | 'members:manage'
  | 'billing:read'
  | 'billing'
  | 'audit:read'
  | 'logs:read'
  | 'keys:manage'
  | 'cards:manage'
  | 'research'
  | OperatorScope

/** What operators may do: look at everything and help; move money; decide on production, people and other operators. */
export type OperatorScope = 'operator' | 'operator:finance' | 'operator:admin'

/** What an API key may carry. */
export const apiScopes = ['orders:read', 'orders:write', 'webhooks:read', 'webhooks:write'] as const
export type ApiScope = (typeof apiScopes)[number]
/** What only a signed-in person's access token carries. */
const personScopes = ['account', 'keys:manage', 'research', 'operator'] as const
export type Scope = ApiScope | (typeof personScopes)[number]

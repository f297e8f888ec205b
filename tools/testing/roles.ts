import type { Scope } from '#lib/scopes.ts'

export const roles = ['customer', 'researcher', 'operator'] as const
export type Role = (typeof roles)[number]

const everyone: readonly Role[] = roles

/**
 * Who may use what: the API's operations go by the scope of their operation, the pages' by their folder in app/. This is
 * the whole of it; one test walks through every operation with every role, another through every page.
 */
export const operationsOpenTo: Record<Scope, readonly Role[]> = {
  'orders:read': ['customer'],
  'orders:write': ['customer'],
  'webhooks:read': ['customer'],
  'webhooks:write': ['customer'],
  'keys:manage': ['customer'],
  'cards:manage': ['customer'],
  account: everyone,
  research: ['researcher'],
  operator: ['operator'],
}
export const pagesOpenTo: Record<'(portal)' | '(research)' | '(operator)', readonly Role[]> = {
  '(portal)': ['customer'],
  '(research)': ['researcher'],
  '(operator)': ['operator'],
}
/** Pages of one's own person, whatever one's role. */
export const pagesOpenToEveryone: readonly string[] = ['/account', '/research/apply']

import type { Scope } from '#lib/scopes.ts'

export const roles = ['customer', 'researcher', 'operator'] as const
export type Role = (typeof roles)[number]
/** The same with the roles that there are within one: what the API tells apart. */
export const seats = ['customer', 'researcher', 'support', 'finance', 'admin'] as const
export type Seat = (typeof seats)[number]

const everyone: readonly Seat[] = seats

/**
 * Who may use what: the API's operations go by the scope of their operation, the pages' by their folder in app/. This is
 * the whole of it; one test walks through every operation with every role, another through every page.
 */
export const operationsOpenTo: Record<Scope, readonly Seat[]> = {
  'orders:read': ['customer'],
  'orders:write': ['customer'],
  'webhooks:read': ['customer'],
  'webhooks:write': ['customer'],
  'keys:manage': ['customer'],
  'cards:manage': ['customer'],
  account: everyone,
  research: ['researcher'],
  operator: ['support', 'finance', 'admin'],
  'operator:finance': ['finance', 'admin'],
  'operator:admin': ['admin'],
}
export const pagesOpenTo: Record<'(portal)' | '(research)' | '(operator)', readonly Role[]> = {
  '(portal)': ['customer'],
  '(research)': ['researcher'],
  '(operator)': ['operator'],
}
/** Pages of one's own person, whatever one's role. */
export const pagesOpenToEveryone: readonly string[] = ['/account', '/research/apply']

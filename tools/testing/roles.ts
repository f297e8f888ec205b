import type { MemberRole } from '#lib/clients/roles.ts'
import type { Environment } from '#lib/env.ts'
import type { OperatorScope, Scope } from '#lib/scopes.ts'

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
  member: ['customer'],
  'members:manage': ['customer'],
  'billing:read': ['customer'],
  billing: ['customer'],
  'audit:read': ['customer'],
  'logs:read': ['customer'],
  account: everyone,
  research: ['researcher'],
  operator: ['support', 'finance', 'admin'],
  'operator:finance': ['finance', 'admin'],
  'operator:admin': ['admin'],
}
/**
 * What a member's role lets them do: who holds each scope in both environments, and who else in development. `customer`
 * above is an owner. Written down anew here, so that a slip in lib/clients/roles.ts is noticed.
 */
export const scopesOpenTo: Record<
  Exclude<Scope, 'research' | OperatorScope>,
  Record<Environment, readonly MemberRole[]>
> = {
  account: inBoth('owner', 'orders', 'billing', 'developer', 'read'),
  member: inBoth('owner', 'orders', 'billing', 'developer', 'read'),
  'members:manage': inBoth('owner'),
  'audit:read': inBoth('owner', 'developer'),
  'keys:manage': inBoth('owner', 'developer'),
  'webhooks:write': inBoth('owner', 'developer'),
  'webhooks:read': inBoth('owner', 'developer', 'read'),
  'logs:read': inBoth('owner', 'developer', 'read'),
  billing: inBoth('owner', 'billing'),
  'orders:read': { development: ['owner', 'orders', 'developer', 'read'], production: ['owner', 'orders', 'read'] },
  'orders:write': { development: ['owner', 'orders', 'developer'], production: ['owner', 'orders'] },
  'billing:read': {
    development: ['owner', 'orders', 'billing', 'developer', 'read'],
    production: ['owner', 'orders', 'billing', 'read'],
  },
  'cards:manage': {
    development: ['owner', 'orders', 'billing', 'developer'],
    production: ['owner', 'orders', 'billing'],
  },
}
function inBoth(...held: MemberRole[]) {
  return { development: held, production: held }
}

export const pagesOpenTo: Record<'(portal)' | '(research)' | '(operator)', readonly Role[]> = {
  '(portal)': ['customer'],
  '(research)': ['researcher'],
  '(operator)': ['operator'],
}
/** Pages of one's own person, whatever one's role. */
export const pagesOpenToEveryone: readonly string[] = ['/account', '/account/data', '/help', '/research/apply']

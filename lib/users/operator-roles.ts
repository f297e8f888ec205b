import type { OperatorScope, Scope } from '#lib/scopes.ts'

/**
 * Which scopes an operator's role carries: the one place that says so. Each role has all of the one before. It stands with
 * people, below the operators' own noun, because access tokens are made and read here.
 */
const operatorRoles = {
  support: ['operator'],
  finance: ['operator', 'operator:finance'],
  admin: ['operator', 'operator:finance', 'operator:admin'],
} as const satisfies Record<string, readonly OperatorScope[]>

export type OperatorRole = keyof typeof operatorRoles
export const operatorRoleNames = ['support', 'finance', 'admin'] as const satisfies readonly OperatorRole[]

/** The roles that carry a scope. */
export const rolesWith = (scope: OperatorScope): OperatorRole[] =>
  operatorRoleNames.filter((role) => (operatorRoles[role] as readonly OperatorScope[]).includes(scope))

/** The role that carries these scopes; undefined where they are no operator's. */
export const roleOfScopes = (scopes: readonly Scope[]): OperatorRole | undefined =>
  operatorRoleNames.findLast((role) => operatorRoles[role].every((scope) => scopes.includes(scope)))

/** Everything that an operator's token carries. */
export const scopesOfOperator = (role: OperatorRole): readonly Scope[] => ['account', ...operatorRoles[role]]

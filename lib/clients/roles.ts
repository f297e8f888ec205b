import type { Environment } from '#lib/env.ts'
import type { productionOf } from '#lib/clients/state.ts'
import { apiScopes, type Scope } from '#lib/scopes.ts'
import { catalogue } from '#lib/words/en/clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const memberRoles = ['owner', 'orders', 'billing', 'developer', 'read'] as const
export type MemberRole = (typeof memberRoles)[number]
/** Those that somebody has without an owner's having chosen them for it. */
export const rolesOfJoiners = ['orders', 'billing', 'developer', 'read'] as const satisfies MemberRole[]
export type JoinersRole = (typeof rolesOfJoiners)[number]

/** What each role is called, and what it is for, in the words of the pages and of mails. */
export const roleWords = (): Record<MemberRole, { label: string; hint: string }> => ({
  owner: { label: t('owner'), hint: t('everythingMembersAndTheirRoles') },
  orders: { label: t('orders'), hint: t('placesOrdersAndPaysFor') },
  billing: { label: t('billing'), hint: t('seesReceiptsAndInvoicesChanges') },
  developer: {
    label: t('developer'),
    hint: t('keysWebhooksLogsAndGoing'),
  },
  read: { label: t('readOnly'), hint: t('seesOrdersReceiptsWebhooksAnd') },
})

/** What every member may: know the others, and leave. */
const everyone: readonly Scope[] = ['account', 'member']
const scopes: Record<MemberRole, readonly Scope[]> = {
  owner: [
    ...apiScopes,
    'members:manage',
    'billing:read',
    'billing',
    'audit:read',
    'logs:read',
    'keys:manage',
    'cards:manage',
  ],
  orders: ['orders:read', 'orders:write', 'billing:read', 'cards:manage'],
  billing: ['billing:read', 'billing', 'cards:manage'],
  developer: ['webhooks:read', 'webhooks:write', 'keys:manage', 'audit:read', 'logs:read'],
  read: ['orders:read', 'webhooks:read', 'billing:read', 'logs:read'],
}
/** Where everything is a rehearsal, a developer tries what their programs will do. */
const rehearsal: Partial<Record<MemberRole, readonly Scope[]>> = {
  developer: ['orders:read', 'orders:write', 'billing:read', 'cards:manage'],
}

/** What programs are connected with. Where only people may order in production, these stay in development. */
const ofPrograms: readonly Scope[] = ['webhooks:read', 'webhooks:write', 'keys:manage', 'logs:read']

/** @param production what the client's people may do there (productionOf) */
export function scopesOfMember(
  role: MemberRole,
  environment: Environment,
  production: ReturnType<typeof productionOf> = 'open',
): readonly Scope[] {
  if (environment === 'development') return [...everyone, ...scopes[role], ...(rehearsal[role] ?? [])]
  const held = [...everyone, ...scopes[role]]
  return production === 'by_hand' ? held.filter((scope) => !ofPrograms.includes(scope)) : held
}

/** Those whom something concerns that needs this scope to be seen: they are written to, and nobody else. */
export const rolesWith = (scope: Scope, environment: Environment): MemberRole[] =>
  memberRoles.filter((role) => scopesOfMember(role, environment).includes(scope))

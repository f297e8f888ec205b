'use client'
import type { ReactNode } from 'react'
import { Shell } from '#components/layout/shell.tsx'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'

const links = [
  { href: '/operator', label: 'Queue' },
  { href: '/operator/orders', label: 'Orders' },
  { href: '/operator/clients', label: 'Clients' },
  { href: '/operator/researchers', label: 'Researchers' },
  { href: '/operator/archives', label: 'Archives' },
  { href: '/operator/people', label: 'People', admins: true },
  { href: '/operator/figures', label: 'Figures' },
  { href: '/operator/audit', label: 'Audit log' },
  { href: '/operator/health', label: 'Health' },
]

/** The operator's side: both environments are open to it. */
export const OperatorShell = ({
  me,
  environment,
  children,
}: {
  me: MeView
  environment: Environment
  children: ReactNode
}) => (
  <Shell
    me={me}
    environment={environment}
    role="operator"
    home="/operator"
    links={links.filter(({ admins }) => !admins || me.operatorRole === 'admin')}
    canUseProduction
  >
    <MeProvider me={me}>{children}</MeProvider>
  </Shell>
)

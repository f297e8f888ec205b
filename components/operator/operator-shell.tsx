'use client'
import type { ReactNode } from 'react'
import { Shell } from '#components/layout/shell.tsx'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const links = () => [
  { href: '/operator', label: t('queue') },
  { href: '/operator/orders', label: t('orders') },
  { href: '/operator/cases', label: t('cases') },
  { href: '/operator/clients', label: t('clients') },
  { href: '/operator/researchers', label: t('researchers') },
  { href: '/operator/archives', label: t('archives') },
  { href: '/operator/people', label: t('people'), admins: true },
  { href: '/operator/finance', label: t('finance') },
  { href: '/operator/figures', label: t('figures') },
  { href: '/operator/audit', label: t('auditLog') },
  { href: '/operator/health', label: t('health') },
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
    row="order-last w-full"
    links={links().filter(({ admins }) => !admins || me.operatorRole === 'admin')}
    canUseProduction
  >
    <MeProvider me={me}>{children}</MeProvider>
  </Shell>
)

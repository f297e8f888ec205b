'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { KeptFocus } from '#components/layout/kept-focus.tsx'
import { Shell } from '#components/layout/shell.tsx'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import type { Environment } from '#lib/env.ts'
import { whenIdle, whenWhole } from '#lib/browser/lazy.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const PaletteKey = dynamic(
  whenWhole(whenIdle(() => import('#components/palette/palette-key.tsx').then((module) => module.PaletteKey))),
  { ssr: false, loading: () => <span className="hidden size-10 sm:block" /> },
)

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
}) => {
  const open = links().filter(({ admins }) => !admins || me.operatorRole === 'admin')
  return (
    <Shell
      me={me}
      environment={environment}
      role="operator"
      home="/operator"
      row="order-last w-full"
      links={open}
      tools={<PaletteKey role="operator" links={open} />}
      canUseProduction
    >
      <MeProvider me={me}>
        <KeptFocus />
        {children}
      </MeProvider>
    </Shell>
  )
}

'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Shell } from '#components/layout/shell.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { roleOn } from '#lib/browser/identity.ts'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'

const links = [
  { href: '/research', label: 'Job board' },
  { href: '/research/work', label: 'My work' },
  { href: '/research/earnings', label: 'Earnings' },
  { href: '/research/profile', label: 'Profile' },
]

/** The researcher's desk. Whoever isn't one yet sees the way there, as the person they are otherwise. */
export function ResearchShell({
  me,
  environment,
  children,
}: {
  me: MeView
  environment: Environment
  children: ReactNode
}) {
  const approved = me.roles.includes('researcher')
  const role = roleOn('researcher', me)
  const canUseProduction = approved || me.clients.slice(0, 1).some((client) => productionOf(client) !== 'locked')
  return (
    <Shell
      me={me}
      environment={environment}
      role={role}
      desk="Research desk"
      home={approved ? '/research' : '/orders'}
      links={approved ? links : []}
      canUseProduction={canUseProduction}
    >
      <MeProvider me={me}>
        <Gate me={me}>{children}</Gate>
      </MeProvider>
    </Shell>
  )
}

function Gate({ me, children }: { me: MeView; children: ReactNode }) {
  const path = usePathname()
  if (me.roles.length === 0) {
    return (
      <EmptyState title="Not open to you at present">
        You belong to no customer, and are no researcher at present. Write to us if you were one: an operator may have
        suspended your work.
      </EmptyState>
    )
  }
  if (me.roles.includes('researcher') || path === '/research/apply') return children
  return (
    <EmptyState
      title="You are not a researcher yet"
      action={
        <Button asChild>
          <Link href="/research/apply">Become a researcher</Link>
        </Button>
      }
    >
      Researchers go to archives and fetch what customers ask for. Say where you work and an operator looks at it.
    </EmptyState>
  )
}

'use client'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { GoToDesk } from '#components/layout/go-to-desk.tsx'
import { ProductionLocked } from '#components/layout/production-locked.tsx'
import { Shell } from '#components/layout/shell.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { roleOn } from '#lib/browser/identity.ts'
import { afterPaint } from '#lib/browser/lazy.ts'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'

const LiveUpdates = dynamic(
  afterPaint(() => import('#components/layout/live-updates.tsx').then((module) => module.LiveUpdates)),
  { ssr: false },
)

const links = [
  { href: '/orders', label: 'Orders' },
  { href: '/orders/new', label: 'New order' },
  { href: '/billing', label: 'Receipts' },
  { href: '/developers', label: 'Developers' },
]

/** The customer's side. */
export function PortalShell({
  me,
  environment,
  children,
}: {
  me: MeView
  environment: Environment
  children: ReactNode
}) {
  const client = me.clients[0]
  const role = roleOn('customer', me)
  return (
    <Shell
      me={me}
      environment={environment}
      role={role}
      home="/orders"
      links={client ? links : []}
      canUseProduction={client?.productionState === 'enabled'}
    >
      <MeProvider me={me}>
        <Gate client={client} role={role}>
          {children}
        </Gate>
      </MeProvider>
    </Shell>
  )
}

/** The account page stays open to everyone, and so does the one where production is asked for: there it is explained why production is locked. */
function Gate({
  client,
  role,
  children,
}: {
  client: MeView['clients'][number] | undefined
  role: MeView['roles'][number]
  children: ReactNode
}) {
  const environment = useEnvironment()
  const path = usePathname()
  const locked = environment === 'production' && client?.productionState !== 'enabled'
  if (path.startsWith('/account') || (client && locked && path === '/developers/go-live')) return children
  if (!client && role !== 'customer') return <GoToDesk role={role} />
  if (!client)
    return (
      <EmptyState title="Nothing to order with">
        Your account belongs to no customer. An operator can add you to one.
      </EmptyState>
    )
  if (client.status === 'suspended')
    return (
      <EmptyState title="Suspended">An operator has suspended {client.name}. Write to us to find out why.</EmptyState>
    )
  if (locked) return <ProductionLocked state={client.productionState} reason={client.productionReason} />
  return (
    <>
      <LiveUpdates />
      {children}
    </>
  )
}

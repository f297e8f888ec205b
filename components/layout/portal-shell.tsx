'use client'
import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { ClientSwitch } from '#components/layout/client-switch.tsx'
import { KeptFocus } from '#components/layout/lazy-kept-focus.tsx'
import { isOpen, linksFor, roomAt } from '#components/layout/portal-rooms.ts'
import { Shell } from '#components/layout/shell.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'
import { roleOn, type Role } from '#lib/browser/identity.ts'
import { afterPaint, whenIdle, whenWhole } from '#lib/browser/lazy.ts'
import { useHolds, useLocked } from '#lib/browser/may.ts'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const LiveUpdates = dynamic(
  afterPaint(() => import('#components/layout/live-updates.tsx').then((module) => module.LiveUpdates)),
  { ssr: false },
)
// What stands in a page's place is seldom drawn.
const ProductionLocked = dynamic(() =>
  import('#components/layout/production-locked.tsx').then((module) => module.ProductionLocked),
)
const FactorRequired = dynamic(() =>
  import('#components/layout/factor-required.tsx').then((module) => module.FactorRequired),
)
const GoToDesk = dynamic(() => import('#components/layout/go-to-desk.tsx').then((module) => module.GoToDesk))
const SignOnRequired = dynamic(() =>
  import('#components/layout/sign-on-required.tsx').then((module) => module.SignOnRequired),
)
const NotForYourAccount = dynamic(() =>
  import('#components/layout/not-for-your-account.tsx').then((module) => module.NotForYourAccount),
)
const NotYourRole = dynamic(() => import('#components/members/not-your-role.tsx').then((module) => module.NotYourRole))

const PaletteKey = dynamic(
  whenWhole(whenIdle(() => import('#components/palette/palette-key.tsx').then((module) => module.PaletteKey))),
  { ssr: false, loading: () => <span className="hidden size-10 sm:block" /> },
)

type Props = { me: MeView; environment: Environment; children: ReactNode }

/** The customer's side. */
export function PortalShell({ me, environment, children }: Props) {
  const client = me.clients[0]
  // Whoever is shut out as a customer is still a person, with an account and rights.
  const role = client?.status === 'suspended' ? 'person' : roleOn('customer', me)
  return (
    <Shell
      me={me}
      environment={environment}
      role={role}
      home="/orders"
      switcher={<ClientSwitch clients={me.clients} />}
      // Before the browser has said which world it shows, the one that the server draws.
      links={(shown) => (client ? linksFor(client, shown) : [])}
      tools={client && role === 'customer' && <Tools client={client} />}
      canUseProduction={client !== undefined && productionOf(client) !== 'locked'}
      personal={client?.kind === 'personal'}
    >
      <MeProvider me={me}>
        <KeptFocus />
        <Gate client={client} role={role} secondFactor={me.secondFactor}>
          {children}
        </Gate>
      </MeProvider>
    </Shell>
  )
}

function Tools({ client }: { client: MeView['clients'][number] }) {
  const environment = useEnvironment()
  return useHolds()('orders:read') && <PaletteKey links={linksFor(client, environment)} />
}

type GateProps = {
  client: MeView['clients'][number] | undefined
  role: Role
  secondFactor: MeView['secondFactor']
  children: ReactNode
}

/** The account page stays open to everyone, and what belongs to no environment while production is locked. */
function Gate({ client, role, secondFactor, children }: GateProps) {
  const environment = useEnvironment()
  const locked = useLocked()
  const path = usePathname()
  if (path.startsWith('/account') || path.startsWith('/help')) return children
  if (secondFactor === 'required') return <FactorRequired />
  if (!client && (role === 'researcher' || role === 'operator')) return <GoToDesk role={role} />
  if (!client)
    return (
      <EmptyState level="h1" title={t('nothingToOrderWith')}>
        {t('yourAccountBelongsToNo')}
      </EmptyState>
    )
  if (client.signOnRequired) return <SignOnRequired client={client} />
  if (client.status === 'suspended')
    return (
      <EmptyState level="h1" title={t('suspended')}>
        {t('anOperatorHasSuspendedWrite', { name: client.name })}
      </EmptyState>
    )
  // What a personal account has no room for is no matter of its role: as long as it waits, that is all there is to say.
  const hasRoom = client.kind !== 'personal' && roomAt(path)?.shared
  if (locked && !hasRoom) return <ProductionLocked client={client} />
  if (client.kind === 'personal' && roomAt(path)?.connected) return <NotForYourAccount />
  if (!isOpen(path, client, environment)) return <Elsewhere client={client} path={path} />
  return <Inside>{children}</Inside>
}

/** Signing in leads everybody to the orders first; whoever has none is led on to what they have. */
function Elsewhere({ client, path }: { client: MeView['clients'][number]; path: string }) {
  const router = useRouter()
  const [first] = linksFor(client, useEnvironment())
  const moves = path === '/orders' && first !== undefined
  useEffect(() => {
    if (moves) router.replace(first.href)
  }, [router, moves, first])
  return moves ? null : <NotYourRole what={roomAt(path)?.what ?? t('thisPage')} />
}

function Inside({ children }: { children: ReactNode }) {
  const holds = useHolds()
  const locked = useLocked()
  return (
    <>
      {!locked && holds('orders:read') && <LiveUpdates />}
      {children}
    </>
  )
}

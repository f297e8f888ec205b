'use client'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { AccountMenu } from '#components/layout/account-menu.tsx'
import { EnvironmentBanner, RehearsalBanner } from '#components/layout/environment-banner.tsx'
import { LegalLinks } from '#components/layout/legal-links.tsx'
import { NavRow } from '#components/layout/nav-row.tsx'
import { Wordmark } from '#components/layout/wordmark.tsx'
import { ThemeSwitch } from '#components/ui/theme-switch.tsx'
import { speakFor } from '#lib/browser/access-token.ts'
import { ApiProvider } from '#lib/browser/api-provider.tsx'
import { adoptEnvironment, DrawnEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { whenIdle, whenWhole } from '#lib/browser/lazy.ts'
import type { Role } from '#lib/browser/identity.ts'
import { QueryProvider } from '#lib/browser/query-provider.tsx'
import { useIsProofWanted } from '#lib/browser/proof.ts'
import { useIsSignedOut } from '#lib/browser/signed-out.ts'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Neither is part of the first picture.
const Toaster = dynamic(
  whenIdle(() => import('#components/ui/toaster.tsx').then((module) => module.Toaster)),
  { ssr: false },
)
const KeepNotified = dynamic(
  whenWhole(whenIdle(() => import('#components/layout/keep-notified.tsx').then((module) => module.KeepNotified))),
  { ssr: false },
)
const SignedOutDialog = dynamic(
  whenWhole(() => import('#components/layout/signed-out-dialog.tsx').then((module) => module.SignedOutDialog)),
  { ssr: false },
)
// Seldom is there anything to say.
const StandingNote = dynamic(() => import('#components/layout/standing-note.tsx').then((module) => module.StandingNote))
const ProofDialog = dynamic(
  whenWhole(() => import('#components/layout/proof-dialog.tsx').then((module) => module.ProofDialog)),
  { ssr: false },
)

type Links = readonly { href: string; label: string; within?: string }[]

type ShellProps = {
  me: MeView
  /** Which world the server draws. */
  environment: Environment
  role: Role
  /** What this side of the house is called, beside the name of the house. */
  desk?: string
  home: string
  /** Beside the name of the house: for whom one works, where there is a choice. */
  switcher?: ReactNode
  links: Links | ((shown: Environment) => Links)
  /** Beside the account's menu. */
  tools?: ReactNode
  canUseProduction: boolean
  /** Of somebody who looks for a document, and needn't know of two worlds. */
  personal?: boolean
  /** In the place of what says which of the two worlds this is. */
  banner?: ReactNode
  /** How the links lie, where there are more of them than fit beside the name. */
  row?: string
  /** Below every page, before the legal links. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of every signed-in page, whichever role it serves. Pages bring their own h1, not their own <main>. */
export function Shell({ me, environment, role, desk, switcher, home, links, personal = false, ...rest }: ShellProps) {
  const { canUseProduction, tools, banner, foot, children } = rest
  const { row = 'order-last w-full md:order-none md:w-auto md:min-w-0 md:grow md:basis-0' } = rest
  useState(() => adoptEnvironment(environment))
  useState(() => speakFor(me.id))
  return (
    <DrawnEnvironment value={environment}>
      <QueryProvider>
        <ApiProvider me={me} role={role}>
          {banner ?? (personal ? <RehearsalBanner /> : <EnvironmentBanner canUseProduction={canUseProduction} />)}
          <header data-print="hide" className="border-b border-line bg-sheet">
            <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-2 sm:px-6">
              <div className="flex items-center gap-3">
                <Wordmark href={home} />
                {switcher}
                {desk && <span className="hidden border-l border-line pl-3 text-ink-soft sm:inline">{desk}</span>}
              </div>
              <MainRow links={links} className={row} />
              {/* Beside the name of the house on a phone too: there a long name of a person is cut first. */}
              <div className="ml-auto flex min-w-0 items-center gap-1 *:shrink-0 *:last:shrink max-md:grow max-md:basis-44 max-md:justify-end">
                {tools}
                <ThemeSwitch />
                <AccountMenu me={me} personal={personal} />
              </div>
            </div>
          </header>
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl grow px-4 py-5 outline-none sm:px-6 sm:py-8"
          >
            {me.research && me.research.status !== 'approved' && <StandingNote research={me.research} />}
            {children}
          </main>
          <footer data-print="hide" className="border-t border-line text-sm text-ink-soft">
            <div className="mx-auto flex max-w-6xl flex-wrap gap-x-6 px-4 py-4 sm:px-6">
              {foot}
              <LegalLinks />
            </div>
          </footer>
          <SessionGuard email={me.email} />
          <ProofGuard />
          <Toaster />
          <KeepNotified userId={me.id} />
        </ApiProvider>
      </QueryProvider>
    </DrawnEnvironment>
  )
}

function MainRow({ links, className }: { links: ShellProps['links']; className: string }) {
  const shown = useEnvironment()
  // Whoever pays on a phone sees what they pay and the button; the way back stands above it.
  const isPaying = /^\/orders\/[^/]+\/pay$/.test(usePathname())
  return (
    <NavRow
      label={t('main')}
      links={typeof links === 'function' ? links(shown) : links}
      className={isPaying ? `${className} max-md:hidden` : className}
    />
  )
}

/** The dialog is fetched when it is needed; the session may end, but the code comes from this site all the same. */
function SessionGuard({ email }: { email: string }) {
  return useIsSignedOut() ? <SignedOutDialog email={email} /> : null
}

/** Fetched when it is needed, as above. */
function ProofGuard() {
  return useIsProofWanted() ? <ProofDialog /> : null
}

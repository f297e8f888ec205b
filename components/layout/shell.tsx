'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountMenu } from '#components/layout/account-menu.tsx'
import { EnvironmentBanner } from '#components/layout/environment-banner.tsx'
import { Wordmark } from '#components/layout/wordmark.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { ThemeSwitch } from '#components/ui/theme-switch.tsx'
import { ApiProvider } from '#lib/client/api-provider.tsx'
import { DrawnEnvironment } from '#lib/client/environment.ts'
import { QueryProvider } from '#lib/client/query-provider.tsx'
import { useIsSignedOut } from '#lib/client/signed-out.ts'
import type { Environment } from '#lib/env.ts'
import type { MeView } from '#lib/users/schema.ts'

// Neither is part of the first picture.
const Toaster = dynamic(() => import('#components/ui/toaster.tsx').then((module) => module.Toaster), { ssr: false })
const SignedOutDialog = dynamic(() => import('#components/layout/signed-out-dialog.tsx').then((module) => module.SignedOutDialog), { ssr: false })

export type ShellProps = {
  me: MeView
  /** Which world the server draws. */
  environment: Environment
  role: MeView['roles'][number]
  /** What this side of the house is called, beside the name of the house. */
  desk?: string
  home: string
  links: readonly { href: string; label: string }[]
  canUseProduction: boolean
  children: ReactNode
}

/** The frame of every signed-in page, whichever role it serves. Pages bring their own h1, not their own <main>. */
export function Shell({ me, environment, role, desk, home, links, canUseProduction, children }: ShellProps) {
  const here = hereOf(usePathname(), links)
  return (
    <DrawnEnvironment value={environment}>
    <QueryProvider>
      <ApiProvider me={me} role={role}>
        <EnvironmentBanner canUseProduction={canUseProduction} />
        <header data-print="hide" className="border-b border-line bg-sheet">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-2 sm:px-6">
            <div className="flex items-center gap-3">
              <Wordmark href={home} />
              {desk && <span className="hidden border-l border-line pl-3 text-ink-soft sm:inline">{desk}</span>}
            </div>
            <nav aria-label="Main" className="order-last flex w-full gap-1 overflow-x-auto md:order-none md:w-auto md:grow">
              {links.map((link) => (
                <NavLink key={link.href} {...link} here={link.href === here} />
              ))}
            </nav>
            <div className="ml-auto flex items-center gap-1">
              <ThemeSwitch />
              <AccountMenu me={me} />
            </div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl grow px-4 py-8 outline-none sm:px-6">
          {children}
        </main>
        <SessionGuard email={me.email} />
        <Toaster />
      </ApiProvider>
    </QueryProvider>
    </DrawnEnvironment>
  )
}

/** The dialog is fetched when it is needed; the session may end, but the code comes from this site all the same. */
function SessionGuard({ email }: { email: string }) {
  return useIsSignedOut() ? <SignedOutDialog email={email} /> : null
}

/** The link whose address is the longest beginning of this page's: /orders/new is not "Orders". */
const hereOf = (path: string, links: ShellProps['links']) =>
  links.map(({ href }) => href).filter((href) => path === href || path.startsWith(`${href}/`)).sort((a, b) => b.length - a.length)[0]

function NavLink({ href, label, here }: { href: string; label: string; here: boolean }) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center border-b-2 px-3 whitespace-nowrap no-underline focus-visible:-outline-offset-2',
        here ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </Link>
  )
}

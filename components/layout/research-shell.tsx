'use client'
import { Link } from '#components/ui/link.tsx'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { KeptFocus } from '#components/layout/kept-focus.tsx'
import { PracticeBanner, PracticeSwitch } from '#components/layout/practice.tsx'
import { InboxLink } from '#components/research/inbox-link.tsx'
import { Shell } from '#components/layout/shell.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { roleOn } from '#lib/browser/identity.ts'
import { orNothing, whenIdle, whenWhole } from '#lib/browser/lazy.ts'
import { MeProvider } from '#lib/browser/me-provider.tsx'
import { productionOf } from '#lib/clients/state.ts'
import type { Environment } from '#lib/env.ts'
import { describeStanding } from '#lib/researchers/standing.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Without a network it can't be had, and nothing could be sent either.
const Unsent = dynamic(
  whenWhole(whenIdle(orNothing(() => import('#components/visits/unsent.tsx').then((module) => module.Unsent)))),
  { ssr: false },
)

const links = () => [
  { href: '/research', label: t('jobBoard') },
  { href: '/research/work', label: t('myWork') },
  { href: '/research/visits', label: t('visits') },
  { href: '/research/earnings', label: t('earnings') },
  { href: '/research/profile', label: t('profile') },
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
      desk={t('researchDesk')}
      home={approved ? '/research' : '/orders'}
      links={approved ? links() : []}
      canUseProduction={canUseProduction}
      personal={me.clients[0]?.kind === 'personal'}
      {...(approved ? { banner: <PracticeBanner />, foot: <PracticeSwitch />, tools: <InboxLink /> } : {})}
    >
      <MeProvider me={me}>
        {approved && <Unsent userId={me.id} />}
        <KeptFocus />
        <Gate me={me}>{children}</Gate>
      </MeProvider>
    </Shell>
  )
}

function Gate({ me, children }: { me: MeView; children: ReactNode }) {
  const path = usePathname()
  if (me.roles.includes('researcher') || path === '/research/apply') return children
  const standing = me.research && describeStanding(me.research)
  if (standing)
    return (
      <EmptyState
        level="h1"
        title={standing.title}
        action={
          <Button asChild>
            <Link href={standing.action.href}>{standing.action.label}</Link>
          </Button>
        }
      >
        {standing.text}
      </EmptyState>
    )
  if (me.roles.length === 0) {
    return (
      <EmptyState level="h1" title={t('notOpenToYouAt')}>
        {t('youBelongToNoCustomer')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level="h1"
      title={t('youAreNotAResearcher')}
      action={
        <Button asChild>
          <Link href="/research/apply">{t('becomeAResearcher')}</Link>
        </Button>
      }
    >
      {t('researchersGoToArchivesAnd')}
    </EmptyState>
  )
}

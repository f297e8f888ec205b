'use client'
import { ChevronDown, LogOut } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import { leave } from '#components/layout/leave.ts'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const desks = () =>
  ({
    customer: { href: '/orders', label: t('orders') },
    researcher: { href: '/research', label: t('researchDesk') },
    operator: { href: '/operator', label: t('operatorConsole') },
  }) as const
const help = () => ({ href: '/help', label: t('help') })
const application = () => ({ href: '/research/apply', label: t('becomeAResearcher') })
const item =
  'flex min-h-10 w-full items-center gap-2 rounded-sm px-3 py-2 text-start no-underline hover:bg-accent-soft focus-visible:-outline-offset-2'

export function AccountMenu({ me, personal }: { me: MeView; personal: boolean }) {
  const links = [
    { href: '/account', label: t('account') },
    ...(me.roles.length > 1 || me.roles[0] !== 'customer' ? me.roles.map((role) => desks()[role]) : []),
    ...(personal ? [help()] : []),
    ...(me.roles.join() === 'customer' && !me.bySignOn ? [application()] : []),
  ]
  return (
    <Disclosure
      trigger={(props) => (
        <Button look="quiet" size="sm" className="max-w-[min(12rem,100%)]" {...props}>
          <bdi className="truncate">{me.name}</bdi>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Button>
      )}
    >
      <p className="truncate px-3 py-2 text-sm text-ink-soft">{me.email}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={item}>
              {label}
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <button type="button" className={item} onClick={() => void leave(me.id)}>
            <LogOut aria-hidden="true" className="size-4" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </Disclosure>
  )
}

'use client'
import { NavRow } from '#components/layout/nav-row.tsx'
import { isOpen } from '#components/layout/portal-rooms.ts'
import { useClient } from '#lib/browser/api-provider.tsx'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const links = () => [
  { href: '/members', label: t('members') },
  { href: '/members/sign-on', label: t('singleSignOn') },
  { href: '/members/audit-log', label: t('auditLog') },
]

/** Nothing where there is one room alone. */
export function MembersNav() {
  const client = useClient()
  const open = links().filter(({ href }) => client !== undefined && isOpen(href, client, 'development'))
  return (
    <NavRow
      label={t('organisation')}
      links={open.length > 1 ? open : []}
      className="-mx-4 mb-8 overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0"
    />
  )
}

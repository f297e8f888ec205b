'use client'
import { NavRow } from '#components/layout/nav-row.tsx'
import { isOpen } from '#components/layout/portal-rooms.ts'
import { useClient } from '#lib/browser/api-provider.tsx'

const links = [
  { href: '/members', label: 'Members' },
  { href: '/members/sign-on', label: 'Single sign-on' },
  { href: '/members/audit-log', label: 'Audit log' },
]

/** Nothing where there is one room alone. */
export function MembersNav() {
  const client = useClient()
  const open = links.filter(({ href }) => client !== undefined && isOpen(href, client, 'development'))
  return (
    <NavRow
      label="Organisation"
      links={open.length > 1 ? open : []}
      className="-mx-4 mb-8 overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0"
    />
  )
}

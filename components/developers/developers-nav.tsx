'use client'
import { NavRow } from '#components/layout/nav-row.tsx'
import { isOpen } from '#components/layout/portal-rooms.ts'
import { useClient } from '#lib/browser/api-provider.tsx'
import { useEnvironment } from '#lib/browser/environment.ts'

const links = [
  { href: '/developers', label: 'Keys' },
  { href: '/developers/webhooks', label: 'Webhooks' },
  { href: '/developers/requests', label: 'Requests' },
  { href: '/developers/sandbox', label: 'Sandbox' },
  { href: '/developers/go-live', label: 'Go live' },
  { href: '/docs', label: 'Documentation', prefetch: false },
] as const

/** The rooms of the developers' side that one's role opens; everything below "Webhooks" belongs to it. */
export function DevelopersNav() {
  const client = useClient()
  const environment = useEnvironment()
  return (
    <NavRow
      label="Developers"
      links={links.filter(({ href }) => client === undefined || isOpen(href, client, environment))}
      className="-mx-4 mb-8 overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0"
    />
  )
}

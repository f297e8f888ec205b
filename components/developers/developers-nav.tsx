import { NavRow } from '#components/layout/nav-row.tsx'

const links = [
  { href: '/developers', label: 'Keys' },
  { href: '/developers/webhooks', label: 'Webhooks' },
  { href: '/developers/requests', label: 'Requests' },
  { href: '/developers/sandbox', label: 'Sandbox' },
  { href: '/developers/go-live', label: 'Go live' },
  { href: '/docs', label: 'Documentation', prefetch: false },
] as const

/** The rooms of the developers' side; everything below "Webhooks" belongs to it. */
export const DevelopersNav = () => (
  <NavRow
    label="Developers"
    links={links}
    className="-mx-4 mb-8 overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0"
  />
)

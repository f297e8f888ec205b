import type { Environment } from '#lib/env.ts'
import { productionOf } from '#lib/clients/state.ts'
import { scopesOfMember } from '#lib/clients/roles.ts'
import type { Scope } from '#lib/scopes.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Client = MeView['clients'][number]
type Link = { href: string; label: string; within?: string }
type Room = {
  href: string
  /** In the main row; rooms without one are reached from within another. */
  label?: string
  /** What it is called where it isn't open to somebody. */
  what: string
  needs: Scope
  /** Belongs to the client and to no environment: open while production is locked. */
  shared?: true
  /** For whoever connects a system, and nobody who looks for a document. */
  connected?: true
}

/** The rooms of the portal and what a role has to hold to enter. One table for the menus and for admission. */
const rooms = (): readonly Room[] => [
  { href: '/orders', label: t('orders'), what: t('orders'), needs: 'orders:read' },
  { href: '/orders/new', label: t('newOrder'), what: t('placingOrders'), needs: 'orders:write' },
  { href: '/orders/import', what: t('placingOrders'), needs: 'orders:write' },
  { href: '/billing', label: t('receipts'), what: t('receiptsAndInvoices'), needs: 'billing:read' },
  { href: '/developers', what: t('apiKeys'), needs: 'keys:manage', connected: true },
  { href: '/developers/webhooks', what: t('webhooks'), needs: 'webhooks:read', connected: true },
  { href: '/developers/requests', what: t('theRequestLog'), needs: 'logs:read', connected: true },
  { href: '/developers/sandbox', what: t('theSandbox'), needs: 'orders:write', connected: true },
  { href: '/developers/go-live', what: t('goingLive'), needs: 'orders:read', shared: true, connected: true },
  { href: '/members', label: t('members'), what: t('members'), needs: 'member', shared: true, connected: true },
  { href: '/members/sign-on', what: t('singleSignOn'), needs: 'members:manage', shared: true, connected: true },
  { href: '/members/audit-log', what: t('theAuditLog'), needs: 'audit:read', shared: true, connected: true },
]

const opens = ({ needs, shared, connected }: Room, client: Client, environment: Environment) =>
  (client.kind === 'integration' || connected === undefined) &&
  scopesOfMember(client.role, shared ? 'development' : environment, productionOf(client)).includes(needs)

/** The room that an address lies in: the one with the longest beginning of it. */
export const roomAt = (path: string): Room | undefined =>
  rooms()
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0]

export const isOpen = (path: string, client: Client, environment: Environment): boolean => {
  const room = roomAt(path)
  return room === undefined || opens(room, client, environment)
}

/** The main row for a member of a client: a room that is closed isn't shown. The developers' side begins where it is open. */
export function linksFor(client: Client, environment: Environment) {
  const open = rooms().filter((room) => opens(room, client, environment))
  const workshop = open.find(({ href }) => href.startsWith('/developers') && href !== '/developers/go-live')
  const named: Link[] = open.flatMap(({ href, label }) => (label === undefined ? [] : [{ href, label }]))
  if (!workshop) return named
  const place = named.findIndex(({ href }) => href === '/members')
  return named.toSpliced(place, 0, { href: workshop.href, label: t('developers'), within: '/developers' })
}

'use client'
import { Link } from '#components/ui/link.tsx'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { classNames } from '#components/ui/class-names.ts'

/** `within`: beneath which addresses one is there, where that isn't the link's own. */
type Destination = { href: string; label: string; within?: string }
type Links = readonly Destination[]
type Props = { label: string; links: Links; className: string }

/** Where one can go, and where one is. On a phone a long row is moved sideways, never the page. */
export function NavRow({ label, links, className }: Props) {
  const here = hereOf(usePathname(), links)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    // By hand: scrollIntoView could move the page too, which may be at an anchor.
    if (row.current && link)
      row.current.scrollLeft += link.getBoundingClientRect().right - row.current.getBoundingClientRect().right
  }, [here])
  if (links.length === 0) return null
  return (
    <nav ref={row} aria-label={label} data-print="hide" className={classNames('flex gap-1 overflow-x-auto', className)}>
      {links.map((link) => (
        <NavLink key={link.href} href={link.href} label={link.label} here={link.href === here} />
      ))}
    </nav>
  )
}

/** The link whose address is the longest beginning of this page's: /orders/new is not "Orders". */
const hereOf = (path: string, links: Links) =>
  links
    .map(({ href, within = href }) => ({ href, within }))
    .filter(({ within }) => path === within || path.startsWith(`${within}/`))
    .sort((a, b) => b.within.length - a.within.length)[0]?.href

function NavLink({ href, label, here }: Omit<Destination, 'within'> & { here: boolean }) {
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center border-b-2 px-2.5 whitespace-nowrap no-underline focus-visible:-outline-offset-2',
        here ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </Link>
  )
}

'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { classNames } from '#components/ui/class-names.ts'

const links = [
  { href: '/developers', label: 'Keys' },
  { href: '/developers/webhooks', label: 'Webhooks' },
  { href: '/developers/requests', label: 'Requests' },
  { href: '/developers/sandbox', label: 'Sandbox' },
  { href: '/developers/go-live', label: 'Go live' },
  { href: '/docs', label: 'Documentation' },
]

/** The rooms of the developers' side; everything below "Webhooks" belongs to it. */
export function DevelopersNav() {
  const path = usePathname()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen; where one is must be in sight. The row alone is moved, never the page.
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && here) nav.current.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - nav.current.clientWidth / 2
  }, [path])
  return (
    <nav ref={nav} aria-label="Developers" data-print="hide" className="relative -mx-4 mb-8 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0">
      {links.map(({ href, label }) => {
        const here = path === href || (href !== '/developers' && path.startsWith(`${href}/`))
        return (
          <Link
            key={href}
            href={href}
            prefetch={href === '/docs' ? false : null}
            aria-current={here ? 'page' : undefined}
            className={classNames(
              '-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 px-3 whitespace-nowrap no-underline focus-visible:-outline-offset-2',
              here ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}

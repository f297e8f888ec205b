import Link from 'next/link'

const links = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/imprint', label: 'Imprint' },
  { href: '/contact', label: 'Contact' },
] as const

/** Who runs this, on what terms, and how to write to them: below every page. */
export const LegalLinks = () =>
  links.map(({ href, label }) => (
    <Link key={href} className="inline-flex min-h-8 items-center underline" href={href} prefetch={false}>
      {label}
    </Link>
  ))

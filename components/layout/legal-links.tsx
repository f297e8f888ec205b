import { Link } from '#components/ui/link.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const links = () =>
  [
    { href: '/terms', label: t('terms') },
    { href: '/privacy', label: t('privacy') },
    { href: '/imprint', label: t('imprint') },
    { href: '/contact', label: t('contact') },
    { href: '/status', label: t('status') },
  ] as const

export const FootLink = ({ href, label }: { href: string; label: string }) => (
  <Link className="inline-flex min-h-8 items-center underline" href={href}>
    {label}
  </Link>
)

/** Who runs this, on what terms, and how to write to them: below every page. */
export const LegalLinks = () => links().map((link) => <FootLink key={link.href} {...link} />)

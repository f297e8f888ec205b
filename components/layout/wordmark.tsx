import { Link } from '#components/ui/link.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const style =
  'inline-flex min-h-10 items-center gap-2 font-serif text-2xl font-medium whitespace-nowrap text-ink no-underline'

export const Mark = () => (
  <>
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
      <rect x="4" y="3" width="24" height="26" rx="3" className="fill-accent" />
      <path d="M9 10h14M9 15h14M9 20h8" strokeWidth="2" strokeLinecap="round" className="stroke-on-accent" />
      <circle cx="22.5" cy="22.5" r="2.5" className="fill-on-accent" />
    </svg>
    {t('callslip')}
  </>
)

export const Wordmark = ({ href }: { href: string }) => (
  <Link href={href} className={style}>
    <Mark />
  </Link>
)

/** Leads there by a whole page load: for what stands in every page's first load and leans on nothing. */
export const PlainWordmark = ({ href }: { href: string }) => (
  <a href={href} className={style}>
    <Mark />
  </a>
)

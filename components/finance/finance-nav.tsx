'use client'
import { listNames } from '#components/finance/list-names.ts'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { financeLists } from '#lib/finance/schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** From one part of the books to another. */
export function FinanceNav({ at }: { at: string }) {
  const links = [
    { name: '', label: t('overview') },
    ...financeLists.map((name) => ({ name, label: listNames()[name] })),
    { name: 'months', label: t('months') },
  ]
  return (
    <nav aria-label={t('partsOfTheBooks')} data-print="hide" className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {links.map(({ name, label }) => (
          <li key={name}>
            <Link
              href={name === '' ? '/operator/finance' : `/operator/finance/${name}`}
              aria-current={name === at ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-b-2 px-3 whitespace-nowrap focus-visible:-outline-offset-2',
                name === at ? 'border-accent font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

'use client'
import { SignedMoney } from '#components/finance/signed-money.tsx'
import { Link } from '#components/ui/link.tsx'
import { unresolvedNames } from '#lib/finance/month-words.ts'
import type { Unresolved } from '#lib/finance/months-schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What isn't resolved, each with the way to it. */
export const UnresolvedList = ({ title, items }: { title: string; items: readonly Unresolved[] }) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-xl">{title}</h2>
    <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
      {items.map((item) => (
        <li key={item.kind} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-3">
          <span>
            <Named item={item} />
            {item.carriable && <span className="block text-sm text-ink-soft">{t('waitsForOthers')}</span>}
          </span>
          <span className="flex flex-wrap gap-x-2">
            {item.list && t('many', { rows: item.count })}
            {item.sums.map(({ currency, amountMinor }) =>
              amountMinor === 0 ? (
                <span key={currency}>{currency}</span>
              ) : (
                <SignedMoney key={currency} minor={amountMinor} currency={currency} />
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function Named({ item: { kind, list, status } }: { item: Unresolved }) {
  const name = unresolvedNames()[kind]
  return list ? (
    <Link className="text-link" href={`/operator/finance/${list}${status ? `?status=${status}` : ''}`}>
      {name}
    </Link>
  ) : (
    name
  )
}

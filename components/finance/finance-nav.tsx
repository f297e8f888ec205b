'use client'
import { listNames } from '#components/finance/list-names.ts'
import { NavRow } from '#components/layout/nav-row.tsx'
import { financeLists } from '#lib/finance/state.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** From one part of the books to another. */
export const FinanceNav = () => (
  <NavRow
    label={t('partsOfTheBooks')}
    className="mb-6 border-b border-line"
    links={[
      { href: '/operator/finance', label: t('overview') },
      ...financeLists.map((name) => ({ href: `/operator/finance/${name}`, label: listNames()[name] })),
      { href: '/operator/finance/months', label: t('months') },
    ]}
  />
)

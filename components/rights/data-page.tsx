'use client'
import Link from 'next/link'
import { DeletionCard } from '#components/rights/deletion-card.tsx'
import { ExportCard } from '#components/rights/export-card.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/rights.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What somebody may ask of us about their own data. */
export function DataPage() {
  return (
    <>
      <p className="mb-2">
        <Link className="text-link" href="/account">
          {t('account')}
        </Link>
      </p>
      <h1 className="mb-2 text-3xl">{t('yourData')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        {rich(t, 'whatWeKeepWhyAnd', {
          link: (text) => (
            <Link className="text-link" href="/privacy">
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ExportCard />
        <DeletionCard />
      </div>
    </>
  )
}

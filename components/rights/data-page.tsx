'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { ExportCard } from '#components/rights/export-card.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { catalogue } from '#lib/words/en/rights.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const DeletionCard = dynamic(
  () => import('#components/rights/deletion-card.tsx').then((module) => module.DeletionCard),
  { ssr: false, loading: () => <Skeleton className="h-64" /> },
)

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

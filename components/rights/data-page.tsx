'use client'
import Link from 'next/link'
import { DeletionCard } from '#components/rights/deletion-card.tsx'
import { ExportCard } from '#components/rights/export-card.tsx'

/** What somebody may ask of us about their own data. */
export function DataPage() {
  return (
    <>
      <p className="mb-2">
        <Link className="text-link" href="/account">
          Account
        </Link>
      </p>
      <h1 className="mb-2 text-3xl">Your data</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        What we keep, why and for how long is said under{' '}
        <Link className="text-link" href="/privacy">
          Privacy
        </Link>
        .
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ExportCard />
        <DeletionCard />
      </div>
    </>
  )
}

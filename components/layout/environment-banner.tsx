'use client'
import { Lock } from 'lucide-react'
import Link from 'next/link'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useHolds } from '#lib/browser/may.ts'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'

type Props = { canUseProduction: boolean }

/** Which of the two worlds one is in. Both texts are in the page and CSS shows one, so nothing flashes while it loads. */
export function EnvironmentBanner({ canUseProduction }: Props) {
  const { role } = useApi().identity
  const holds = useHolds()
  return (
    <div role="region" aria-label="Environment" data-print="hide">
      <div data-only="development" className="border-b border-info/30 bg-info-soft text-info">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-6 px-4 py-1.5 text-sm sm:px-6">
          <p>
            <strong>Development.</strong> A rehearsal:{' '}
            {role === 'customer' && <span className="hidden sm:inline">a robot plays the researcher and </span>}no real
            money moves.
          </p>
          {canUseProduction ? (
            <button
              type="button"
              className="min-h-9 shrink-0 underline"
              onClick={() => chooseEnvironment('production')}
            >
              Switch to production
            </button>
          ) : !holds('orders:read', 'development') ? (
            <p className="inline-flex min-h-9 shrink-0 items-center gap-1.5">
              <Lock aria-hidden="true" className="size-4" />
              Production is locked
            </p>
          ) : (
            <Link href="/developers/go-live" className="inline-flex min-h-9 shrink-0 items-center gap-1.5 underline">
              <Lock aria-hidden="true" className="size-4" />
              Production is locked: why?
            </Link>
          )}
        </div>
      </div>
      <div data-only="production" className="border-b border-transparent bg-accent text-on-accent">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1.5 text-sm sm:px-6">
          <p>
            <strong>Production.</strong> Real researchers, real orders, real money.
          </p>
          <button
            type="button"
            className="min-h-9 underline focus-visible:outline-on-accent"
            onClick={() => chooseEnvironment('development')}
          >
            Switch to development
          </button>
        </div>
      </div>
    </div>
  )
}

/** For whoever looks for a document: there are their orders, and nothing to say of those; and there is a robot to try things with. */
export const RehearsalBanner = () =>
  useEnvironment() === 'development' && (
    <div
      role="region"
      aria-label="Rehearsal"
      data-print="hide"
      className="border-b border-info/30 bg-info-soft text-info"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1.5 text-sm sm:px-6">
        <p>
          <strong>A rehearsal.</strong> A robot plays the researcher and no real money moves.
        </p>
        <button type="button" className="min-h-9 underline" onClick={() => chooseEnvironment('production')}>
          Back to your orders
        </button>
      </div>
    </div>
  )

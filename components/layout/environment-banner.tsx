'use client'
import { Lock } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useHolds } from '#lib/browser/may.ts'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { canUseProduction: boolean }

/** Which of the two worlds one is in. Both texts are in the page and CSS shows one, so nothing flashes while it loads. */
export function EnvironmentBanner({ canUseProduction }: Props) {
  const { role } = useApi().identity
  const holds = useHolds()
  return (
    <div role="region" aria-label={t('environment')} data-print="hide">
      <div data-only="development" className="border-b border-info/30 bg-info-soft text-info">
        {/* As high as its button makes it, which comes down a slow line after the words. */}
        <div className="mx-auto flex min-h-12 max-w-6xl items-center max-[23rem]:flex-wrap justify-between gap-x-6 px-4 py-1.5 text-sm sm:px-6">
          <p>
            {rich(t, 'developmentARehearsal', { strong: (text) => <strong>{text}</strong> })}{' '}
            {role === 'customer' && <span className="hidden sm:inline">{t('aRobotPlaysTheResearcher')} </span>}
            {t('noRealMoneyMoves')}
          </p>
          {canUseProduction ? (
            <button
              type="button"
              className="min-h-9 shrink-0 underline"
              onClick={() => chooseEnvironment('production')}
            >
              {t('switchToProduction')}
            </button>
          ) : !holds('orders:read', 'development') ? (
            <p className="inline-flex min-h-9 shrink-0 items-center gap-1.5">
              <Lock aria-hidden="true" className="size-4" />
              {t('productionIsLocked')}
            </p>
          ) : (
            <Link href="/developers/go-live" className="inline-flex min-h-9 shrink-0 items-center gap-1.5 underline">
              <Lock aria-hidden="true" className="size-4" />
              {t('productionIsLockedWhy')}
            </Link>
          )}
        </div>
      </div>
      <div data-only="production" className="border-b border-transparent bg-accent text-on-accent">
        {/* Room for three lines on a phone: in the face that stands in for ours the words may take one more or fewer. */}
        <div className="mx-auto flex min-h-18 max-w-6xl items-center max-[23rem]:flex-wrap justify-between gap-x-6 px-4 py-1.5 text-sm sm:min-h-12 sm:px-6">
          <p>{rich(t, 'productionRealResearchersRealOrders', { strong: (text) => <strong>{text}</strong> })}</p>
          <button
            type="button"
            className="min-h-9 shrink-0 underline focus-visible:outline-on-accent"
            onClick={() => chooseEnvironment('development')}
          >
            {t('switchToDevelopment')}
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
      aria-label={t('rehearsal')}
      data-print="hide"
      className="border-b border-info/30 bg-info-soft text-info"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1.5 text-sm sm:min-h-12 sm:px-6">
        <p>{rich(t, 'aRehearsalARobotPlays', { strong: (text) => <strong>{text}</strong> })}</p>
        <button type="button" className="min-h-9 underline" onClick={() => chooseEnvironment('production')}>
          {t('backToYourOrders')}
        </button>
      </div>
    </div>
  )

'use client'
import { rich } from '#components/ui/rich.tsx'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { catalogue } from '#lib/words/en/practice.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Says that these orders are none; where they are real there is nothing to say. */
export const PracticeBanner = () =>
  useEnvironment() === 'development' && (
    <div
      role="region"
      aria-label={t('environment')}
      data-print="hide"
      className="border-b border-info/30 bg-info-soft text-info"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1.5 text-sm sm:px-6">
        <p>{rich(t, 'thePracticeBoardProgrammersPlace', { strong: (text) => <strong>{text}</strong> })}</p>
        <button type="button" className="min-h-9 underline" onClick={() => chooseEnvironment('production')}>
          {t('backToRealOrders')}
        </button>
      </div>
    </div>
  )

/** The way to the rehearsal, for whoever asks for it. */
export const PracticeSwitch = () =>
  useEnvironment() === 'production' && (
    <button
      type="button"
      className="inline-flex min-h-8 items-center underline"
      onClick={() => chooseEnvironment('development')}
    >
      {t('practiceBoard')}
    </button>
  )

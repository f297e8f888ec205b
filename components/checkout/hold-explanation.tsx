import type { ReactNode } from 'react'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What happens to the money, and when, in plain words. `amount`: the total as people write it. */
export function HoldExplanation({ amount }: { amount: string }) {
  return (
    <section aria-labelledby="hold-title" className="grid gap-3">
      {/* No heading: this stands at another depth on each page. */}
      <p id="hold-title" className="font-serif text-lg">
        {t('howThisPaymentWorks')}
      </p>
      <dl className="grid gap-3 border-l-2 border-line pl-4">
        <Step title={t('nowHeld')}>{t('yourBankSetsAsideOn', { amount })}</Step>
        <Step title={t('whenTheResearchStartsTaken')}>{t('onlyWhenTheResearcherBegins')}</Step>
        <Step title={t('ifYouWithdrawBeforeReleased')}>{t('withdrawTheOrderBeforeWork')}</Step>
      </dl>
      <p className="text-sm text-ink-soft">{t('aHoldLastsAboutSeven')}</p>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

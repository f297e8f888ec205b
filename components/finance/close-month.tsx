'use client'
import { UnresolvedList } from '#components/finance/unresolved-list.tsx'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { closeFinanceMonth } from '#lib/finance/operations.ts'
import type { MonthReport } from '#lib/finance/months-schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  report: MonthReport
  /** Whoever was refused, because it has moved, sees what stands there now. */
  onLookAgain: () => void
}

/** Closes a month, or says what stands in the way. */
export function CloseMonth({ report: { month, unresolved, seen }, onLookAgain }: Props) {
  const api = useApi()
  const carried = unresolved.filter(({ carriable }) => carriable)
  const inTheWay = unresolved.filter(({ carriable }) => !carriable)
  return (
    <div className="flex flex-col gap-6" data-print="hide">
      {inTheWay.length === 0 ? (
        <Banner
          title={t('itCanBeClosed')}
          action={
            <ReasonButton
              label={t('close')}
              look="primary"
              title={t('closeTheseBooks')}
              description={carried.length > 0 ? t('someIsCarriedOver') : t('closedIsClosed')}
              hint={t('itStandsInTheReport')}
              optional={carried.length === 0}
              confirm={t('closeThem')}
              options={api.send(closeFinanceMonth, { month })}
              toInput={(reason) => ({ ...(reason === '' ? {} : { reason }), ...(seen === undefined ? {} : { seen }) })}
              onOpenChange={(open) => !open && onLookAgain()}
              done={() => ({ text: t('theMonthIsClosed') })}
            />
          }
        >
          {t('whatIsCorrectedLater')}
        </Banner>
      ) : (
        <UnresolvedList title={t('beforeItCanBeClosed')} items={inTheWay} />
      )}
      {carried.length > 0 && <UnresolvedList title={t('wouldBeCarriedOver')} items={carried} />}
    </div>
  )
}

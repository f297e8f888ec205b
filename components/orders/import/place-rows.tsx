'use client'
import { Download } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import type { JudgedRow, Judgement } from '#components/orders/import/judge-rows.ts'
import type { Import } from '#components/orders/import/use-import.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { dropSecondTap } from '#components/ui/second-tap.ts'
import { saveAs } from '#lib/browser/download.ts'
import { useMay } from '#lib/browser/may.ts'
import { toLine } from '#lib/csv.ts'
import { placeOrders } from '#lib/orders/operations.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const orders = (count: number) => t('orders', { count })
const rows = (count: number) => t('rows', { count })

/** What will be placed, how far it is, and what became of it. */
export function PlaceRows({ state, again, onAgain }: { state: Import; again: string; onAgain: () => void }) {
  const { judged, placing, comparing, failure, place, started } = state
  const may = useMay()
  const count = (...wanted: Judgement[]) => judged.filter((one) => wanted.includes(one.state)).length
  const ready = judged.filter(({ state: one }) => one === 'ready' || one === 'sent')
  const others = [
    count('invalid', 'refused') > 0 && t('toCorrect', { rows: rows(count('invalid', 'refused')) }),
    count('left_out') > 0 && t('leftOut', { rows: rows(count('left_out')) }),
  ].filter(Boolean)
  return (
    <section
      aria-label={t('placing')}
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-4 sm:mx-0 sm:px-0"
    >
      <HowFar {...state} isSome={count('sent') > 0} />
      {started && !placing && (
        <p role="status" className="font-medium">
          {t('placed', { orders: orders(count('placed')) })}
          {others.length > 0 && `; ${others.join(', ')}`}.
        </p>
      )}
      {!started && others.length > 0 && <p className="text-sm text-ink-soft">{others.join(', ')}.</p>}
      <div className="flex flex-wrap gap-3">
        {(ready.length > 0 || placing) && may(placeOrders) && (
          <Button
            pending={placing !== undefined || comparing === true}
            onClick={(event) => {
              // What stands above may go with it, and the page's foot comes up.
              dropSecondTap(event)
              void place(ready)
            }}
          >
            {failure ? t('tryAgain') : t('place', { count: orders(ready.length) })}
          </Button>
        )}
        {started && !placing && (
          <>
            <Button look="secondary" onClick={() => saveAs('callslip-import-report.csv', reportOf(judged))}>
              <Download aria-hidden="true" className="size-4" />
              {t('report')}
            </Button>
            <Button look="secondary" asChild>
              <Link href="/orders">{t('goToYourOrders')}</Link>
            </Button>
            {count('sent') === 0 && (
              <Button look="quiet" onClick={onAgain}>
                {again}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

type HowFarProps = Pick<Import, 'placing' | 'comparing' | 'overtaken' | 'failure'> & { isSome: boolean }

const HowFar = ({ placing, comparing, overtaken, failure, isSome }: HowFarProps) => (
  <>
    {placing && (
      <>
        <p role="status">{t('placingOf', { done: placing.done, of: placing.of })}</p>
        <ProgressBar label={t('ordersPlaced')} value={placing.done} max={placing.of} />
      </>
    )}
    {comparing && <p role="status">{t('comparing')}</p>}
    {overtaken && <p role="status">{t('overtaken')}</p>}
    {failure && !placing && (
      <Banner tone="danger" role="alert" title={t('notAllOfItWas')}>
        {failure.message} {isSome && t('whatWasPlacedAlreadyIs')}
      </Banner>
    )}
  </>
)

const words = (): Record<Judgement, string> => ({
  ready: t('notPlaced'),
  invalid: t('notPlaced'),
  left_out: t('leftOut2'),
  sent: t('notKnown'),
  placed: t('wasPlaced'),
  refused: t('wasRefused'),
})

/** What it is there as already; without it nobody who reads the report knows why a row was left out. */
function twinText({ twin }: JudgedRow): string[] {
  if (!twin) return []
  const what = twin.because === 'reference' ? t('theSameReference') : t('theSamePersonInThe')
  return [
    'line' in twin ? t('rowHas', { line: twin.line, what }) : t('numberHas', { number: twin.order.order.number, what }),
  ]
}

function reportOf(judged: readonly JudgedRow[]): Blob {
  const lines = judged.map((one) => {
    const { line, values, result } = one.row
    return toLine([
      line,
      values.externalOrderRef,
      result?.order?.order.number,
      result?.order?.id,
      words()[one.state],
      [...one.issues.map(({ label, message }) => `${label}: ${message}`), ...twinText(one)].join(' '),
    ])
  })
  return new Blob(['\uFEFF', toLine(['row', 'externalOrderRef', 'number', 'id', 'status', 'fault']), ...lines], {
    type: 'text/csv',
  })
}

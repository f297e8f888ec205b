'use client'
import { Download } from 'lucide-react'
import Link from 'next/link'
import type { JudgedRow, Judgement } from '#components/orders/import/judge-rows.ts'
import type { Import } from '#components/orders/import/use-import.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { saveAs } from '#lib/browser/download.ts'
import { useMay } from '#lib/browser/may.ts'
import { toLine } from '#lib/csv.ts'
import { placeOrders } from '#lib/orders/operations.ts'

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

/** What will be placed, how far it is, and what became of it. */
export function PlaceRows({ state, again, onAgain }: { state: Import; again: string; onAgain: () => void }) {
  const { judged, placing, failure, place, started } = state
  const may = useMay()
  const count = (...wanted: Judgement[]) => judged.filter((one) => wanted.includes(one.state)).length
  const ready = judged.filter(({ state: one }) => one === 'ready' || one === 'sent')
  const others = [
    count('fault', 'refused') > 0 && `${rows(count('fault', 'refused'))} to correct`,
    count('left_out') > 0 && `${rows(count('left_out'))} left out`,
  ].filter(Boolean)
  return (
    <section
      aria-label="Placing"
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-4 sm:mx-0 sm:px-0"
    >
      {placing && (
        <>
          <p role="status">{`Placing: ${placing.done} of ${placing.of}`}</p>
          <ProgressBar label="Orders placed" value={placing.done} max={placing.of} />
        </>
      )}
      {failure && !placing && (
        <Banner tone="danger" role="alert" title="Not all of it was placed">
          {failure.message} {count('sent') > 0 && 'What was placed already is not placed twice.'}
        </Banner>
      )}
      {started && !placing && (
        <p role="status" className="font-medium">
          {orders(count('placed'))} placed{others.length > 0 && `; ${others.join(', ')}`}.
        </p>
      )}
      {!started && others.length > 0 && <p className="text-sm text-ink-soft">{others.join(', ')}.</p>}
      <div className="flex flex-wrap gap-3">
        {(ready.length > 0 || placing) && may(placeOrders) && (
          <Button pending={placing !== undefined} onClick={() => void place(ready)}>
            {failure ? 'Try again' : `Place ${orders(ready.length)}`}
          </Button>
        )}
        {started && !placing && (
          <>
            <Button look="secondary" onClick={() => saveAs('callslip-import-report.csv', reportOf(judged))}>
              <Download aria-hidden="true" className="size-4" />
              Report
            </Button>
            <Button look="secondary" asChild>
              <Link href="/orders">Go to your orders</Link>
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

const words: Record<Judgement, string> = {
  ready: 'not placed',
  fault: 'not placed',
  left_out: 'left out',
  sent: 'not known',
  placed: 'placed',
  refused: 'refused',
}

function reportOf(judged: readonly JudgedRow[]): Blob {
  const lines = judged.map(({ row: { line, values, result }, state, faults }) =>
    toLine([
      line,
      values.externalOrderRef,
      result?.order?.order.number,
      result?.order?.id,
      words[state],
      faults.map(({ label, message }) => `${label}: ${message}`).join(' '),
    ]),
  )
  return new Blob(['\uFEFF', toLine(['row', 'externalOrderRef', 'number', 'id', 'status', 'fault']), ...lines], {
    type: 'text/csv',
  })
}

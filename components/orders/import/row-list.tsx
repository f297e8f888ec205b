'use client'
import { useState } from 'react'
import { RowItem } from '#components/orders/import/row-item.tsx'
import { isDoubtful, type JudgedRow } from '#components/orders/import/judge-rows.ts'
import type { Import } from '#components/orders/import/use-import.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { openOrdersAskedFor } from '#lib/browser/order-duplicates.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const shownAtOnce = 50

const piles = (): { name: string; label: string; holds: (judged: JudgedRow) => boolean }[] => [
  { name: 'all', label: t('all'), holds: () => true },
  { name: 'issues', label: t('withFaults'), holds: ({ state }) => state === 'invalid' || state === 'refused' },
  { name: 'twins', label: t('perhapsTwice'), holds: isDoubtful },
  { name: 'left', label: t('leftOut3'), holds: ({ state }) => state === 'left_out' },
  { name: 'placed', label: t('placed2'), holds: ({ state }) => state === 'placed' },
]

/** Every row of the table, with what is wrong with it. */
export function RowList({ state }: { state: Import }) {
  const [pile, setPile] = useState('all')
  const [shown, setShown] = useState(shownAtOnce)
  const [open, setOpen] = useState<number>()
  const { judged, dispatch } = state
  const counted = piles().map((one) => ({ ...one, count: judged.filter(one.holds).length }))
  const chosen = counted.find(({ name, count }) => name === pile && count > 0) ?? counted[0]
  // The row that is being mended stays, also once nothing is wrong with it any more.
  const rows = judged.filter((one) => one.row.line === open || chosen?.holds(one))
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-3">
      <div role="group" aria-label={t('whichRows')} className="flex flex-wrap gap-2">
        {counted
          .filter(({ name, count }) => name === 'all' || count > 0)
          .map(({ name, label, count }) => (
            <Button
              key={name}
              look={name === chosen?.name ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={name === chosen?.name}
              onClick={() => (setPile(name), setShown(shownAtOnce))}
            >
              {label} ({count})
            </Button>
          ))}
        <LeaveOutTwins state={state} />
      </div>
      <Comparison state={state} />
      <ol aria-label={t('rows2')} className="flex flex-col gap-2">
        {rows.slice(0, shown).map((one) => (
          <RowItem
            key={one.row.line}
            judged={one}
            open={one.row.line === open}
            onOpen={(opens) => setOpen(opens ? one.row.line : undefined)}
            dispatch={dispatch}
          />
        ))}
      </ol>
      {rows.length > shown && (
        <div className="flex justify-center">
          <Button look="secondary" onClick={() => setShown(shown + shownAtOnce)}>
            {t('showMore', { count: rows.length - shown })}
          </Button>
        </div>
      )}
    </section>
  )
}

function LeaveOutTwins({ state: { judged, dispatch } }: { state: Import }) {
  const lines = judged.filter(isDoubtful).map(({ row }) => row.line)
  if (lines.length === 0) return null
  return (
    <Button look="quiet" size="sm" onClick={() => dispatch({ do: 'leave', lines, out: true })}>
      {t('leaveOutWhatMayBe', { count: lines.length })}
    </Button>
  )
}

/** Of which open orders the rows may be twice, where that isn't all of them. */
function Comparison({ state: { compareAgain, openOrders = [] } }: { state: Import }) {
  if (compareAgain)
    return (
      <Banner
        tone="caution"
        role="status"
        action={
          <Button look="secondary" size="sm" onClick={compareAgain}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('yourOpenOrdersCouldNot')}
      </Banner>
    )
  if (openOrders.length < openOrdersAskedFor) return null
  return <p className="text-sm text-ink-soft">{t('comparedWithYourNewestOpen', { count: openOrders.length })}</p>
}

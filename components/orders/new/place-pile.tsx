'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { PlaceRows } from '#components/orders/import/place-rows.tsx'
import type { ImportRow } from '#components/orders/import/judge-rows.ts'
import { RowList } from '#components/orders/import/row-list.tsx'
import { useImport } from '#components/orders/import/use-import.ts'
import { useOwnRows } from '#components/orders/import/use-rows.ts'
import { useLeavingQuestion } from '#components/orders/import/use-leaving-question.ts'
import { useHeadingFocus } from '#components/orders/new/use-heading-focus.ts'
import { Button } from '#components/ui/button.tsx'
import type { Pile } from '#lib/browser/order-pile.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  pile: Pile
  /** Back to the form. */
  onChange: () => void
  /** All of it is placed: what was typed is kept no longer. */
  onPlaced: () => void
}

/** Several documents of one archive, read once more and placed together, each an order with a key of its own. */
export function PlacePile({ pile, onChange, onPlaced }: Props) {
  const [rows] = useState(() =>
    pile.items.map(({ key, values, leftOut = false, sent = false }, i) => ({
      line: i + 1,
      key,
      values,
      leftOut,
      sent,
    })),
  )
  const state = useImport(useOwnRows(rows), true)
  const { placing, started } = state
  useLeavingQuestion(placing !== undefined || state.rows.some(({ sent }) => sent))
  // The pile is what is still to be placed, as it is corrected here: the form goes on with that.
  const keep = useEffectEvent((all: readonly ImportRow[]) => {
    const left = all.filter(({ result }) => !result?.order)
    pile.keep(left.map(({ key, values, leftOut, sent }) => ({ key, values, leftOut, sent })))
    if (left.length === 0 && all.length > 0) onPlaced()
  })
  useEffect(() => keep(state.rows), [state.rows])
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={useHeadingFocus()} tabIndex={-1} className="text-2xl outline-none">
        {t('readThemOnceMore')}
      </h2>
      <RowList state={state} />
      {!started && (
        <div>
          <Button look="secondary" onClick={onChange}>
            {t('changeSomething')}
          </Button>
        </div>
      )}
      <PlaceRows state={state} again={t('anotherOrder')} onAgain={onChange} />
    </div>
  )
}

'use client'
import { useEffect, useEffectEvent } from 'react'
import { PlaceRows } from '#components/orders/import/place-rows.tsx'
import { RowList } from '#components/orders/import/row-list.tsx'
import { useImport } from '#components/orders/import/use-import.ts'
import { useLeavingQuestion } from '#components/orders/import/use-leaving-question.ts'
import { useHeadingFocus } from '#components/orders/new/use-heading-focus.ts'
import { usePiledRows } from '#components/orders/new/use-piled-rows.ts'
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
  const state = useImport(usePiledRows(pile), true)
  const { placing, started } = state
  useLeavingQuestion(placing !== undefined || state.rows.some(({ sent }) => sent))
  const isPlaced = state.rows.length > 0 && state.rows.every(({ result }) => result?.order)
  // Not where the page was left before: by then something else may have been typed.
  const forget = useEffectEvent(onPlaced)
  useEffect(() => {
    if (isPlaced) forget()
  }, [isPlaced])
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

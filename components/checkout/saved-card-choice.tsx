'use client'
import { cardName } from '#components/checkout/card-name.ts'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  cards: SavedCardsView['cards']
  /** Undefined: another card, by the form. */
  chosen: string | undefined
  onChoose: (cardId: string | undefined) => void
  disabled: boolean
}

/** Which card pays: one that is saved, or another. */
export function SavedCardChoice({ cards, chosen, onChoose, disabled }: Props) {
  const choices = [
    ...cards.map((card) => ({ id: card.id, label: cardName(card) })),
    { id: undefined, label: t('anotherCard') },
  ]
  return (
    <fieldset className="grid gap-1" disabled={disabled}>
      <legend className="mb-1 font-medium">{t('payWith')}</legend>
      {choices.map(({ id, label }) => (
        <label key={id ?? 'other'} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="saved-card"
            className="size-5 accent-accent"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

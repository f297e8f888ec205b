'use client'
import { X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { isBlankPerson } from '#lib/browser/order-values.ts'
import type { Piled } from '#lib/browser/order-pile.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  items: readonly Piled[]
  /** Takes one into the form, and what is in the form in its place. */
  onChange: (item: Piled) => void
  onRemove: (item: Piled) => void
}

const titleOf = ({ values: { documentType, personsOfInterest } }: Piled) =>
  orderTitle({ documentType, personsOfInterest: personsOfInterest.filter((person) => !isBlankPerson(person)) })

const whereItIs = ({ values: { repositoryName: archive }, sent, leftOut }: Piled) =>
  sent ? t('sentNotKnownYet', { archive }) : leftOut ? t('leftOut', { archive }) : archive

/** The documents that are ordered together with the one in the form. */
export function PileList({ items, onChange, onRemove }: Props) {
  if (items.length === 0) return null
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h2 className="text-xl">{t('orderedTogether')}</h2>
      <ol aria-label={t('orderedTogether')} className="flex flex-col gap-2">
        {items.map((item) => (
          <li
            key={item.key}
            className="flex items-center justify-between gap-3 rounded-card border border-line p-2 ps-3"
          >
            <span className="min-w-0">
              <span dir="auto" className="block font-medium break-words">
                {titleOf(item)}
              </span>
              <span dir="auto" className="block text-sm text-ink-soft">
                {whereItIs(item)}
              </span>
            </span>
            {/* As another order it would be placed twice. */}
            {!item.sent && (
              <span className="flex shrink-0 items-center gap-1">
                <Button
                  look="secondary"
                  size="sm"
                  aria-label={t('change', { item: titleOf(item) })}
                  onClick={() => onChange(item)}
                >
                  {t('change2')}
                </Button>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={t('remove2', { item: titleOf(item) })}
                  onClick={() => onRemove(item)}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

import { Folder, Landmark, UserRound } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const isFiled = ({ folder, costCentre, labels, assignee }: OrderView['order']) =>
  [folder, costCentre, labels, assignee].some((one) => one !== undefined)

/** Where an order is kept, in a line. */
export const Filed = ({ order: { folder, costCentre, labels, assignee } }: { order: OrderView['order'] }) => (
  <>
    {folder !== undefined && (
      <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
        <Folder aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('folder2')} </span>
        <span dir="auto">{folder}</span>
      </span>
    )}
    {costCentre !== undefined && (
      <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
        <Landmark aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('costCentre2')} </span>
        <span dir="auto">{costCentre}</span>
      </span>
    )}
    {assignee && (
      <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
        <UserRound aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('lookedAfterBy2')} </span>
        <span dir="auto">{assignee.name}</span>
      </span>
    )}
    {labels?.map((label) => (
      <Badge key={label}>
        <span className="sr-only">{t('label2')} </span>
        <span dir="auto">{label}</span>
      </Badge>
    ))}
  </>
)

'use client'
import { deedsFor, operationOf, type Deed } from '#components/operator/queue/deeds.ts'
import { Button } from '#components/ui/button.tsx'
import { useHolds, useMay } from '#lib/browser/may.ts'
import { kinds, type QueueKind } from '#lib/queue/kinds.ts'
import type { QueueItem } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  kind: QueueKind
  selected: readonly QueueItem[]
  onDo: (deed: Deed, items: readonly QueueItem[]) => void
  onAll: () => void
  onClear: () => void
}

/** What can be done with all that is ticked. */
export function TickedBar({ kind, selected, onDo, onAll, onClear }: Props) {
  const may = useMay()
  const holds = useHolds()(kinds[kind].scope)
  const possible = deedsFor(kind).filter((deed) => holds && may(operationOf[deed]))
  return (
    <div
      role="region"
      aria-label={t('tickedItems')}
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-sheet px-4 py-3 shadow-raised sm:mx-0 sm:rounded-card sm:border"
    >
      <p role="status" className="mr-2 font-medium">
        {t('ticked', { count: selected.length })}
      </p>
      {possible.map((deed, i) => (
        <Button key={deed} size="sm" look={i === 0 ? 'primary' : 'secondary'} onClick={() => onDo(deed, selected)}>
          {t(`deeds.${deed}.button`, { count: selected.length })}
        </Button>
      ))}
      <span className="ml-auto flex">
        <Button look="quiet" size="sm" onClick={onAll}>
          {t('tickAll')}
        </Button>
        <Button look="quiet" size="sm" onClick={onClear}>
          {t('clear')}
        </Button>
      </span>
    </div>
  )
}

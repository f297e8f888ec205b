'use client'
import { classNames } from '#components/ui/class-names.ts'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { changeAddress } from '#components/ui/use-address.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import type { QueueCounts } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Count = QueueCounts['kinds'][number]

/** Every kind of work with how much there is of it, how old the oldest is, and what is late. */
export const KindList = ({ counts, chosen }: { counts: readonly Count[]; chosen: QueueKind }) => (
  <nav aria-label={t('kindsOfWork')}>
    <ul className="grid grid-cols-2 gap-1 lg:grid-cols-1">
      {counts.map((count) => (
        <li key={count.kind} className="min-w-0">
          <Kind count={count} isChosen={count.kind === chosen} />
        </li>
      ))}
    </ul>
  </nav>
)

const Kind = ({
  count: { kind, count, more, late, mine, oldestSince },
  isChosen,
}: {
  count: Count
  isChosen: boolean
}) => (
  <a
    href={`?kind=${kind}`}
    aria-current={isChosen ? 'page' : undefined}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      changeAddress({ kind, q: undefined, show: undefined, after: undefined }, { step: true })
    }}
    className={classNames(
      'block h-full rounded-card border px-3 py-1.5 text-sm no-underline hover:bg-well lg:py-2 lg:text-base',
      isChosen ? 'border-accent bg-accent-soft' : 'border-transparent',
    )}
  >
    <span className="flex items-baseline justify-between gap-2">
      <span className={classNames('min-w-0', isChosen && 'font-medium', count === 0 && 'text-ink-soft')}>
        {t(`kinds.${kind}`)}
      </span>{' '}
      <span className={count === 0 ? 'text-ink-soft' : 'font-medium'}>
        {t('counted', { count, more: String(more) })}
      </span>
    </span>
    {oldestSince && (
      <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {late > 0 && <span className="font-medium text-danger">{t('lateOnes', { count: late })}</span>}
        {mine > 0 && <span>{t('yours', { count: mine })}</span>}
        <span>{rich(t, 'oldest', { relativeTime: <RelativeTime value={oldestSince} /> })}</span>
      </span>
    )}
  </a>
)

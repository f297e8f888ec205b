import { classNames } from '#components/ui/class-names.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What people call an order by; never broken over two lines. */
export const OrderNumber = ({ number, className }: { number: string; className?: string }) => (
  <span className={classNames('font-card text-sm whitespace-nowrap text-ink-soft', className)}>{number}</span>
)

/** The line at the head of an order: its number, to be read aloud or taken along, and what else it is known by. */
export const OrderCallNumber = ({ number, more }: { number: string; more?: string | undefined }) => (
  <span className="-my-1 inline-flex flex-wrap items-center gap-x-1">
    <span className="whitespace-nowrap">{number}</span>
    <span data-print="hide">
      <CopyButton value={number} label={t('copyTheOrderNumber')} />
    </span>
    {more && <span className="wrap-anywhere">· {more}</span>}
  </span>
)

import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type PartProps<Item> = {
  title: string
  items: readonly Item[]
  more: boolean
  all?: string
  keyOf: (item: Item) => string
  row: (item: Item) => ReactNode
}

/** One kind of work: its heading with the number, and a row for each. `all` leads to those that found no room. */
export function QueuePart<Item>({ title, items, more, all, keyOf, row }: PartProps<Item>) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">
        {title} <span className="text-ink-soft">({more ? t('moreThan', { count: items.length }) : items.length})</span>
      </h2>
      <div className="rounded-card border border-line bg-sheet shadow-sheet">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li
              key={keyOf(item)}
              className="flex flex-col gap-3 p-4 lg:flex-row lg:items-start lg:justify-between lg:gap-6"
            >
              {row(item)}
            </li>
          ))}
        </ul>
      </div>
      {more && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('theThatHaveWaitedLongest', { count: items.length })}{' '}
          {all ? (
            <Link className="text-link" href={all}>
              {t('seeAllOfThem')}
            </Link>
          ) : (
            t('theOthersFollowAsThese')
          )}
        </p>
      )}
    </section>
  )
}

export const RowText = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-1">{children}</div>
)
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="flex shrink-0 flex-wrap items-start gap-2">{children}</div>
)

export const OrderLink = ({ orderId, children }: { orderId: string; children: ReactNode }) => (
  <Link className="text-link font-medium" href={`/operator/orders/${orderId}`}>
    <bdi>{children}</bdi>
  </Link>
)
export const ClientLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="text-link" href={`/operator/clients/${id}`}>
    <bdi>{name}</bdi>
  </Link>
)
export const ResearcherLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="text-link" href={`/operator/researchers/${id}`}>
    <bdi>{name}</bdi>
  </Link>
)

type Party = { id: string; name: string }

/** Whom an order concerns: who placed it, and who works on it. */
export const Parties = ({ client, researcher }: { client: Party; researcher?: Party | undefined }) => (
  <>
    <ClientLink {...client} /> · {researcher ? <ResearcherLink {...researcher} /> : t('noResearcher')}
  </>
)

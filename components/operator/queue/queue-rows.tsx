'use client'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import type { Deed } from '#components/operator/queue/deeds.ts'
import { QueueRow } from '#components/operator/queue/queue-row.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { whenIdle } from '#lib/browser/lazy.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import type { QueueItem } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Whatever the first picture can do without comes when it is wanted.
const QueueKeys = dynamic(
  whenIdle(() => import('#components/operator/queue/queue-keys.tsx').then((module) => module.QueueKeys)),
  { ssr: false },
)
const TickedBar = dynamic(
  () => import('#components/operator/queue/ticked-bar.tsx').then((module) => module.TickedBar),
  { ssr: false },
)
const DoTogether = dynamic(
  () => import('#components/operator/queue/do-together.tsx').then((module) => module.DoTogether),
  { ssr: false },
)
const ItemDialog = dynamic(
  () => import('#components/operator/queue/item-dialog.tsx').then((module) => module.ItemDialog),
  { ssr: false },
)

const toggled = (ids: ReadonlySet<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])

type Props = {
  kind: QueueKind
  items: readonly QueueItem[]
  /** These are of the filter before. */
  stale: boolean
  empty: ReactNode
}

/** The rows, and what can be done with those that are ticked: in one go, after a look at what will happen to each. */
export function QueueRows({ kind, items, stale, empty }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // As they were when it was begun: the list underneath goes on changing.
  const [begun, setBegun] = useState<{ deed: Deed; items: readonly QueueItem[] }>()
  const [asked, setAsked] = useState<{ item: QueueItem; toPutOff: boolean }>()
  const ids = items.map(({ targetId }) => targetId)
  const selected = items.filter(({ targetId }) => ticked.has(targetId))
  const toggle = (id: string) => setTicked((before) => toggled(before, id))
  const clear = () => setTicked(new Set())
  const begin = (deed: Deed, chosen: readonly QueueItem[]) => setBegun({ deed, items: chosen })
  const end = (done: boolean) => {
    setBegun(undefined)
    if (done) clear()
  }
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <Rows
          kind={kind}
          items={items}
          stale={stale}
          ticked={ticked}
          onTick={toggle}
          onOpen={(item) => begin('open', [item])}
          onMore={(item) => setAsked({ item, toPutOff: false })}
        />
      )}
      <QueueKeys
        ids={ids}
        onTick={toggle}
        onTickAll={() => (selected.length === ids.length ? clear() : setTicked(new Set(ids)))}
        onTogether={(key) => {
          const deed = key === 'c' ? 'claim' : kind === 'orders' ? 'open' : undefined
          if (deed && selected.length > 0) begin(deed, selected)
          return deed !== undefined && selected.length > 0
        }}
        onPutOff={(id) => {
          const item = items.find(({ targetId }) => targetId === id)
          if (item) setAsked({ item, toPutOff: true })
        }}
      />
      {selected.length > 0 && (
        <TickedBar kind={kind} selected={selected} onDo={begin} onAll={() => setTicked(new Set(ids))} onClear={clear} />
      )}
      {begun && <DoTogether {...begun} key={begun.deed} now={items} onClose={end} />}
      {asked && <ItemDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type RowsProps = Omit<Props, 'empty'> & {
  ticked: ReadonlySet<string>
  onTick: (id: string) => void
  onOpen: (item: QueueItem) => void
  onMore: (item: QueueItem) => void
}

const Rows = ({ kind, items, stale, ticked, onTick, onOpen, onMore }: RowsProps) => (
  <ul
    aria-label={t(`kinds.${kind}`)}
    aria-busy={stale}
    className={classNames(
      'divide-y divide-line rounded-card border border-line bg-sheet shadow-sheet',
      stale && 'opacity-60',
    )}
  >
    {items.map((item, i) => (
      <QueueRow
        key={item.targetId}
        item={item}
        isFirst={i === 0}
        ticked={ticked.has(item.targetId)}
        onTick={() => onTick(item.targetId)}
        onOpen={() => onOpen(item)}
        onMore={() => onMore(item)}
      />
    ))}
  </ul>
)

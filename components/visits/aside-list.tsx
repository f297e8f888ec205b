'use client'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { titleOf } from '#components/research/describe-order.ts'
import { useDayText, useSetAside } from '#components/visits/not-today.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import type { AsideRow, ShelfListView } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Of this archive, and not for this day. */
export const AsideList = ({ list }: { list: ShelfListView }) => (
  <section data-print="hide" aria-labelledby="aside" className="mt-8">
    <h2 id="aside" className="mb-2 text-xl">
      {t('setAside', { orders: list.aside.length })}
    </h2>
    <ul aria-labelledby="aside" className="divide-y divide-line rounded-card border border-line bg-sheet">
      {list.aside.map((row) => (
        <Aside key={row.orderId} row={row} visitId={list.visit.id} />
      ))}
    </ul>
  </section>
)

function Aside({ row, visitId }: { row: AsideRow; visitId: string }) {
  const { orderId, number, foundOn, putOffTo } = row
  const { mutate, isPending } = useSetAside(visitId, orderId)
  const dayText = useDayText()
  const why =
    foundOn !== undefined
      ? t('foundOn', { day: dayText(foundOn) })
      : putOffTo
        ? t('putOff', { day: dayText(putOffTo.day) })
        : t('leftOut')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-0">
        <Link href={`/research/orders/${orderId}`} className="text-ink">
          <bdi className="break-words">{titleOf(row)}</bdi>
        </Link>
        <span className="block text-sm text-ink-soft">
          <OrderNumber number={number} /> · {why}
        </span>
      </span>
      {foundOn === undefined && (
        <Button
          look="quiet"
          size="sm"
          pending={isPending}
          aria-label={t('takeBackOf', { number })}
          onClick={() => mutate({ aside: false })}
        >
          {t('takeBack')}
        </Button>
      )}
    </li>
  )
}

'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { isAllowedHere } from '#components/checkout/allowed-here.ts'
import { deeds, ordersFor, type Deed } from '#components/orders/together/deeds.ts'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '#lib/browser/may.ts'
import { fileOrders } from '#lib/filing/operations.ts'
import { acceptOrder, withdrawOrder } from '#lib/orders/operations.ts'
import { downloadAll } from '#lib/documents/operations.ts'
import { selectOffer } from '#lib/offers/operations.ts'
import { listSavedCards } from '#lib/payments/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What is asked and done comes when it is first wanted.
const ChooseMany = dynamic(
  () => import('#components/orders/together/choose-many.tsx').then((module) => module.ChooseMany),
  { ssr: false },
)
const PayMany = dynamic(() => import('#components/orders/together/pay-many.tsx').then((module) => module.PayMany), {
  ssr: false,
})
const SimpleDeed = dynamic(
  () => import('#components/orders/together/simple-deed.tsx').then((module) => module.SimpleDeed),
  { ssr: false },
)

const FilingDialog = dynamic(
  () => import('#components/orders/filing/filing-dialog.tsx').then((module) => module.FilingDialog),
  { ssr: false },
)

const labels = (): Record<Deed, string> => ({
  choose: t('chooseOffers2'),
  pay: t('pay'),
  accept: t('accept'),
  download: t('downloadDocuments'),
  withdraw: t('withdraw'),
  file: t('file'),
})
const needs = {
  choose: selectOffer,
  pay: listSavedCards,
  accept: acceptOrder,
  download: downloadAll,
  withdraw: withdrawOrder,
  file: fileOrders,
} satisfies Record<Deed, unknown>

type Props = { selected: readonly OrderView[]; onClear: () => void; onAll: () => void; all: boolean }

/** What can be done with the orders that are ticked; each deed says how many of them it is for. */
export function SelectionBar({ selected, onClear, onAll, all }: Props) {
  // As they were when the deed was begun: the list underneath goes on changing.
  const [begun, setBegun] = useState<{ deed: Deed; orders: readonly OrderView[] }>()
  const may = useMay()
  const possible = deeds.flatMap((deed) => {
    const orders = ordersFor(deed, selected)
    return orders.length > 0 && may(needs[deed]) ? [{ deed, orders }] : []
  })
  const begin = (deed: Deed, orders: readonly OrderView[]) => {
    // Reloaded before any payment is begun, and not in the middle of the first.
    if (deed === 'pay' && !isAllowedHere()) location.reload()
    else setBegun({ deed, orders })
  }
  const close = () => setBegun(undefined)
  return (
    <>
      {selected.length > 0 && (
        <div
          role="region"
          aria-label={t('tickedOrders')}
          className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-sheet px-4 py-3 shadow-raised sm:mx-0 sm:rounded-card sm:border"
        >
          <p role="status" className="mr-2 font-medium">
            {t('ticked', { count: selected.length })}
          </p>
          {possible.map(({ deed, orders }, i) => (
            <Button
              key={deed}
              size="sm"
              look={i === 0 && deed !== 'withdraw' && deed !== 'file' ? 'primary' : 'secondary'}
              onClick={() => begin(deed, orders)}
            >
              {labels()[deed]} ({orders.length})
            </Button>
          ))}
          <span className="ml-auto flex">
            {!all && (
              <Button look="quiet" size="sm" onClick={onAll}>
                {t('tickAllShown')}
              </Button>
            )}
            <Button look="quiet" size="sm" onClick={onClear}>
              {t('clear')}
            </Button>
          </span>
        </div>
      )}
      {begun?.deed === 'choose' && (
        <ChooseMany orders={begun.orders} onClose={close} onPay={(orders) => begin('pay', orders)} />
      )}
      {begun?.deed === 'file' && <FilingDialog orders={begun.orders} onClose={close} />}
      {begun?.deed === 'pay' && <PayMany orders={begun.orders} onClose={close} />}
      {(begun?.deed === 'accept' || begun?.deed === 'download' || begun?.deed === 'withdraw') && (
        <SimpleDeed key={begun.deed} deed={begun.deed} orders={begun.orders} onClose={close} />
      )}
    </>
  )
}

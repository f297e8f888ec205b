'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Filed, isFiled } from '#components/orders/filing/filed.tsx'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '#lib/browser/may.ts'
import { fileOrders } from '#lib/filing/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const FilingDialog = dynamic(
  () => import('#components/orders/filing/filing-dialog.tsx').then((module) => module.FilingDialog),
  { ssr: false },
)

/** Where the order is kept, and the way to put it elsewhere. */
export function OrderFiling({ view }: { view: OrderView }) {
  const [open, setOpen] = useState(false)
  const may = useMay()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isFiled(view.order) ? (
        <Filed order={view.order} />
      ) : (
        <span className="text-ink-soft">{t('nowhereInParticular')}</span>
      )}
      {may(fileOrders) && (
        <Button look="quiet" size="sm" data-print="hide" className="-my-2" onClick={() => setOpen(true)}>
          {isFiled(view.order) ? t('change') : t('fileIt')}
        </Button>
      )}
      {open && <FilingDialog orders={[view]} onClose={() => setOpen(false)} />}
    </div>
  )
}

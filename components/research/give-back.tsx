'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { Link } from '#components/ui/link.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { rich } from '#components/ui/rich.tsx'
import { canMove } from '#lib/orders/state.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const GiveBackForm = dynamic(
  () => import('#components/research/give-back-form.tsx').then((module) => module.GiveBackForm),
  { ssr: false, loading: () => <Skeleton className="h-48" /> },
)

/** For whoever can't do what they were chosen for. Once the customer is charged, only Callslip can end it. */
export function GiveBack({ order }: { order: ResearchOrderView }) {
  const [open, setOpen] = useState(false)
  if (!canMove(order.status, 'give_back'))
    return (
      <p className="text-ink-soft">
        {rich(t, 'workHasBegunSo', {
          link: (text) => (
            <Link className="text-link" href="/contact">
              {text}
            </Link>
          ),
        })}
      </p>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{t('cantYouDoIt')}</p>
      <Button look="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('giveTheOrderBack')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('giveTheOrderBack')}
        description={order.status === 'confirmed' ? t('whatIsHeldIsReleased') : t('theOrderOpensAgain')}
      >
        {open && <GiveBackForm orderId={order.id} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

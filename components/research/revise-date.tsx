'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const DateForm = dynamic(() => import('#components/research/date-form.tsx').then((module) => module.DateForm), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
})

export function ReviseDate({ order }: { order: ResearchOrderView }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">
        {t('youPromised')}{' '}
        {order.estimatedCompletionDate ? <CalendarDate value={order.estimatedCompletionDate} weekday /> : t('noDate')}.
      </p>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('moveTheDate')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('moveTheDate')} description={t('theCustomerIsToldAt')}>
        {open && <DateForm order={order} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

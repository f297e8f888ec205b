'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

const DateForm = dynamic(() => import('#components/research/date-form.tsx').then((module) => module.DateForm), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
})

export function ReviseDate({ order }: { order: ResearchOrderView }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">
        You promised{' '}
        {order.estimatedCompletionDate ? <CalendarDate value={order.estimatedCompletionDate} weekday /> : 'no date'}.
      </p>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        Move the date
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Move the date"
        description="The customer is told at once, with your reason."
      >
        {open && <DateForm order={order} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

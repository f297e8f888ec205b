'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from '#components/ui/toast.ts'
import { DoorForm } from '#components/account/door-form.tsx'
import { useDoor } from '#components/account/use-door.ts'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { sentence } from '#lib/client/form.ts'
import { lazyResolver } from '#lib/client/lazy-resolver.ts'
import { reviseDate } from '#lib/client/research.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

export function ReviseDate({ order }: { order: ResearchOrderView }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">
        You promised {order.estimatedCompletionDate ? <CalendarDate value={order.estimatedCompletionDate} weekday /> : 'no date'}.
      </p>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        Move the date
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Move the date" description="The customer is told at once, with your reason.">
        {open && <DateForm order={order} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

const resolver = lazyResolver(() => import('#lib/researchers/schema.ts').then((all) => all.reviseDateInput))

function DateForm({ order, onDone }: { order: ResearchOrderView; onDone: () => void }) {
  const form = useForm({ resolver, defaultValues: { estimatedCompletionDate: order.estimatedCompletionDate ?? '', reason: '' } })
  const { send, failure, pending } = useDoor(form, reviseDate(useApi(), order.id), () => {
    toast.success('The date is moved')
    onDone()
  })
  const { errors } = form.formState
  return (
    <DoorForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Move the date">
      <Field label="New date" error={sentence(errors.estimatedCompletionDate?.message)}>
        <Input type="date" min={new Date().toISOString().slice(0, 10)} {...form.register('estimatedCompletionDate')} />
      </Field>
      <Field label="Reason" hint="It is sent to the customer as a message." error={sentence(errors.reason?.message)}>
        <Textarea rows={3} {...form.register('reason')} />
      </Field>
    </DoorForm>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { startWork } from '#lib/researchers/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

/** The moment the customer's money is taken: said before, in the question and beside the button. */
export function StartWork({ order: { id, myOffer } }: { order: ResearchOrderView }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    ...useApi().send(startWork, { orderId: id }),
    onSuccess: () => toast.success('Work has started'),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const total = myOffer && <Money amount={myOffer.totalAmount} currency={myOffer.currency} />
  return (
    <Card>
      <section aria-label="Start work" className="flex flex-col items-start gap-3">
        <h2 className="text-2xl">Start work</h2>
        <p>
          The payment is arranged. When you start, the customer is charged {total} and can no longer withdraw. Start
          only when you really begin.
        </p>
        <Button onClick={() => setAsking(true)}>Start work</Button>
      </section>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start work now?"
        confirm="Start and charge"
        pending={isPending}
        description={
          <p>
            The customer is charged {total} now. If they pay by invoice, the amount goes onto it. You receive your part
            when the order is completed.
          </p>
        }
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Card>
  )
}

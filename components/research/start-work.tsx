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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The moment the customer's money is taken: said before, in the question and beside the button. */
export function StartWork({ order: { id, myOffer } }: { order: ResearchOrderView }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    ...useApi().send(startWork, { orderId: id }),
    onSuccess: () => toast.success(t('workHasStarted')),
    onError: (error) => toast.error(asFailure(error).message),
  })
  const total = myOffer && <Money amount={myOffer.totalAmount} currency={myOffer.currency} />
  return (
    <Card>
      <section aria-label={t('startWork')} className="flex flex-col items-start gap-3">
        <h2 className="text-2xl">{t('startWork')}</h2>
        <p>{rich(t, 'thePaymentIsArranged', { total })}</p>
        <Button onClick={() => setAsking(true)}>{t('startWork')}</Button>
      </section>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('startWorkNow')}
        confirm={t('startAndCharge')}
        pending={isPending}
        description={<p>{rich(t, 'theCustomerIsChargedNow', { total })}</p>}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Card>
  )
}

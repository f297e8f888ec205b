'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { renewHold } from '#lib/payments/operations.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The way to pay anew before a hold ends by itself; the card form comes in its place. */
export function RenewHold({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false)
  const renew = useMutation(useApi().send(renewHold, { orderId }))
  const may = useMay()
  if (!may(renewHold)) return null
  const run = () =>
    renew.mutate(undefined, {
      onSettled: () => setOpen(false),
      onError: (error) => toast.error(asFailure(error).message),
    })
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('holdItAnew')}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t('holdTheAmountAnew')}
        description={t('theHoldThatIsAbout')}
        confirm={t('releaseItAndPayAnew')}
        pending={renew.isPending}
        onConfirm={run}
      />
    </>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import { AcceptanceMoney } from '#components/orders/money-effect.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { asFailure } from '#lib/client/failure.ts'
import { acceptOrder } from '#lib/client/orders.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Props = { view: OrderView; offer: OfferView | undefined; open: boolean; onClose: () => void }

export function AcceptOrder({ view, offer, open, onClose }: Props) {
  const accept = useMutation({
    ...acceptOrder(useApi(), view.id),
    onSuccess: () => {
      toast.success('Accepted. Thank you.')
      onClose()
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        accept.reset()
        onClose()
      }}
      title="Accept the delivery?"
      confirm="Accept"
      cancel="Not yet"
      pending={accept.isPending}
      onConfirm={() => accept.mutate()}
      description={
        <div className="flex flex-col gap-2">
          <AcceptanceMoney view={view} offer={offer} />
          <p>Afterwards you can’t ask for changes any more. Documents and report stay here.</p>
        </div>
      }
    >
      {accept.isError && (
        <Banner tone="danger" role="alert">
          {asFailure(accept.error).message}
        </Banner>
      )}
    </AlertDialog>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import { WithdrawalMoney } from '#components/orders/money-effect.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { asFailure } from '#lib/client/failure.ts'
import { withdrawOrder } from '#lib/client/orders.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Props = { view: OrderView; offer: OfferView | undefined; open: boolean; onClose: () => void }

export function WithdrawOrder({ view, offer, open, onClose }: Props) {
  const withdraw = useMutation({
    ...withdrawOrder(useApi(), view.id),
    onSuccess: () => {
      toast.success('The order is withdrawn.')
      onClose()
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        withdraw.reset()
        onClose()
      }}
      title="Withdraw this order?"
      look="danger"
      confirm="Withdraw the order"
      cancel="Keep it"
      pending={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
      description={
        <div className="flex flex-col gap-2">
          <WithdrawalMoney view={view} offer={offer} />
          <p>Researchers are told that the order has ended. This can’t be undone, but you can place the same order again.</p>
        </div>
      }
    >
      {withdraw.isError && (
        <Banner tone="danger" role="alert">
          {asFailure(withdraw.error).message}
        </Banner>
      )}
    </AlertDialog>
  )
}

'use client'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import { AcceptanceMoney, WithdrawalMoney } from '#components/orders/money-effect.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { acceptOrder, withdrawOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const questions = () =>
  ({
    accept: {
      title: t('acceptTheDelivery2'),
      Money: AcceptanceMoney,
      text: t('afterwardsYouCantAskFor'),
      confirm: t('accept'),
      cancel: t('notYet'),
      done: t('acceptedThankYou'),
    },
    withdraw: {
      title: t('withdrawThisOrder'),
      look: 'danger',
      Money: WithdrawalMoney,
      text: t('researchersAreToldThatThe'),
      confirm: t('withdrawTheOrder'),
      cancel: t('keepIt'),
      done: t('theOrderIsWithdrawn'),
    },
  }) as const

type Props = {
  about: keyof ReturnType<typeof questions>
  view: OrderView
  offer: OfferView | undefined
  open: boolean
  onClose: () => void
}

/** Asks before an order ends, and says first what happens to the money. */
export function OrderQuestion({ about, view, offer, open, onClose }: Props) {
  const { Money, text, done, ...words } = questions()[about]
  const api = useApi()
  const accept = useMutation(api.send(acceptOrder, { orderId: view.id }))
  const withdraw = useMutation(api.send(withdrawOrder, { orderId: view.id }))
  const { mutate, reset, isPending, error } = about === 'accept' ? accept : withdraw
  const onSuccess = () => {
    toast.success(done)
    onClose()
  }
  return (
    <AlertDialog
      {...words}
      open={open}
      onOpenChange={(next) => {
        if (next) return
        reset()
        onClose()
      }}
      pending={isPending}
      onConfirm={() => mutate(undefined, { onSuccess })}
      description={
        <div className="flex flex-col gap-2">
          <Money view={view} offer={offer} />
          {about === 'accept' && view.order.openCaseId !== undefined && <p>{t('theProblemThatWasReported')}</p>}
          <p>{text}</p>
        </div>
      }
    >
      {error && (
        <Banner tone="danger" role="alert">
          {asFailure(error).message}
        </Banner>
      )}
    </AlertDialog>
  )
}

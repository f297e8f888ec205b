'use client'
import { useOrderQuestion } from '#components/orders/use-order-question.tsx'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '#lib/browser/may.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { withdrawOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { view: OrderView; offer: OfferView | undefined }

/** The way out of an order, while there is one. */
export function WithdrawAction({ view, offer }: Props) {
  const { ask, question } = useOrderQuestion(view, offer)
  const may = useMay()
  if (!may(withdrawOrder)) return null
  return (
    <>
      {canMove(view.status, 'withdraw') && (
        <Button
          look="quiet"
          className="px-0! text-danger! underline underline-offset-4 hover:bg-transparent!"
          onClick={() => ask('withdraw')}
        >
          {t('withdrawTheOrder')}
        </Button>
      )}
      {question}
    </>
  )
}

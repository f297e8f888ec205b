'use client'
import { useQuery } from '@tanstack/react-query'
import { useOrderQuestion } from '#components/orders/use-order-question.tsx'
import { Button } from '#components/ui/button.tsx'
import { useNow } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { openCase } from '#lib/cases/operations.ts'
import { canReport } from '#lib/cases/state.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { acceptOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { canMove } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/**
 * The answer to a delivery, beside what was delivered; what accepting means is said when it is asked for. Stays drawn once it was
 * given, or its question couldn't close.
 */
export function DeliveryActions({ view }: { view: OrderView }) {
  const offers = useQuery(useApi().ask(listOffers, { orderId: view.id })).data
  const { ask, question } = useOrderQuestion(
    view,
    offers?.find(({ status }) => status === 'SELECTED'),
  )
  const may = useMay()
  const now = useNow()
  return (
    <>
      {may(acceptOrder) && canMove(view.status, 'complete') && (
        <Button look={view.order.openCaseId === undefined ? 'primary' : 'secondary'} onClick={() => ask('accept')}>
          {t('acceptTheDelivery')}
        </Button>
      )}
      {may(openCase) && now !== undefined && canReport(view, now) && (
        <Button look="secondary" onClick={() => ask('wrong')}>
          {t('somethingIsWrong')}
        </Button>
      )}
      {question}
    </>
  )
}

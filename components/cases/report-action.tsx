'use client'
import { useOrderQuestion } from '#components/orders/use-order-question.tsx'
import { Button } from '#components/ui/button.tsx'
import { useMay } from '#lib/browser/may.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { view: OrderView; offer: OfferView | undefined }

/** While the researcher is at work: afterwards the same stands beside what was delivered. */
export function ReportAction({ view, offer }: Props) {
  const { ask, question } = useOrderQuestion(view, offer)
  const may = useMay()
  if (!may({ scope: 'orders:write' })) return null
  return (
    <>
      {view.status === 'in_progress' && view.order.openCaseId === undefined && (
        <Button look="secondary" onClick={() => ask('wrong')}>
          {t('somethingIsWrong')}
        </Button>
      )}
      {question}
    </>
  )
}

'use client'
import { useState } from 'react'
import { ReasonButton } from '#components/operator/reason-button.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { closeCase } from '#lib/cases/operations.ts'
import { canCloseWith, closings, type Closing } from '#lib/cases/state.ts'
import type { OrderStatus } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const words = (): Record<Closing, { label: string; description: string }> => ({
  nothing_to_do: { label: t('nothingToDo'), description: t('theDeliveryStaysAsIt') },
  redo_asked: { label: t('deliverAgain'), description: t('theDeliveryGoesBackTo') },
  part_refunded: { label: t('partlyRefunded'), description: t('aPartOfThePayment') },
  refunded: { label: t('refunded'), description: t('allOfThePaymentHas') },
})
const inTurn: readonly Closing[] = ['nothing_to_do', 'redo_asked', 'part_refunded', 'refunded']

type Props = { orderId: string; status: OrderStatus; caseId: string; reference: string }

/** Closes a case with what came of it, and why. */
export function DecideCase({ orderId, status, caseId, reference }: Props) {
  const [outcome, setOutcome] = useState<Closing>('nothing_to_do')
  return (
    <ReasonButton
      label={t('decide')}
      title={t('decideOn', { reference })}
      description={t('theCaseIsClosedAnd')}
      hint={t('theCustomerAndTheResearcher')}
      confirm={t('decideAndClose')}
      options={useApi().send(closeCase, { orderId, caseId })}
      toInput={(reason) => ({ outcome, reason })}
      done={() => ({ text: t('isClosedBothSidesAre', { reference }) })}
    >
      <RadioCards
        legend={t('whatCameOfIt')}
        name={`outcome-${caseId}`}
        selected={outcome}
        onChange={({ target }) => setOutcome(closings.find((one) => one === target.value) ?? 'nothing_to_do')}
        options={inTurn.filter((value) => canCloseWith(value, status)).map((value) => ({ value, ...words()[value] }))}
      />
    </ReasonButton>
  )
}
